// Fidelity: exact — UIWindow.h; raw strings are the C symbol names (rules D17, E1, E2, I4)
import Foundation

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIResponder {
    @_spi(Simulation) public var chainedInputView: UIView? { firstInChain { $0.inputView } }
    @_spi(Simulation) public var chainedInputAccessoryView: UIView? { firstInChain { $0.inputAccessoryView } }

    /// The first responder with an input accessory view in the responder chain that begins here.
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
