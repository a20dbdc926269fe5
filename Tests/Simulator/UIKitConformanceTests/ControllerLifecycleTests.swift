import Testing
import UIKit

@MainActor struct ControllerLifecycleTests {
    private let log = Log()

    @Test func `F1 touching the view loads it, once`() {
        let host = Host(), controller = LoggingController("controller", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(log.entries == ["controller.loadView", "controller.viewDidLoad"])
        #expect(controller.view.frame == host.screen.bounds)
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func `F2 a root controller appears in order and ends with the turn`() {
        let host = Host(), controller = LoggingController("controller", log)
        var wasInWindow: [String: Bool] = [:]
        controller.whenCalled = { controller, callback in
            wasInWindow[callback] = controller.viewIfLoaded?.window != nil
        }
        controller.makeView = { [log] in LoggingView("V", log) }
        host.window.rootViewController = controller
        host.window.makeKeyAndVisible()
        #expect(!log.entries.contains("controller.viewDidAppear"))
        host.endTurn()
        #expect(
            log.entries(about: "Appear", "Layout", "V.layout") == [
                "controller.viewWillAppear", "controller.viewIsAppearing", "controller.viewWillLayoutSubviews",
                "V.layout", "controller.viewDidLayoutSubviews", "controller.viewDidAppear"
            ])
        #expect(wasInWindow["viewWillAppear"] == false && wasInWindow["viewIsAppearing"] == true)
    }

    @Test func `F36 a root view the app added appears and fills its window`() {
        let host = Host(), controller = LoggingController("controller", log)
        controller.makeView = { UIView() }
        host.window.rootViewController = controller
        host.window.addSubview(controller.view)
        #expect(controller.view.frame == .zero)
        host.window.makeKeyAndVisible()
        host.endTurn()
        #expect(controller.view.frame == host.window.bounds && host.window.subviews.count == 1)
        let appearance = ["controller.viewWillAppear", "controller.viewIsAppearing", "controller.viewDidAppear"]
        #expect(log.entries(about: "Appear") == appearance)
        host.window.isHidden = true
        host.window.isHidden = false
        host.endTurn()
        #expect(log.entries(about: "Appear") == appearance)
    }

    @Test func `F3 viewIsAppearing comes once, with size and traits settled`() {
        let host = Host(), controller = LoggingController("controller", log), child = UIView()
        controller.makeView = { UIView(frame: rect(5, 5, 10, 10)) }
        var place: (frame: CGRect, isInWindow: Bool, safeArea: UIEdgeInsets)?
        var seen: (CGSize, UIUserInterfaceSizeClass, CGFloat)?
        controller.whenCalled = { controller, callback in
            if callback == "viewDidLoad" {
                child.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(child)
                child.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
            }
            guard callback == "viewIsAppearing" else { return }
            seen = (controller.view.bounds.size, controller.traitCollection.horizontalSizeClass, child.bounds.width)
            let isInWindow = controller.view.window === host.window && controller.view.superview != nil
            place = (controller.view.frame, isInWindow, controller.view.safeAreaInsets)
        }
        host.show(controller)
        #expect(log.entries(about: "Appear") == ["controller.viewWillAppear", "controller.viewIsAppearing"])
        host.endTurn()
        #expect(log.entries(about: "viewIsAppearing").count == 1)
        #expect(place?.frame == host.window.bounds && place?.isInWindow == true)
        #expect(place?.safeArea == insets(47, 0, 34, 0))
        #expect(seen?.0 == CGSize(width: 390, height: 844))
        #expect(seen?.1 == .compact)
        #expect(seen?.2 == 0 && child.bounds.width == 390)
    }

    @Test func `F3 viewIsAppearing comes once for each appearance`() {
        let host = Host(), controller = LoggingController("controller", log), cover = UIViewController()
        host.show(controller)
        host.settle()
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: true)
        host.settle()
        #expect(log.entries(about: "viewIsAppearing").count == 1)
        controller.dismiss(animated: true)
        host.settle()
        #expect(log.entries(about: "viewIsAppearing").count == 2)
        #expect(
            log.entries(about: "Appear").suffix(3) == [
                "controller.viewWillAppear", "controller.viewIsAppearing", "controller.viewDidAppear"
            ])
    }

    @Test func `F4 a push in its order`() {
        for animated in [false, true] {
            let log = Log(), a = LoggingController("A", log), b = LoggingController("B", log), host = Host()
            let navigation = UINavigationController(rootViewController: a)
            host.show(navigation)
            host.endTurn()
            log.clear()
            navigation.pushViewController(b, animated: animated)
            host.settle()
            #expect(
                log.entries(about: "ppear", "Parent", "viewDidLoad") == [
                    "B.willMove(toParent: some)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                    "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent: some)"
                ], "animated \(animated)")
            #expect(navigation.topViewController === b && a.view.window == nil && b.view.frame.minX == 0)
        }
    }

    @Test func `F5 a pop in its order`() {
        for animated in [false, true] {
            let log = Log(), a = LoggingController("A", log), b = LoggingController("B", log), host = Host()
            let navigation = UINavigationController(rootViewController: a)
            host.show(navigation)
            navigation.pushViewController(b, animated: false)
            host.settle()
            log.clear()
            #expect(navigation.popViewController(animated: animated) === b)
            host.settle()
            #expect(
                log.entries(about: "ppear", "Parent") == [
                    "B.willMove(toParent: nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
                    "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(toParent: nil)"
                ], "animated \(animated)")
            #expect(navigation.popViewController(animated: animated) == nil, "the root stays")
        }
    }
}
