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
    @MainActor
    func install(on stage: Stage) {
        adapt(&stage.phone.keyboard.behavior)
        // One of each for all fields, as most apps have it.
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: Self.inputViewHeight(on: stage.phone.device)))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: Self.accessoryHeight))
        stage.beforeUse = { prepare($0, bar: bar, own: own) }
        if self == .floating { stage.onRest = Self.float }
    }

    /// Sets the traits and views of a text input that this keyboard needs; what a screen has of its own is left alone.
    @MainActor
    private func prepare(_ view: UIView, bar: UIView, own: UIView) {
        switch (self, view) {
        case (.emoji, let field as UITextField) where !Self.pads.contains(field.keyboardType):
            field.keyboardType = .default
        case (.emoji, let text as UITextView) where !Self.pads.contains(text.keyboardType):
            text.keyboardType = .default
        case (.numberPad, let field as UITextField): field.keyboardType = .numberPad
        case (.numberPad, let text as UITextView): text.keyboardType = .numberPad
        case (.accessory, let field as UITextField): field.inputAccessoryView = field.inputAccessoryView ?? bar
        case (.accessory, let text as UITextView): text.inputAccessoryView = text.inputAccessoryView ?? bar
        case (.inputView, let field as UITextField): field.inputView = field.inputView ?? own
        case (.inputView, let text as UITextView): text.inputView = text.inputView ?? own
        default: break
        }
    }

    /// The person takes the keyboard off the bottom whenever it stands there.
    @MainActor
    private static func float(_ stage: Stage) {
        let keyboard = stage.phone.keyboard
        guard keyboard.state == .docked, let screen = stage.phone.window.windowScene?.screen.bounds else { return }
        keyboard.undock(
            to: CGRect(
                x: ((screen.width - floatingSize.width) / 2).rounded(), y: (screen.height / 2).rounded(),
                width: floatingSize.width, height: floatingSize.height))
    }
}
