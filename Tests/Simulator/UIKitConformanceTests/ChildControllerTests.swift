import Testing
import UIKit

@MainActor struct ChildControllerTests {
    private let log = Log()

    /// Shows the parent; the child controller is not yet in the parent.
    private func setUp(_ parent: UIViewController) -> (Host, LoggingController) {
        let host = Host(), child = LoggingController("child", log)
        host.show(parent)
        host.endTurn()
        log.clear()
        return (host, child)
    }

    @Test func `F10 adding calls willMove alone, removing didMove alone`() {
        let parent = UIViewController(), (host, child) = setUp(parent)
        parent.addChild(child)
        #expect(log.entries == ["child.willMove(toParent: some)"] && child.parent === parent)
        log.clear()
        child.removeFromParent()
        #expect(log.entries == ["child.didMove(toParent: nil)"] && child.parent == nil && parent.children.isEmpty)
        withExtendedLifetime(host) {}
    }

    @Test func `F10 a child of another parent leaves that one first`() {
        let parent = UIViewController(), other = UIViewController(), (host, child) = setUp(parent)
        parent.addChild(child)
        other.addChild(child)
        #expect(parent.children.isEmpty && other.children == [child] && child.parent === other)
        withExtendedLifetime(host) {}
    }

    @Test func `F11 a child appears and disappears with its view`() {
        let parent = UIViewController(), (host, child) = setUp(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let begin = ["child.viewWillAppear", "child.viewIsAppearing"]
        #expect(log.entries(about: "ppear") == begin)
        host.endTurn()
        #expect(log.entries(about: "ppear") == begin + ["child.viewDidAppear"])
        log.clear()
        child.view.removeFromSuperview()
        #expect(log.entries(about: "ppear") == ["child.viewWillDisappear", "child.viewDidDisappear"])
    }

    @Test(arguments: ["viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidAppear"])
    func `F11 a child added while its parent appears is told once`(moment: String) {
        let host = Host(), parent = LoggingController("parent", log), child = LoggingController("child", log)
        parent.whenCalled = { parent, callback in
            guard callback == moment, parent.children.isEmpty else { return }
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        host.endTurn()
        log.clear()
        navigation.pushViewController(parent, animated: true)
        host.settle()
        for step in ["viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
            #expect(log.entries(about: step).filter { $0.hasPrefix("child") }.count == 1, "\(step)")
        }
        let ends = log.entries(about: "viewDidAppear")
        #expect(ends == ["parent.viewDidAppear", "child.viewDidAppear"])
    }

    @Test func `F11 a view that moves within its window tells nothing`() {
        let parent = UIViewController(), (host, child) = setUp(parent), box = UIView()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.view.addSubview(box)
        host.endTurn()
        log.clear()
        box.addSubview(child.view)
        host.endTurn()
        #expect(log.entries(about: "ppear").isEmpty)
    }

    private final class Container: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test func `F11 a container that says so drives its children itself`() {
        let parent = Container(), (host, child) = setUp(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        host.endTurn()
        #expect(log.entries(about: "ppear").isEmpty)
        child.view.removeFromSuperview()
        child.beginAppearanceTransition(true, animated: false)
        #expect(log.entries(about: "ppear") == ["child.viewWillAppear"])
        parent.view.addSubview(child.view)
        #expect(log.entries(about: "ppear").last == "child.viewIsAppearing")
        host.endTurn()
        #expect(!log.entries.contains("child.viewDidAppear"))
        child.endAppearanceTransition()
        #expect(log.entries.last == "child.viewDidAppear")
        log.clear()
        host.window.rootViewController = UIViewController()
        host.endTurn()
        #expect(log.entries(about: "ppear").isEmpty, "the container does not pass its own disappearance on")
    }
}
