import AuditRules
import DeviceSimulation
import SceneModel
import Scenarios
import UIKit

extension KeyboardKind {
    /// The height of the bar of ``accessory`` in points: a toolbar's.
    private static let accessoryHeight: CGFloat = 44
    /// The height of the view of ``inputView`` in points, that of a picker with a little room: an app that wants the view to
    /// fit sideways makes it no higher than letters are there.
    @MainActor
    private static func inputViewHeight(on device: Device) -> CGFloat {
        let letters = KeyboardHeight.letters(
            on: device, orientation: .landscape, predictionBar: false, systemVersion: 17)
        return min(260, CGFloat(letters.points))
    }

    /// The size of the keyboard of ``floating`` in points; no source states it (INFERRED).
    private static let floatingSize = CGSize(width: 320, height: 260)

    /// Keyboards without a key that leads to emoji.
    private static let pads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]

    /// Gives a stage this keyboard: its behaviour, what fields ask for, and what a person does with it.
    ///
    /// - Returns: a closure for the end of the run, which names the kinds that would have made the same run; none unless
    ///   this is ``letters``.
    @MainActor
    @discardableResult
    func install(on stage: SimulatedStage) -> @MainActor () -> [KeyboardKind] {
        adapt(&stage.phone.keyboard.behavior)
        // One of each for all fields, as most apps have it.
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: Self.inputViewHeight(on: stage.phone.device)))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: Self.accessoryHeight))
        var changing: Set<KeyboardKind> = []
        stage.beforeUse = { view in
            guard let input = view as? any AdaptableInput else { return }
            // With each keyboard the input is asked the same: an app may make a view when it is asked for it.
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

    /// The kinds that differ from ``letters`` in nothing but what some text inputs show.
    static let mayBeLetters: [KeyboardKind] = [.lettersWithoutPredictions, .emoji, .numberPad, .accessory, .inputView]

    /// Whether this kind would have answered one of these choices otherwise than ``letters``.
    private func isDistinguished(by choices: Set<KeyboardBehavior.Choice>) -> Bool {
        switch self {
        case .lettersWithoutPredictions: choices.contains(.predictions)
        case .emoji: choices.contains(.emoji)
        default: false
        }
    }

    /// Whether a text input needs other traits or views for this keyboard; what a screen has of its own is left alone.
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

    /// Sets the traits and views of a text input that this keyboard needs.
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

    /// The person takes the keyboard off the bottom whenever it stands there.
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

/// A text input that can be given another keyboard.
@MainActor
private protocol AdaptableInput: UIView {
    var keyboardType: UIKeyboardType { get set }
    var inputView: UIView? { get set }
    var inputAccessoryView: UIView? { get set }
}

extension UITextField: AdaptableInput {}
extension UITextView: AdaptableInput {}
