import Testing

@_spi(Simulation) @testable import UIKit

/// The window and the safe area of a deeply nested view are found without a search through the superviews.
@MainActor struct TreeDepthTests {
    /// Nested views, each with constraints to all edges of its superview.
    ///
    /// The outermost view is in the safe area of a window.
    @MainActor private final class Nest {
        let simulation = Simulation(), window: UIWindow, views: [UIView]
        private(set) var insets: [NSLayoutConstraint] = []

        init(depth: Int) {
            let controller = UIViewController()
            window = simulation.show(controller)
            views = (0..<depth).map { _ in UIView() }
            var outer: UIView = controller.view
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
                let top = view.topAnchor.constraint(equalTo: outer.topAnchor)
                NSLayoutConstraint.activate([
                    top, view.leftAnchor.constraint(equalTo: outer.leftAnchor),
                    view.rightAnchor.constraint(equalTo: outer.rightAnchor),
                    view.bottomAnchor.constraint(equalTo: outer.bottomAnchor)
                ])
                insets.append(top)
                outer = view
            }
        }

        func ancestorVisits(during work: () -> Void) -> Int {
            let before = simulation.record.ancestorVisits
            work()
            return simulation.record.ancestorVisits - before
        }
    }

    @Test(arguments: [10, 40, 160])
    func `the first layout visits each view once for the safe area`(depth: Int) {
        let nest = Nest(depth: depth)
        #expect(nest.ancestorVisits { nest.window.layoutIfNeeded() } <= 2 * depth + 4)
        #expect(nest.views.last?.safeAreaInsets.top == nest.window.safeAreaInsets.top)
    }

    @Test(arguments: [10, 40, 160])
    func `the innermost view moves without a look at those around it`(depth: Int) {
        let nest = Nest(depth: depth)
        nest.window.layoutIfNeeded()
        let visits = nest.ancestorVisits {
            nest.insets[depth - 1].constant = 3
            nest.window.layoutIfNeeded()
            _ = nest.views[depth - 1].safeAreaInsets
        }
        #expect(visits <= 2)
        #expect(nest.views[depth - 1].frame.minY == 3)
    }

    @Test func `safe area changes reach the innermost view at once`() throws {
        let nest = Nest(depth: 12), inner = nest.views[11], top = nest.window.safeAreaInsets.top
        let controller = try #require(nest.window.rootViewController)
        nest.window.layoutIfNeeded()
        #expect(inner.safeAreaInsets.top == top)
        controller.additionalSafeAreaInsets.top = 10
        #expect(inner.safeAreaInsets.top == top + 10)
        nest.views[4].frame.origin.y += 7
        #expect(inner.safeAreaInsets.top == top + 3 && nest.views[3].safeAreaInsets.top == top + 10)
        nest.views[6].bounds.size.height -= 6
        nest.views[6].center.y += 3
        #expect(inner.safeAreaInsets.top == max(0, top + 3 - 6))
        nest.views[8].bounds.origin.y = -4
        #expect(inner.safeAreaInsets.top == max(0, top + 3 - 6 - 4))
        nest.views[2].removeFromSuperview()
        #expect(inner.safeAreaInsets == .zero && inner.window == nil)
        nest.window.addSubview(nest.views[2])
        #expect(inner.safeAreaInsets.top > 0 && inner.window === nest.window)
    }

    @Test func `a moved subtree knows its new window, a removed one none`() {
        let nest = Nest(depth: 6), other = Nest(depth: 6)
        other.views[5].addSubview(nest.views[3])
        #expect(nest.views[5].window === other.window && nest.views[2].window === nest.window)
        nest.views[2].addSubview(other.views[4])
        #expect(nest.views[5].window === nest.window && other.views[5].window === nest.window)
        other.views[4].removeFromSuperview()
        #expect(nest.views[5].window == nil && nest.views[5].layoutRoot === other.views[4])
    }

    @Test func `views left by a gone window know their own topmost view`() {
        var nest: Nest? = Nest(depth: 6)
        let kept = nest.map { [$0.views[2], $0.views[4]] } ?? []
        kept[1].removeFromSuperview()
        kept[0].addSubview(kept[1])
        weak let window = nest?.window
        nest = nil
        Simulation().install()
        #expect(window == nil && kept[1].window == nil)
        #expect(kept[1].layoutRoot === kept[0] && kept[0].superview == nil)
        let box = UIView()
        box.addSubview(kept[0])
        #expect(kept[1].layoutRoot === box)
    }
}
