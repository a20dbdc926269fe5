import AuditRules
import Foundation
import SceneModel

/// Snapshots of a phone of 390 x 844 at 3x, with a field and a marked button.
struct Recording {
    static let keyboardHeight: CGFloat = 336
    static let emailID = 3
    static let buttonID = 4

    /// The state of the phone at one instant, by default at rest.
    struct Scene {
        var time = 0.0
        var step = "down"
        var isSettled = true
        var isMoving = false
        var passes = 0
        /// The y coordinate of the keyboard's top on the screen; 844 stands for a hidden keyboard.
        var keyboardTop: CGFloat = 844
        var targetTop: CGFloat?
        var state: SceneKeyboard.State?
        var isFocused = true
        var focusKind = SceneNode.Kind.textField
        var caret: CGRect?
        var email = CGRect(x: 20, y: 300, width: 350, height: 44)
        var button = CGRect(x: 95, y: 760, width: 200, height: 44)
        var isButtonHidden = false
        /// The visible part of the form with its field and button; nil for the whole form.
        var clip: CGRect?
        var form = CGRect(x: 0, y: 0, width: 390, height: 844)
        var geometry = SceneNode.Geometry(
            bounds: CGRect(x: 0, y: 0, width: 390, height: 844), center: CGPoint(x: 195, y: 422),
            contentInset: [0, 0, 0, 0], indicatorInsets: [0, 0, 0, 0])
        var personalMoves = 0
        var personalScrolls = 0
        var size = CGSize(width: 390, height: 844)
    }

    static func snapshot(_ change: (inout Scene) -> Void = { _ in }) -> SceneSnapshot {
        var scene = Scene()
        change(&scene)
        let keyboard = CGRect(x: 0, y: scene.keyboardTop, width: scene.size.width, height: keyboardHeight)
        let target = CGRect(
            x: 0, y: scene.targetTop ?? scene.keyboardTop, width: scene.size.width, height: keyboardHeight)
        let isUp = target.minY < scene.size.height
        return SceneSnapshot(
            time: scene.time, step: scene.step, isSettled: scene.isSettled, layoutPasses: scene.passes,
            screen: SceneScreen(
                idiom: .phone, size: scene.size, scale: 3, safeAreaInsets: [47, 0, 34, 0], statusBarHeight: 47,
                cornerRadius: 47, hasHomeIndicator: true),
            keyboard: SceneKeyboard(
                state: scene.state ?? (isUp ? .docked : .hidden), frameInScreen: keyboard, targetFrameInScreen: target,
                isMoving: scene.isMoving),
            focus: scene.isFocused ? SceneFocus(nodeID: emailID, caretInScreen: scene.caret) : nil,
            personalMoves: scene.personalMoves, personalScrolls: scene.personalScrolls,
            root: root(of: scene))
    }

    private static func root(of scene: Scene) -> SceneNode {
        var email = node(emailID, "Email", scene.focusKind, scene.email)
        var button = node(buttonID, "Sign In", .button, scene.button)
        button.isMarked = true
        button.isHidden = scene.isButtonHidden
        (email.clipInScreen, button.clipInScreen) = (scene.clip, scene.clip)
        var form = node(2, "Form", .scrollView, scene.form)
        form.geometry = scene.geometry
        form.children = [email, button]
        var window = node(1, "Window", .view, CGRect(origin: .zero, size: scene.size))
        window.children = [form]
        return window
    }

    private static func node(_ id: Int, _ name: String, _ kind: SceneNode.Kind, _ frame: CGRect) -> SceneNode {
        SceneNode(id: id, name: name, kind: kind, frameInScreen: frame, modelFrameInScreen: frame)
    }

    /// Makes a snapshot for each fraction of the keyboard's movement, 1/60 s apart; afterwards the keyboard rests.
    static func rise(
        _ parts: [Double] = [0, 0.04, 0.12, 0.3, 0.6, 0.85, 1], change: (inout Scene, Double, Int) -> Void
    ) -> [SceneSnapshot] {
        parts.enumerated().map { index, part in
            snapshot { scene in
                scene.time = Double(index) / 60
                scene.step = "rising"
                scene.isMoving = index > 0 && index < parts.count - 1
                scene.isSettled = !scene.isMoving
                scene.keyboardTop = 844 - keyboardHeight * part
                scene.targetTop = index == 0 ? 844 : 508
                change(&scene, part, index)
            }
        }
    }
}

extension [Finding] {
    var messages: [String] { map(\.message) }
}
