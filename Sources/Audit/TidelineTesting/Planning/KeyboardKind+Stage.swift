import AuditRules
import DeviceSimulation
import SceneModel
import SimulatedStages
import UIKit

extension KeyboardKind {
    private static let accessoryHeight: CGFloat = 44
    /// The height of a custom input view, in points.
    ///
    /// A date picker fits into 260 points. The view is never higher than the letters keyboard in landscape.
    @MainActor
    private static func inputViewHeight(on device: Device) -> CGFloat {
        let letters = KeyboardHeight.letters(
            on: device, orientation: .landscape, predictionBar: false, systemVersion: 17)
        return min(260, CGFloat(letters.points))
    }

    /// No source states this size (INFERRED).
    private static let floatingSize = CGSize(width: 320, height: 260)

    private static let pads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]

    /// Makes a stage show this kind of keyboard.
    ///
    /// - Returns: a closure to call at the end of the run. For ``letters`` the closure lists the other kinds that would
    ///   have given the same result. For every other kind the list is empty.
    @MainActor
    @discardableResult
    func install(on stage: SimulatedStage) -> @MainActor () -> [KeyboardKind] {
        adapt(&stage.phone.keyboard.behavior)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: Self.inputViewHeight(on: stage.phone.device)))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: Self.accessoryHeight))
        var changing: Set<KeyboardKind> = []
        stage.beforeUse = { view in
            guard let input = view as? any AdaptableInput else { return }
            // An app may create a view when code reads a property such as `inputView`. All kinds therefore read the
            // same properties, so that their results stay comparable.
            let kinds = Self.mayBeLetters.filter { $0.changes(input) }
            changing.formUnion(kinds)
            if kinds.contains(self) { prepare(input, bar: bar, own: own) }
        }
        if self == .floating { stage.onRest = { [keyboard = stage.phone.keyboard] _ in Self.float(keyboard) } }
        return {
            guard self == .letters else { return [] }
            let choices = stage.phone.keyboard.decisiveChoices
            return Self.mayBeLetters.filter { !changing.contains($0) && !$0.isDistinguished(by: choices) }
        }
    }

    /// On many screens these kinds give the same run as ``letters``.
    static let mayBeLetters: [KeyboardKind] = [.lettersWithoutPredictions, .emoji, .numberPad, .accessory, .inputView]

    private func isDistinguished(by choices: Set<KeyboardBehavior.Choice>) -> Bool {
        switch self {
        case .lettersWithoutPredictions: choices.contains(.predictions)
        case .emoji: choices.contains(.emoji)
        default: false
        }
    }

    /// Whether this kind changes the keyboard type or a view of a text input.
    ///
    /// If the app has set a view itself, this kind does not replace the view.
    @MainActor
    private func changes(_ input: any AdaptableInput) -> Bool {
        switch self {
        case .emoji: input.keyboardType != .default && !Self.pads.contains(input.keyboardType)
        case .numberPad: input.keyboardType != .numberPad
        case .accessory: input.inputAccessoryView == nil
        case .inputView: input.inputView == nil
        default: false
        }
    }

    @MainActor
    private func prepare(_ input: any AdaptableInput, bar: UIView, own: UIView) {
        switch self {
        case .emoji: input.keyboardType = .default
        case .numberPad: input.keyboardType = .numberPad
        case .accessory: input.inputAccessoryView = bar
        case .inputView: input.inputView = own
        default: break
        }
    }

    @MainActor
    private static func float(_ keyboard: SimulatedKeyboard) {
        guard keyboard.state == .docked else { return }
        let screen = keyboard.screenBounds
        keyboard.undock(
            to: CGRect(
                x: ((screen.width - floatingSize.width) / 2).rounded(), y: (screen.height / 2).rounded(),
                width: floatingSize.width, height: floatingSize.height))
    }
}

@MainActor
private protocol AdaptableInput: UIView {
    var keyboardType: UIKeyboardType { get set }
    var inputView: UIView? { get set }
    var inputAccessoryView: UIView? { get set }
}

extension UITextField: AdaptableInput {}
extension UITextView: AdaptableInput {}
