import Testing
import UIKit

@MainActor struct SizeTransitionTests {
    @Test func `F14 a rotation calls back, then animates, then completes`() throws {
        let host = Host(), log = Log(), controller = LoggingController("controller", log)
        var widths: [String: CGFloat] = [:]
        controller.whenCalled = { controller, callback in
            guard controller.isViewLoaded else { return }
            widths[callback] = controller.view.bounds.width
            guard callback == "viewWillTransition" else { return }
            controller.transitionCoordinator?.animate { _ in
                log.add("alongside")
                widths["alongside"] = controller.view.bounds.width
                widths["duration"] = UIView.inheritedAnimationDuration
            } completion: { _ in
                log.add("completion")
            }
        }
        host.show(controller)
        host.endTurn()
        log.clear()
        host.rotate(to: .landscapeRight)
        #expect(log.entries.prefix(2) == ["controller.willTransition", "controller.viewWillTransition"])
        #expect(widths["willTransition"] == 390 && widths["viewWillTransition"] == 390)
        #expect(widths["alongside"] == 844 && (widths["duration"] ?? 0) > 0)
        #expect(widths["viewDidLayoutSubviews"] == 844)
        #expect(log.entries.contains("alongside") && !log.entries.contains("completion"))
        host.settle()
        #expect(log.entries.last == "completion")
        #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(controller.view.safeAreaInsets == insets(0, 47, 21, 47))
    }

    @Test func `F14 without a change of traits only the size is told`() {
        let host = Host(.t1024), log = Log(), controller = LoggingController("controller", log)
        host.show(controller)
        host.endTurn()
        log.clear()
        host.rotate(to: .landscapeLeft)
        host.settle()
        #expect(log.entries(about: "ransition") == ["controller.viewWillTransition"])
    }

    @Test func `F14 and F15 super forwards only to children that are resized`() {
        let host = Host(), log = Log(), parent = LoggingController("parent", log)
        let filling = LoggingController("filling", log), fixed = LoggingController("fixed", log)
        host.show(parent)
        for child in [filling, fixed] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        filling.view.frame = parent.view.bounds
        fixed.view.autoresizingMask = []
        fixed.view.frame = rect(0, 0, 100, 100)
        host.endTurn()
        log.clear()
        host.rotate(to: .landscapeRight)
        host.settle()
        #expect(
            Set(log.entries(about: "viewWillTransition"))
                == ["parent.viewWillTransition", "filling.viewWillTransition"])
        #expect(log.entries(about: "willTransition").count >= 3)
        #expect(filling.view.bounds.width == 844 && fixed.view.bounds.width == 100)
    }

    @Test func `F15 a child that keeps its size gets no viewWillTransition`() {
        let host = Host(), log = Log(), parent = UIViewController(), child = LoggingController("child", log)
        host.show(parent)
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.widthAnchor.constraint(equalToConstant: 100),
            child.view.heightAnchor.constraint(equalToConstant: 100)
        ])
        host.endTurn()
        host.rotate(to: .landscapeRight)
        host.settle()
        #expect(log.entries(about: "viewWillTransition").isEmpty)
    }

    @Test func `F16 a coordinator exists only during a transition`() throws {
        let host = Host(), box = UIView(frame: rect(0, 0, 10, 10)), first = UIViewController()
        let navigation = UINavigationController(rootViewController: first), second = LoggingController("second", Log())
        host.show(navigation)
        host.endTurn()
        #expect(navigation.transitionCoordinator == nil && first.transitionCoordinator == nil)
        var isCancelled: Bool?
        navigation.pushViewController(second, animated: true)
        let coordinator = try #require(second.transitionCoordinator)
        #expect(coordinator.isAnimated && coordinator.transitionDuration > 0)
        navigation.view.addSubview(box)
        let completionQueued = coordinator.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        #expect(completionQueued)
        let animationQueued = coordinator.animate { _ in box.frame.origin.y = 100 }
        #expect(!animationQueued, "the transition runs already")
        host.settle()
        #expect(isCancelled == false && box.frame.minY == 0)
        #expect(navigation.transitionCoordinator == nil && second.transitionCoordinator == nil)
    }

    @Test func `F16 animations from viewWillAppear run with the transition`() throws {
        let host = Host(), navigation = UINavigationController(rootViewController: UIViewController())
        let second = LoggingController("second", Log()), box = UIView(frame: rect(0, 0, 10, 10))
        host.show(navigation)
        host.window.addSubview(box)
        host.endTurn()
        var wasQueued: Bool?
        second.whenCalled = { controller, callback in
            guard callback == "viewWillAppear" else { return }
            wasQueued = controller.transitionCoordinator?.animate { context in
                box.frame.origin.y = 100
                #expect(UIView.inheritedAnimationDuration == context.transitionDuration)
            }
        }
        navigation.pushViewController(second, animated: true)
        #expect(wasQueued == true)
        #expect(box.frame.minY == 100)
        for _ in 0..<3 {
            host.advance(by: 0.1)
            let shown = try #require(box.layer.presentation()).frame.minY
            let page = try #require(second.view.layer.presentation()).frame.minX
            #expect(shown > 0 && shown < 100 && isClose(shown, 100 * (1 - page / 390)))
        }
        host.settle()
        #expect(box.layer.presentation()?.frame.minY == 100)
    }

    @Test func `F17 a cancelled pop sends both pages back after its handler`() throws {
        let phone = Phone(), log = Log(), below = LoggingController("below", log), top = LoggingController("top", log)
        let navigation = UINavigationController(rootViewController: below)
        phone.show(navigation)
        navigation.pushViewController(top, animated: false)
        phone.settle()
        phone.beginPop(navigation)
        let coordinator = try #require(top.transitionCoordinator)
        coordinator.notifyWhenInteractionChanges { log.add("let go \($0.isCancelled)") }
        coordinator.animate(alongsideTransition: nil) { log.add("ended \($0.isCancelled)") }
        phone.movePop(navigation, to: 0.5)
        log.clear()
        phone.cancelPop(navigation)
        let back = ["let go true", "below.viewWillDisappear", "top.viewWillAppear", "top.viewIsAppearing"]
        #expect(log.entries(about: "ppear", "let go", "ended") == back)
        phone.settle()
        let end = ["below.viewDidDisappear", "top.viewDidAppear", "ended true"]
        #expect(log.entries(about: "ppear", "let go", "ended") == back + end)
    }
}
