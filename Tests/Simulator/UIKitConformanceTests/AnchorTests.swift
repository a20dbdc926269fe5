import Testing
import UIKit

@MainActor struct AnchorTests {
    private let root = UIView(frame: rect(0, 0, 300, 300))
    private let first = UIView()
    private let second = UIView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    @Test func `B26 every anchor makes a constraint of its attribute`() {
        let pairs: [(NSLayoutConstraint, NSLayoutConstraint.Attribute)] = [
            (first.leadingAnchor.constraint(equalTo: second.trailingAnchor), .leading),
            (first.trailingAnchor.constraint(equalTo: second.leadingAnchor), .trailing),
            (first.leftAnchor.constraint(lessThanOrEqualTo: second.rightAnchor, constant: 1), .left),
            (first.rightAnchor.constraint(greaterThanOrEqualTo: second.leftAnchor), .right),
            (first.centerXAnchor.constraint(equalTo: second.leadingAnchor), .centerX),
            (first.topAnchor.constraint(equalTo: second.bottomAnchor), .top),
            (first.bottomAnchor.constraint(equalTo: second.topAnchor), .bottom),
            (first.centerYAnchor.constraint(equalTo: second.centerYAnchor), .centerY),
            (first.firstBaselineAnchor.constraint(equalTo: second.topAnchor), .firstBaseline),
            (first.lastBaselineAnchor.constraint(equalTo: second.bottomAnchor), .lastBaseline),
            (first.widthAnchor.constraint(equalTo: second.heightAnchor, multiplier: 2, constant: 3), .width),
            (first.heightAnchor.constraint(lessThanOrEqualToConstant: 5), .height)
        ]
        for (constraint, attribute) in pairs {
            #expect(constraint.firstAttribute == attribute)
            #expect(constraint.firstItem === first)
        }
        #expect(pairs[10].0.multiplier == 2 && pairs[10].0.constant == 3 && pairs[10].0.secondItem === second)
        #expect(pairs[11].0.secondItem == nil && pairs[11].0.secondAttribute == .notAnAttribute)
    }

    @Test func `B26 the distance between two places is a dimension`() {
        let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor), first.widthAnchor.constraint(equalToConstant: 50),
            gap.constraint(equalTo: first.widthAnchor, multiplier: 2),
            second.widthAnchor.constraint(equalToConstant: 10)
        ])
        root.layoutIfNeeded()
        #expect(second.frame.minX == 150)
    }

    @Test func `B27 system spacing is eight points times the multiplier`() {
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
            second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            first.widthAnchor.constraint(equalToConstant: 1)
        ])
        root.layoutIfNeeded()
        #expect(first.frame.origin == CGPoint(x: 16, y: 16))
    }
}
