import Testing

@_spi(Simulation) @testable import UIKit

/// Removing a view deactivates exactly the constraints between its subtree and views outside.
@MainActor struct ConstraintDeactivationTests {
    /// View number `n` is inside view number `(n - 1) / 3`, and each view has a layout guide.
    private func makeTree(count: Int) -> (views: [UIView], guides: [UILayoutGuide]) {
        let views = (0..<count).map { _ in UIView() }, guides = views.map { _ in UILayoutGuide() }
        for (index, view) in views.enumerated() {
            view.addLayoutGuide(guides[index])
            if index > 0 { views[(index - 1) / 3].addSubview(view) }
        }
        return (views, guides)
    }

    private func lies(_ view: Int, in other: Int) -> Bool {
        var view = view
        while view > other { view = (view - 1) / 3 }
        return view == other
    }

    @Test(arguments: 1..<40)
    func `any view may leave after any number of switches`(leaver: Int) {
        let count = 40, (views, guides) = makeTree(count: count)
        var pairs: [(one: Int, other: Int, constraint: NSLayoutConstraint)] = []
        for one in 0..<count {
            for other in [one, (one * 7 + 3) % count, (one * 5 + leaver) % count] {
                let isOdd = (one + other) % 2 == 1
                let anchor = isOdd ? guides[other].leftAnchor : views[other].leftAnchor
                pairs.append((one, other, views[one].leftAnchor.constraint(greaterThanOrEqualTo: anchor)))
            }
            pairs.append((one, one, views[one].widthAnchor.constraint(lessThanOrEqualToConstant: 900)))
        }
        NSLayoutConstraint.activate(pairs.map(\.constraint))
        for index in stride(from: leaver % 3, to: pairs.count, by: 3) { pairs[index].constraint.isActive = false }
        for index in stride(from: leaver % 6, to: pairs.count, by: 6) { pairs[index].constraint.isActive = true }
        let before = pairs.map(\.constraint.isActive)
        views[leaver].removeFromSuperview()
        for (index, pair) in pairs.enumerated() {
            let staysTogether = lies(pair.one, in: leaver) == lies(pair.other, in: leaver)
            #expect(pair.constraint.isActive == (before[index] && staysTogether), "\(pair.one) and \(pair.other)")
        }
        let owned = views.flatMap(\.constraints), active = pairs.map(\.constraint).filter(\.isActive)
        #expect(Set(owned.map(ObjectIdentifier.init)) == Set(active.map(ObjectIdentifier.init)))
        #expect(views.allSatisfy { $0.constraints.map(\.activation) == $0.constraints.map(\.activation).sorted() })
        #expect(views.flatMap(\.tree.mentions).allSatisfy { $0.isActive })
    }

    @Test func `removing a view without built constraints keeps the engine`() throws {
        let simulation = Simulation.installed()
        let window = UIWindow(windowScene: simulation.scene), known = UIView(), unknown = UIView()
        for view in [known, unknown] { window.addSubview(view) }
        known.addSubview(UIView())
        let guide = UILayoutGuide()
        known.subviews[0].addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: known.topAnchor).isActive = true
        window.layoutIfNeeded()
        let engine = try #require(window.tree.engine)
        unknown.removeFromSuperview()
        #expect(window.tree.engine === engine)
        known.removeFromSuperview()
        #expect(window.tree.engine == nil)
    }
}
