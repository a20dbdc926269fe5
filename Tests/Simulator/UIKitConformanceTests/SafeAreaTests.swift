import Testing
import UIKit

@MainActor struct SafeAreaTests {
    @Test func `C1 insets measure how far the unsafe region reaches in`() {
        let host = Host()
        let root = host.showPlainRoot(), view = UIView(), loose = UIView(frame: rect(0, 0, 390, 844))
        root.addSubview(view)
        for (frame, expected) in [
            (rect(0, 0, 390, 844), insets(47, 0, 34, 0)), (rect(0, 47, 390, 763), .zero),
            (rect(0, 100, 390, 100), .zero), (rect(0, -10, 390, 100), insets(47, 0, 0, 0)),
            (rect(0, 800, 390, 44), insets(0, 0, 34, 0)), (rect(-10, 10, 100, 100), insets(37, 0, 0, 0)),
            (rect(300, -20, 100, 900), insets(47, 0, 34, 0))
        ] {
            view.frame = frame
            #expect(view.safeAreaInsets == expected, "\(frame)")
        }
        #expect(loose.safeAreaInsets == .zero)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    @Test func `C1 no view has more of the safe area than its superview has`() {
        let host = Host(), controller = UIViewController(), outer = UIView(), inner = UIView()
        host.show(controller)
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        let places: [CGRect] = [-60, -10, 0, 20].flatMap { x in
            [-100, -10, 0, 30, 700].flatMap { y in [100, 2000].map { rect(x, y, 390, $0) } }
        }
        func edges(_ view: UIView) -> [CGFloat] {
            let insets = view.safeAreaInsets
            return [insets.top, insets.left, insets.bottom, insets.right]
        }
        for place in places {
            outer.frame = place
            for place in places {
                inner.frame = place
                for (view, parent) in [(outer, controller.view as UIView), (inner, outer)] {
                    #expect(zip(edges(view), edges(parent)).allSatisfy { $0 >= 0 && $0 <= $1 }, "\(place)")
                }
            }
        }
    }

    @Test func `C9 a view is told of insets changed by its superview's size`() {
        final class Told: UIView {
            var insets: [UIEdgeInsets] = []
            override func safeAreaInsetsDidChange() {
                super.safeAreaInsetsDidChange()
                insets.append(safeAreaInsets)
            }
        }
        let host = Host()
        host.rotate(to: .landscapeRight)
        host.settle()
        let root = host.showPlainRoot(), middle = UIView(frame: rect(0, 90, 844, 300)), view = Told()
        root.addSubview(middle)
        view.frame = rect(0, 200, 844, 100)
        middle.addSubview(view)
        host.endTurn()
        #expect(view.insets == [insets(0, 47, 21, 47)])
        middle.frame = rect(0, 80, 844, 310)
        host.endTurn()
        #expect(middle.safeAreaInsets == insets(0, 47, 21, 47))
        #expect(view.insets.last == insets(0, 47, 11, 47))
        middle.bounds.origin.y = 4
        host.endTurn()
        #expect(view.insets.last == insets(0, 47, 7, 47))
    }

    @Test func `C9 a view that takes another one's place is told of insets`() {
        final class Told: UIView {
            var insets: [CGFloat] = []
            override func safeAreaInsetsDidChange() {
                super.safeAreaInsetsDidChange()
                insets.append(safeAreaInsets.top)
            }
        }
        let host = Host(), controller = UIViewController(), first = Told(), second = Told()
        host.show(controller)
        func add(_ view: UIView) {
            view.frame = controller.view.bounds
            controller.view.addSubview(view)
            host.endTurn()
        }
        add(first)
        first.removeFromSuperview()
        controller.additionalSafeAreaInsets.top = 100
        host.endTurn()
        add(second)
        controller.additionalSafeAreaInsets.top = 0
        host.endTurn()
        #expect(first.insets.first == 47 && second.insets == [147, 47])
    }

    @Test func `C2 the insets of subviews on a phone with 59 and 34 points`() {
        let host = Host(.p393)
        let root = host.showPlainRoot(), view = UIView()
        #expect(root.safeAreaInsets == insets(59, 0, 34, 0))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        NSLayoutConstraint.activate([
            top, bottom, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        ])
        for (offset, raise, expected) in [
            (0, 0, insets(59, 0, 34, 0)), (20, 0, insets(39, 0, 34, 0)), (20, 20, insets(39, 0, 14, 0)),
            (59, 0, insets(0, 0, 34, 0)), (80, 40, .zero)
        ] as [(CGFloat, CGFloat, UIEdgeInsets)] {
            top.constant = offset
            bottom.constant = -raise
            host.endTurn()
            #expect(view.safeAreaInsets == expected, "top \(offset), bottom \(raise)")
        }
    }

    @Test func `C3 a view smaller than the unsafe region reports it in full`() {
        let host = Host()
        let view = UIView(frame: rect(0, 0, 390, 10))
        host.showPlainRoot().addSubview(view)
        #expect(view.safeAreaInsets.top == 47)
        #expect(view.safeAreaLayoutGuide.layoutFrame.height == 0)
    }

    @Test func `C4 additional insets are added for the subtree and children`() {
        let host = Host()
        let controller = UIViewController(), child = UIViewController(), view = UIView()
        host.show(controller)
        controller.addChild(child)
        child.view.frame = controller.view.bounds
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        view.frame = controller.view.bounds
        controller.view.addSubview(view)
        controller.additionalSafeAreaInsets.bottom = 50
        host.endTurn()
        #expect(controller.view.safeAreaInsets == insets(47, 0, 84, 0))
        #expect(view.safeAreaInsets == insets(47, 0, 84, 0) && child.view.safeAreaInsets == insets(47, 0, 84, 0))
        child.additionalSafeAreaInsets.top = 5
        host.endTurn()
        #expect(child.view.safeAreaInsets == insets(52, 0, 84, 0))
        #expect(controller.view.safeAreaInsets == insets(47, 0, 84, 0))
    }

    @Test func `C5 bars add their overlap to the content's safe area`() {
        let content = UIViewController(), host = Host()
        let navigation = UINavigationController(rootViewController: content)
        host.show(navigation)
        host.endTurn()
        #expect(content.view.safeAreaInsets == insets(91, 0, 34, 0))
        navigation.isToolbarHidden = false
        host.endTurn()
        #expect(content.view.safeAreaInsets == insets(91, 0, 78, 0))
        navigation.navigationBar.prefersLargeTitles = true
        host.endTurn()
        #expect(content.view.safeAreaInsets == insets(143, 0, 78, 0))
        navigation.isNavigationBarHidden = true
        navigation.isToolbarHidden = true
        host.endTurn()
        #expect(content.view.safeAreaInsets == insets(47, 0, 34, 0))
    }

    @Test func `C5 a tab bar makes the bottom inset 83`() {
        let content = UIViewController(), tabs = UITabBarController(), host = Host()
        tabs.viewControllers = [content]
        host.show(tabs)
        host.endTurn()
        #expect(content.view.safeAreaInsets == insets(47, 0, 83, 0))
    }

    @Test func `C8 insets are zero in viewDidLoad, final in viewIsAppearing`() {
        let host = Host(), log = Log(), controller = LoggingController("content", log)
        var seen: [String: UIEdgeInsets] = [:]
        controller.whenCalled = { controller, callback in
            if controller.isViewLoaded, seen[callback] == nil { seen[callback] = controller.view.safeAreaInsets }
        }
        host.show(UINavigationController(rootViewController: controller))
        host.endTurn()
        #expect(seen["viewDidLoad"] == .zero)
        #expect(seen["viewIsAppearing"] == insets(91, 0, 34, 0))
        #expect(seen["viewDidAppear"] == insets(91, 0, 34, 0))
    }

    @Test func `C9 only a change is told, before the layout that uses it`() {
        let host = Host(), log = Log(), controller = LoggingController("controller", log)
        controller.makeView = { LoggingView("V", log) }
        let inner = LoggingView("inner", log)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.show(controller)
        host.endTurn()
        inner.frame = controller.view.bounds
        controller.view.addSubview(inner)
        host.endTurn()
        log.clear()
        controller.additionalSafeAreaInsets.top = 10
        host.endTurn()
        let told = log.entries(about: "SafeAreaInsets", "safeAreaInsets", ".layout")
        #expect(
            told.prefix(2) == ["V.safeAreaInsetsDidChange", "controller.viewSafeAreaInsetsDidChange"], "\(told)")
        #expect(log.entries(about: "safeAreaInsetsDidChange").count == 2)
        for name in ["V", "inner"] {
            let change = log.position(of: "\(name).safeAreaInsetsDidChange") ?? 99
            #expect(change < log.position(of: "\(name).layout") ?? -1, "\(name)")
        }
        log.clear()
        controller.additionalSafeAreaInsets.top = 10
        controller.view.setNeedsLayout()
        host.endTurn()
        #expect(log.entries(about: "afeAreaInsetsDidChange").isEmpty)
    }
}
