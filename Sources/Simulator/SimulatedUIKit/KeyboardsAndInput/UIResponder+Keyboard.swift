// Fidelity: exact — UIWindow.h; raw strings are the C symbol names (rules D17, E1, E2, I4)
import Foundation

extension UIResponder {
    /// Posted before the keyboard appears, inside its animation.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard has appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard hides, inside its animation.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard has hidden.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes, inside its animation.
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after the keyboard's frame has changed.
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The frame before the change, in the screen's coordinates, as `NSValue` of `CGRect`.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame after the change, in the screen's coordinates, as `NSValue` of `CGRect`.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration in seconds, as `NSNumber`.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve's raw value, as `NSNumber`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this app, as `NSNumber`.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIResponder {
    /// The first input view in the responder chain, beginning with this responder.
    @_spi(Simulation) public var chainedInputView: UIView? { firstInChain { $0.inputView } }
    /// The first input accessory view in the responder chain, beginning with this responder.
    @_spi(Simulation) public var chainedInputAccessoryView: UIView? { firstInChain { $0.inputAccessoryView } }

    /// The first responder in the chain, beginning with this one, that has an input accessory view.
    @_spi(Simulation) public var inputAccessoryVendor: UIResponder? {
        var responder: UIResponder? = self
        while let current = responder, current.inputAccessoryView == nil { responder = current.next }
        return responder
    }

    private func firstInChain(_ view: (UIResponder) -> UIView?) -> UIView? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = view(current) { return view }
            responder = current.next
        }
        return nil
    }
}
