import Testing
import UIKit

@MainActor struct NavigationStackTests {
    private let log = Log()

    private func shown(_ count: Int) -> (Host, UINavigationController, [LoggingController]) {
        let host = Host(), controllers = (0..<count).map { LoggingController("\($0)", log) }
        let navigation = UINavigationController(rootViewController: controllers[0])
        for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
        host.show(navigation)
        host.settle()
        log.clear()
        return (host, navigation, controllers)
    }

    @Test func `F4 a stack shows a new last controller as a push does`() {
        let (host, navigation, controllers) = shown(1), next = LoggingController("next", log)
        navigation.setViewControllers([controllers[0], next], animated: true)
        #expect(navigation.viewControllers == [controllers[0], next])
        host.settle()
        #expect(
            log.entries(about: "ppear") == [
                "0.viewWillDisappear", "next.viewWillAppear", "next.viewIsAppearing", "0.viewDidDisappear",
                "next.viewDidAppear"
            ])
        #expect(next.view.window != nil && controllers[0].view.window == nil && next.parent === navigation)
    }

    @Test func `F5 popping to the root takes all others away at once`() {
        let (host, navigation, controllers) = shown(3)
        #expect(navigation.popToRootViewController(animated: true) == [controllers[1], controllers[2]])
        host.settle()
        #expect(navigation.viewControllers == [controllers[0]] && controllers[0].view.window != nil)
        #expect(controllers[1].parent == nil && controllers[2].parent == nil)
        #expect(
            log.entries(about: "ppear") == [
                "2.viewWillDisappear", "0.viewWillAppear", "0.viewIsAppearing", "2.viewDidDisappear", "0.viewDidAppear"
            ])
        #expect(navigation.popToRootViewController(animated: false) == nil)
    }

    @Test func `F5 a stack that keeps its last controller has no transition`() {
        let (host, navigation, controllers) = shown(3)
        navigation.viewControllers = [controllers[2]]
        host.endTurn()
        #expect(log.entries(about: "ppear") == [])
        #expect(navigation.topViewController === controllers[2] && controllers[0].parent == nil)
    }

    @Test func `an empty stack shows nothing, and the next one appears`() {
        let (host, navigation, controllers) = shown(1)
        navigation.viewControllers = []
        #expect(log.entries(about: "ppear") == ["0.viewWillDisappear", "0.viewDidDisappear"])
        #expect(controllers[0].view.window == nil && navigation.topViewController == nil)
        let next = LoggingController("next", log)
        navigation.viewControllers = [next]
        host.endTurn()
        #expect(next.view.window != nil)
    }

    @Test func `F9 a tab is chosen by its controller`() {
        let host = Host(), tabs = UITabBarController(), pages = [UIViewController(), UIViewController()]
        tabs.viewControllers = pages
        host.show(tabs)
        tabs.selectedViewController = pages[1]
        #expect(tabs.selectedIndex == 1 && pages[1].view.window != nil && pages[0].view.window == nil)
    }

    @Test func `F5 a page that is pushed and popped in one turn goes`() {
        let host = Host(), root = UIViewController(), page = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        host.settle()
        navigation.pushViewController(page, animated: true)
        navigation.popViewController(animated: true)
        host.settle()
        #expect(navigation.viewControllers == [root] && page.parent == nil && page.view.window == nil)
        #expect(root.view.window === host.window && root.view.frame == navigation.view.bounds)
        #expect(navigation.transitionCoordinator == nil)
    }
}
