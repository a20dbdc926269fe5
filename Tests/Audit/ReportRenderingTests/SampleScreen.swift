import AuditRules
import Foundation
import SceneModel

/// A plausible sign-in screen: fields of 44 pt at margins of 20 pt, 40 pt apart, and a button of 200 x 44 above the
/// keyboard.
struct SampleScreen {
    enum Avoidance: String, CaseIterable {
        case guide = "layout guide"
        case none
        /// The button moves up without an animation, and stays there.
        case careless
    }

    var device = SampleDevice.iPhone14
    var avoidance = Avoidance.guide
    var name = "Sign in"
    var layout = SceneKeyboard.Layout.email
    var returnKey = "go"

    private typealias Color = SceneNode.Appearance.Color
    private static let white = Color(red: 1, green: 1, blue: 1)
    private static let blue = Color(red: 0, green: 0.478, blue: 1)
    private static let black = Color(red: 0, green: 0, blue: 0)
    private static let gray = Color(red: 0.78, green: 0.78, blue: 0.8)

    /// Snapshots 1/60 s apart with the keyboard down, rising, up, falling and gone.
    var recording: [SceneSnapshot] {
        var result = [snapshot("down", at: 0, part: 0, isMoving: false, isUp: false)]
        for frame in 0..<30 {
            let time = Double(frame) / 60
            result.append(snapshot("rising", at: 0.3 + time, part: progress(time), isMoving: true, isUp: true))
        }
        result.append(snapshot("up", at: 0.8, part: 1, isMoving: false, isUp: true))
        for frame in 0..<30 {
            let time = Double(frame) / 60
            result.append(snapshot("falling", at: 2 + time, part: 1 - progress(time), isMoving: true, isUp: false))
        }
        result.append(snapshot("gone", at: 2.5, part: 0, isMoving: false, isUp: false))
        return result
    }

    var run: AuditRun {
        var run = AuditRun.judging(
            recording, screen: name, device: device.name, orientation: device.orientation, keyboard: .letters,
            avoidance: .init(avoidance.rawValue))
        let middle = recording.first { $0.step == "rising" && $0.time > 0.38 }
        run.steps = run.steps.filter { $0.name != "falling" }
        if let middle { run.steps[1] = AuditRun.Step(middle) }
        return run
    }

    private func progress(_ seconds: Double) -> Double {
        let phase = (1000.0 / 3).squareRoot() * seconds
        return 1 - exp(-phase) * (1 + phase)
    }

    private func snapshot(_ step: String, at time: Double, part: Double, isMoving: Bool, isUp: Bool) -> SceneSnapshot {
        let size = device.screen.size
        func keyboardFrame(_ part: Double) -> CGRect {
            CGRect(
                x: 0, y: size.height - device.keyboardHeight * part, width: size.width, height: device.keyboardHeight)
        }
        let drawn = keyboardFrame(part)
        let isOver = step == "gone" || step == "falling"
        let rest = size.height - CGFloat(device.screen.safeAreaInsets[2])
        let raised = size.height - device.keyboardHeight
        let bottom: CGFloat =
            switch avoidance {
            case .guide: rest + (raised - rest) * part
            case .none: rest
            case .careless: step == "down" ? rest : (isOver ? rest - 20 : raised)
            }
        let root = root(bottom: bottom)
        let email = root.flattened.first { $0.name == "Email" }?.frameInScreen ?? .zero
        let caret = CGRect(x: email.minX + 12, y: email.minY + 11, width: 2, height: 22)
        let isFocused = isUp
        var snapshot = SceneSnapshot(
            time: time, step: step, isSettled: !isMoving, layoutPasses: 0, screen: device.screen,
            keyboard: SceneKeyboard(
                state: isUp ? .docked : .hidden, frameInScreen: drawn, targetFrameInScreen: keyboardFrame(isUp ? 1 : 0),
                isMoving: isMoving, layout: layout, returnKey: returnKey),
            focus: isFocused ? SceneFocus(nodeID: 4, caretInScreen: caret) : nil, root: root)
        snapshot.guides = SceneGuides(keyboardTop: Double(isUp ? raised : rest), safeAreaBottom: Double(rest))
        return snapshot
    }

    private func root(bottom: CGFloat) -> SceneNode {
        let size = device.screen.size
        let sides = CGFloat(max(device.screen.safeAreaInsets[1], 0)) + 20
        let isShort = size.height < 500
        let top = CGFloat(device.screen.safeAreaInsets[0]) + (isShort ? 6 : 36)
        let fieldWidth = size.width - 2 * sides
        let first = isShort ? top : top + 84
        var children = [
            node(
                2, "Title", .label, CGRect(x: sides, y: top, width: fieldWidth, height: 44),
                .init(text: name, textColor: Self.black, fontSize: 34)),
            field(4, "Email", CGRect(x: sides, y: first, width: fieldWidth, height: 44)),
            field(5, "Password", CGRect(x: sides, y: first + (isShort ? 54 : 84), width: fieldWidth, height: 44))
        ]
        if isShort { children.removeFirst() }
        var button = node(
            6, "Sign In", .button,
            CGRect(x: (size.width - 200) / 2, y: bottom - (isShort ? 8 : 40) - 44, width: 200, height: 44),
            .init(
                background: Self.blue, cornerRadius: 10, text: "Sign In", textColor: Self.white, alignment: .center))
        button.isMarked = true
        button.geometry = .init(
            bounds: CGRect(x: 0, y: 0, width: 200, height: 44), center: CGPoint(x: size.width / 2, y: bottom - 62))
        children.append(button)
        return SceneNode(
            id: 1, name: "Window", kind: .view, frameInScreen: CGRect(origin: .zero, size: size),
            modelFrameInScreen: CGRect(origin: .zero, size: size), appearance: .init(background: Self.white),
            children: children)
    }

    private func field(_ id: Int, _ name: String, _ frame: CGRect) -> SceneNode {
        node(
            id, name, .textField, frame,
            .init(
                background: Self.white, border: Self.gray, borderWidth: 1, cornerRadius: 8, text: name,
                isPlaceholder: true
            ))
    }

    private func node(
        _ id: Int, _ name: String, _ kind: SceneNode.Kind, _ frame: CGRect, _ appearance: SceneNode.Appearance
    ) -> SceneNode {
        SceneNode(
            id: id, name: name, kind: kind, frameInScreen: frame, modelFrameInScreen: frame, appearance: appearance)
    }

    static let report = AuditReport(
        runs: SampleDevice.all.flatMap { device in
            Avoidance.allCases.map { SampleScreen(device: device, avoidance: $0).run }
        })
}
