import Testing
import UIKit

/// Constraints that leave the views too much room or too little room.
@MainActor struct LooseLayoutTests {
    private func makeView(in root: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func `B35 a loose position settles on its first bound`() {
        let root = UIView(frame: rect(0, 0, 300, 200)), view = makeView(in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72),
            view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40)
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(72, 30, 50, 40))
        #expect(view.hasAmbiguousLayout)
    }

    @Test func `B35 a far edge that may not pass a bound stands on it`() {
        let root = UIView(frame: rect(0, 0, 300, 200)), view = makeView(in: root)
        NSLayoutConstraint.activate([
            view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20),
            view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40)
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(230, 160, 50, 40))
    }

    @Test func `B58 a size that nothing but a bound mentions is zero`() {
        let root = UIView(frame: rect(0, 0, 300, 200)), view = makeView(in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 72),
            view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor)
        ])
        root.layoutIfNeeded()
        #expect(view.frame == .zero)
    }

    @Test func `B58 views without enough room shrink and do not overlap`() {
        let root = UIView(frame: rect(0, 0, 1000, 50))
        var views: [UIView] = [], edge = root.leadingAnchor
        for index in 0..<5 {
            let view = makeView(in: root), width = view.widthAnchor.constraint(equalToConstant: 300)
            width.priority = .defaultHigh
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 0 : 10),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor), width
            ])
            views.append(view)
            edge = view.trailingAnchor
        }
        edge.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 310, 620, 930, 1000])
        #expect(views.map(\.frame.width) == [300, 300, 300, 60, 0])
    }

    @Test func `B31 and B58 edges without room conflict until there is room`() throws {
        let host = Host(), root = host.showPlainRoot(), view = makeView(in: root)
        let bottom = view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 200)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), bottom,
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 20)
        ])
        host.endTurn()
        #expect(view.frame == rect(0, 100, 20, 100) && host.conflictLog.isEmpty)
        for constant in [90.0, 80] {
            bottom.constant = constant
            host.endTurn()
            #expect(host.conflictLog.count == 1, "at \(constant)")
            #expect(view.frame.height == 0)
        }
        bottom.constant = 130
        host.endTurn()
        #expect(view.frame == rect(0, 100, 20, 30) && host.conflictLog.count == 1)
        bottom.constant = 60
        host.endTurn()
        #expect(host.conflictLog.count == 2)
    }

    @Test func `B34 and B58 a mask fills a superview that has no size yet`() throws {
        let host = Host(), root = host.showPlainRoot(), outer = makeView(in: root), middle = UIView()
        middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(middle)
        let inner = makeView(in: middle)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 8),
            inner.rightAnchor.constraint(equalTo: middle.rightAnchor, constant: -8),
            outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.widthAnchor.constraint(equalToConstant: 100)
        ])
        host.endTurn()
        #expect(host.conflictLog == [])
        #expect(middle.frame.width == 100 && inner.frame.width == 84)
    }

    @Test func `B58 a required width below zero is a conflict of its own`() throws {
        let host = Host(), root = host.showPlainRoot(), view = makeView(in: root)
        view.widthAnchor.constraint(equalToConstant: -16).isActive = true
        host.endTurn()
        #expect(host.conflictLog.count == 1 && view.bounds.width == 0)
    }

    @Test func `B58 what is required in too small a place is a conflict`() throws {
        let host = Host(), root = host.showPlainRoot(), outer = makeView(in: root), inner = makeView(in: outer)
        NSLayoutConstraint.activate([
            outer.widthAnchor.constraint(equalToConstant: 20),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20)
        ])
        host.endTurn()
        #expect(host.conflictLog.count == 1 && outer.bounds.width == 20)
    }

    @Test func `B59 a place may be tied to a place of the other axis`() {
        let root = UIView(frame: rect(0, 0, 300, 200)), view = makeView(in: root), other = makeView(in: root)
        NSLayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.topAnchor.constraint(equalTo: other.topAnchor),
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 2,
                constant: 5),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40)
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(65, 30, 50, 40))
    }
}
