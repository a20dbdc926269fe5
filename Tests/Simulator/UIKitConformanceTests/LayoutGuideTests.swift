import Testing
import UIKit

@MainActor struct LayoutGuideTests {
    @Test func `B10 a guide's frame is valid once its owner's layout starts`() {
        final class Owner: UIView {
            let guide = UILayoutGuide()
            var seen: [CGRect] = []
            override func layoutSubviews() {
                seen.append(guide.layoutFrame)
                super.layoutSubviews()
            }
        }
        let root = UIView(frame: rect(0, 0, 200, 200)), owner = Owner(frame: rect(50, 60, 100, 100))
        root.addSubview(owner)
        owner.addLayoutGuide(owner.guide)
        #expect(owner.guide.owningView === owner)
        NSLayoutConstraint.activate([
            owner.guide.leftAnchor.constraint(equalTo: owner.leftAnchor, constant: 5),
            owner.guide.topAnchor.constraint(equalTo: owner.topAnchor, constant: 6),
            owner.guide.widthAnchor.constraint(equalToConstant: 30),
            owner.guide.heightAnchor.constraint(equalToConstant: 40)
        ])
        root.layoutIfNeeded()
        #expect(owner.seen.first == rect(5, 6, 30, 40), "\(owner.seen)")
        #expect(owner.guide.layoutFrame == rect(5, 6, 30, 40))
    }

    @Test func `B10 a guide holds its owner weakly, removal ends constraints`() {
        let guide = UILayoutGuide()
        do {
            let owner = UIView()
            owner.addLayoutGuide(guide)
            #expect(owner.layoutGuides.contains { $0 === guide })
        }
        #expect(guide.owningView == nil)
        let owner = UIView()
        owner.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        owner.removeLayoutGuide(guide)
        #expect(!width.isActive && guide.owningView == nil)
    }

    @Test func `B10 a guide that replaces another is laid out like the first`() {
        let root = UIView(frame: rect(0, 0, 200, 200))
        for round in 1...20 {
            let guide = UILayoutGuide(), side = CGFloat(round)
            root.addLayoutGuide(guide)
            guide.widthAnchor.constraint(equalToConstant: side).isActive = true
            root.layoutIfNeeded()
            #expect(guide.layoutFrame.width == side)
            root.removeLayoutGuide(guide)
        }
    }

    @Test func `B12 safe area and margins guides are bounds minus insets`() {
        let host = Host()
        let root = host.showPlainRoot()
        #expect(root.safeAreaLayoutGuide.layoutFrame == rect(0, 47, 390, 763))
        #expect(root.safeAreaLayoutGuide.layoutFrame == root.bounds.inset(by: root.safeAreaInsets))
        #expect(root.layoutMarginsGuide.layoutFrame == root.bounds.inset(by: root.layoutMargins))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        let guide = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            child.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
            child.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor)
        ])
        host.endTurn()
        #expect(child.frame == rect(root.layoutMargins.left, 47, 390 - 2 * root.layoutMargins.left, 763))
    }

    @Test func `B12 sizes that would be negative are zero`() {
        let view = UIView(frame: rect(0, 0, 10, 10))
        view.layoutMargins = insets(8, 3, 8, 3)
        #expect(view.layoutMarginsGuide.layoutFrame == rect(3, 8, 4, 0))
    }

    @Test func `B11 UIKit's guides are made on request, once for each view`() {
        let view = UIView(), other = UIView()
        #expect(view.layoutGuides.isEmpty)
        for guide: (UIView) -> UILayoutGuide in [
            \.safeAreaLayoutGuide, \.layoutMarginsGuide, \.readableContentGuide, \.keyboardLayoutGuide
        ] {
            let first = guide(view)
            #expect(guide(view) === first && guide(other) !== first)
            #expect(first.owningView === view)
            #expect(first.identifier.hasPrefix("UIView"), "\(first.identifier)")
        }
        #expect(Set(view.layoutGuides.map(\.identifier)).count == 4)
    }

    @Test func `B19 the readable width is 672 points, within the margins`() {
        let wide = UIView(frame: rect(0, 0, 1024, 100))
        #expect(wide.readableContentGuide.layoutFrame == rect(176, 8, 672, 84))
        wide.layoutMargins = insets(0, 200, 0, 8)
        // The room between the margins is 816 points, and the readable column is in its middle.
        #expect(wide.readableContentGuide.layoutFrame == rect(272, 0, 672, 100))
        wide.layoutMargins = insets(0, 200, 0, 200)
        #expect(wide.readableContentGuide.layoutFrame == rect(200, 0, 624, 100))
        let phone = Host(.p390).showPlainRoot()
        #expect(phone.readableContentGuide.layoutFrame == phone.layoutMarginsGuide.layoutFrame)
        #expect(phone.readableContentGuide.layoutFrame.width == 358)
        let pad = Host(.t1024).showPlainRoot()
        #expect(pad.readableContentGuide.layoutFrame.minX == 176 && pad.readableContentGuide.layoutFrame.width == 672)
    }
}
