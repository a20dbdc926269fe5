import Testing
import UIKit

/// The room that bars leave for the content, and the properties that change this room.
@MainActor struct BarRoomTests {
    /// The navigation bar's lower edge on this device, in the window's coordinates, in points.
    private func barBottom(_ navigation: UINavigationController) -> CGFloat { navigation.navigationBar.frame.maxY }

    @Test(arguments: [UIRectEdge.all, [], .top, .bottom])
    func `C6 a view extends under a translucent bar at its edges alone`(_ edges: UIRectEdge) {
        let host = Host(), controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        controller.edgesForExtendedLayout = edges
        host.show(navigation)
        host.settle()
        let bottom = barBottom(navigation), whole = navigation.view.bounds
        let starts = edges.contains(.top) ? 0 : bottom
        #expect(controller.view.frame == rect(0, starts, whole.width, whole.height - starts))
        #expect(controller.view.safeAreaInsets.top == bottom - starts)
        #expect(controller.view.safeAreaInsets.bottom == navigation.view.safeAreaInsets.bottom)
    }

    @Test func `C6 a view starts below an opaque bar unless it includes bars`() {
        let host = Host(), controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.isTranslucent = false
        host.show(navigation)
        host.settle()
        let bottom = barBottom(navigation)
        #expect(controller.view.frame.minY == bottom && controller.view.safeAreaInsets.top == 0)
        controller.extendedLayoutIncludesOpaqueBars = true
        host.endTurn()
        #expect(controller.view.frame == navigation.view.bounds && controller.view.safeAreaInsets.top == bottom)
        controller.extendedLayoutIncludesOpaqueBars = false
        navigation.isNavigationBarHidden = true
        host.endTurn()
        #expect(controller.view.frame == navigation.view.bounds)
    }

    @Test func `C6 a view ends above an opaque tab bar`() {
        let host = Host(), controller = UIViewController(), tabs = UITabBarController()
        tabs.viewControllers = [controller]
        host.show(tabs)
        host.settle()
        #expect(controller.view.frame == tabs.view.bounds)
        tabs.tabBar.isTranslucent = false
        host.endTurn()
        #expect(controller.view.frame.maxY == tabs.tabBar.frame.minY && controller.view.safeAreaInsets.bottom == 0)
        controller.extendedLayoutIncludesOpaqueBars = true
        host.endTurn()
        #expect(controller.view.frame == tabs.view.bounds)
        #expect(controller.view.safeAreaInsets.bottom == tabs.view.bounds.height - tabs.tabBar.frame.minY)
    }

    @Test func `F34 the tab bar hides until the pushed controller is popped`() {
        let host = Host(), tabs = UITabBarController(), chat = UIViewController(), detail = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        host.show(tabs)
        host.settle()
        chat.hidesBottomBarWhenPushed = true
        navigation.pushViewController(chat, animated: true)
        host.settle()
        #expect(tabs.tabBar.isHidden && chat.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
        navigation.pushViewController(detail, animated: true)
        host.settle()
        #expect(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: true)
        host.settle()
        #expect(!tabs.tabBar.isHidden)
        // For the root controller, `hidesBottomBarWhenPushed` has no effect.
        navigation.viewControllers.first?.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        host.settle()
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func `F34 a popped page gives the tab bar back to the page below`() {
        for animated in [true, false] {
            let phone = Phone(), tabs = UITabBarController(), chat = UIViewController(), list = UIViewController()
            let navigation = UINavigationController(rootViewController: list)
            tabs.viewControllers = [navigation]
            phone.show(tabs)
            phone.settle()
            let bottom = list.view.safeAreaInsets.bottom, bar = tabs.tabBar.frame
            chat.hidesBottomBarWhenPushed = true
            navigation.pushViewController(chat, animated: false)
            phone.settle()
            navigation.popViewController(animated: animated)
            phone.endTurn()
            #expect(!tabs.tabBar.isHidden && list.view.safeAreaInsets.bottom == bottom, "at once, \(animated)")
            phone.settle()
            #expect(tabs.tabBar.frame == bar && list.view.safeAreaInsets.bottom == bottom, "animated \(animated)")
            let hit = phone.window.hitTest(CGPoint(x: bar.midX, y: bar.minY + 5), with: nil)
            #expect(hit?.isDescendant(of: tabs.tabBar) == true)
        }
    }

    @Test func `F34 a swipe that is given up leaves the tab bar hidden`() {
        let phone = Phone(), tabs = UITabBarController(), chat = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation]
        phone.show(tabs)
        chat.hidesBottomBarWhenPushed = true
        navigation.pushViewController(chat, animated: false)
        phone.settle()
        phone.beginPop(navigation)
        phone.movePop(navigation, to: 0.5)
        phone.endTurn()
        #expect(!tabs.tabBar.isHidden)
        phone.cancelPop(navigation)
        phone.settle()
        #expect(tabs.tabBar.isHidden && chat.view.safeAreaInsets.bottom == tabs.view.safeAreaInsets.bottom)
    }

    @Test func `F35 bars that hide when the keyboard appears stay hidden`() {
        let phone = Phone(), controller = UIViewController(), field = UITextField(frame: rect(0, 200, 200, 40))
        let navigation = UINavigationController(rootViewController: controller)
        navigation.hidesBarsWhenKeyboardAppears = true
        phone.show(navigation)
        controller.view.addSubview(field)
        phone.settle()
        #expect(!navigation.isNavigationBarHidden)
        phone.focus(field)
        #expect(navigation.isNavigationBarHidden)
        phone.resign(field)
        #expect(navigation.isNavigationBarHidden)
    }

    private final class Judge: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
        var allows = true
        var log: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { allows }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.append("selected \(viewController.title ?? "")")
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.append("will show \(viewController.title ?? "")") }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.append("did show \(viewController.title ?? "")") }
    }

    @Test func `F9 a tapped tab is selected only if the delegate agrees`() {
        let phone = Phone(), tabs = UITabBarController(), judge = Judge()
        let pages = ["A", "B"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.viewControllers = pages
        tabs.delegate = judge
        phone.show(tabs)
        phone.settle()
        let buttons = tabs.tabBar.subviews
        #expect(buttons.map(\.frame.width) == [195, 195])
        judge.allows = false
        #expect(phone.tap(at: CGPoint(x: 300, y: tabs.tabBar.frame.minY + 20)))
        #expect(tabs.selectedIndex == 0 && judge.log == [])
        judge.allows = true
        #expect(phone.tap(at: CGPoint(x: 300, y: tabs.tabBar.frame.minY + 20)))
        #expect(tabs.selectedIndex == 1 && judge.log == ["selected B"])
        #expect(tabs.tabBar.items == pages.map { $0.tabBarItem })
    }

    @Test func `F4 the delegate is told before and after a controller shows`() {
        let host = Host(), judge = Judge(), root = UIViewController(), next = UIViewController()
        (root.title, next.title) = ("root", "next")
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        host.settle()
        navigation.delegate = judge
        navigation.show(next, sender: nil)
        #expect(judge.log == ["will show next"])
        host.settle()
        navigation.popViewController(animated: true)
        host.settle()
        #expect(judge.log == ["will show next", "did show next", "will show root", "did show root"])
    }

    @Test func `C5 a back button has the former item's display mode`() {
        let host = Host(), root = UIViewController(), next = UIViewController()
        root.title = "Inbox"
        root.navigationItem.backButtonDisplayMode = .minimal
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        navigation.pushViewController(next, animated: false)
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        host.settle()
        func titles() -> [String] {
            navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
                .map { $0.currentTitle ?? "" }
        }
        #expect(titles() == ["Cancel"])
        next.navigationItem.leftItemsSupplementBackButton = true
        host.endTurn()
        #expect(titles() == ["", "Cancel"])
        root.navigationItem.backButtonDisplayMode = .default
        host.endTurn()
        #expect(titles() == ["Inbox", "Cancel"])
    }
}
