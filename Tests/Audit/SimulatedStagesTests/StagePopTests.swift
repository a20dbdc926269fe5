import DeviceSimulation
import SimulatedStages
import Testing
import UIKit

/// A finger that swipes a page away, and the transition coordinator during the swipe (rules E23, F16, F17).
@MainActor struct StagePopTests {
    private final class SwipedPage: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let follower = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var isWatching = false
        var heard: [String] = []
        var whenLetGo: () -> Void = {}

        override func viewDidLoad() {
            super.viewDidLoad()
            field.accessibilityIdentifier = "Field"
            view.addSubview(field)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            guard isWatching, let coordinator = transitionCoordinator else { return }
            heard.append("leaves \(coordinator.isInteractive) \(coordinator.initiallyInteractive)")
            coordinator.animate(
                alongsideTransition: { _ in
                    self.follower.frame.origin.y = 100
                },
                completion: { context in
                    self.heard.append("ended \(context.isCancelled)")
                })
            coordinator.notifyWhenInteractionChanges { context in
                self.whenLetGo()
                self.heard.append("let go \(context.isCancelled) \(context.isInteractive) \(context.percentComplete)")
            }
        }
    }

    @MainActor private struct Setup {
        let stage: SimulatedStage
        let root = SwipedPage()
        let top = SwipedPage()

        init() throws {
            stage = SimulatedStage(try Device.named("iPhone 14"))
            let navigation = UINavigationController(rootViewController: root)
            stage.present(navigation)
            navigation.pushViewController(top, animated: false)
            stage.settle()
            stage.phone.window.addSubview(top.follower)
            try stage.tap("Field")
            stage.settle()
            top.isWatching = true
        }
    }

    @Test func `F16 both pages share the coordinator while a finger swipes`() throws {
        let setup = try Setup(), stage = setup.stage
        try stage.beginPop()
        #expect(setup.top.transitionCoordinator?.isInteractive == true)
        #expect(setup.root.transitionCoordinator === setup.top.transitionCoordinator)
        #expect(setup.top.transitionCoordinator?.viewController(forKey: .to) === setup.root)
        stage.movePop(to: 0.5)
        #expect(setup.top.follower.layer.presentation()?.frame.minY == 50)
        stage.finishPop()
        #expect(setup.top.transitionCoordinator?.isInteractive == false)
        stage.settle()
        #expect(setup.top.heard == ["leaves true true", "let go false false 0.5", "ended false"])
        #expect(setup.root.transitionCoordinator == nil && setup.root.navigationController?.viewControllers.count == 1)
    }

    /// Returns the begin frame and the end frame of a notification that a closure posts.
    private func frames(of name: Notification.Name, while body: () throws -> Void) rethrows -> [CGRect?] {
        nonisolated(unsafe) var frames: [CGRect?] = []
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            let keys = [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey]
            frames += keys.map { note.userInfo?[$0] as? CGRect }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try body()
        return frames
    }

    @Test func `E22 notifications of a swiped page keep x at 0`() throws {
        let setup = try Setup(), stage = setup.stage, shown = stage.phone.keyboard.presentedFrameInScreen
        let below = shown.offsetBy(dx: 0, dy: shown.height)
        let hides = try frames(of: UIResponder.keyboardWillHideNotification) {
            try stage.beginPop()
            stage.movePop(to: 0.5)
        }
        #expect(hides == [shown, below])
        let shows = frames(of: UIResponder.keyboardWillShowNotification) {
            stage.cancelPop()
            stage.settle()
        }
        #expect(shows == [below, shown])
    }

    @Test func `E22 the keyboard travels sideways with the page`() throws {
        let setup = try Setup(), stage = setup.stage, keyboard = stage.phone.keyboard
        let shown = keyboard.presentedFrameInScreen
        try stage.beginPop()
        #expect(keyboard.presentedFrameInScreen == shown)
        stage.movePop(to: 0.25)
        #expect(keyboard.presentedFrameInScreen == shown.offsetBy(dx: 97.5, dy: 0))
        #expect(setup.top.view.layer.presentation()?.frame.minX == 97.5)
        stage.movePop(to: 0.5)
        stage.finishPop()
        stage.settle()
        #expect(keyboard.presentedFrameInScreen.minX == 0 && keyboard.presentedFrameInScreen.minY == 844)
        try stage.tap("Field")
        stage.advance(by: 0.1)
        #expect(keyboard.presentedFrameInScreen.minX == 0 && keyboard.presentedFrameInScreen.minY > shown.minY)
    }

    @Test func `E22 a cancelled pop brings the keyboard back sideways`() throws {
        let setup = try Setup(), stage = setup.stage, keyboard = stage.phone.keyboard
        let shown = keyboard.presentedFrameInScreen
        try stage.beginPop()
        stage.movePop(to: 0.5)
        stage.cancelPop()
        #expect(keyboard.presentedFrameInScreen == shown.offsetBy(dx: 195, dy: 0))
        for _ in 0..<4 {
            stage.advance(by: 0.08)
            let page = setup.top.view.layer.presentation()?.frame.minX ?? -1
            #expect(abs(keyboard.presentedFrameInScreen.minX - page) < 0.001)
            #expect(keyboard.presentedFrameInScreen.minY == shown.minY)
        }
        stage.settle()
        #expect(keyboard.presentedFrameInScreen == shown)
    }

    @Test func `F17 a cancelled pop is announced before views go back`() throws {
        let setup = try Setup(), stage = setup.stage
        try stage.beginPop()
        stage.movePop(to: 0.5)
        stage.cancelPop()
        let start = setup.top.follower.layer.presentation()?.frame.minY ?? 0
        stage.advance(by: 0.1)
        let later = setup.top.follower.layer.presentation()?.frame.minY ?? 0
        #expect(start == 50 && later < start)
        stage.settle()
        #expect(setup.top.heard == ["leaves true true", "let go true false 0.5", "ended true"])
        #expect(setup.top.transitionCoordinator == nil)
        #expect(setup.top.field.isFirstResponder && stage.phone.keyboard.frameInScreen != nil)
    }

    @Test(arguments: [false, true])
    func `a finger swipes back for a tenth of a second`(isGivenUp: Bool) throws {
        let setup = try Setup(), phone = setup.stage.phone, start = phone.now
        var letGo = start
        setup.top.whenLetGo = { letGo = phone.now }
        try setup.stage.swipeBack(isGivenUp: isGivenUp)
        #expect(abs(letGo - start - 0.1) < 1e-6)
    }

    @Test func `a root page or a disabled recognizer allows no swipe back`() throws {
        let setup = try Setup()
        setup.top.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        #expect(throws: StageError.unreachable("pop")) { try setup.stage.beginPop() }
        setup.stage.present(UINavigationController(rootViewController: SwipedPage()))
        #expect(throws: StageError.unreachable("pop")) { try setup.stage.beginPop() }
    }
}
