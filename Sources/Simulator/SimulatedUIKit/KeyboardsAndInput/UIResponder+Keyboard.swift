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
    @_spi(Simulation) public var chainedInputAccessoryView: UIView? { inputAccessoryVendor?.inputAccessoryView }

    /// The first responder with an input accessory view in the responder chain that begins here.
    @_spi(Simulation) public var inputAccessoryVendor: UIResponder? {
        firstInChain { $0.inputAccessoryView == nil ? nil : $0 }
    }

    /// The next responder in UIKit's own search for input views, which knows who provides an accessory view.
    var nextForInput: UIResponder? { vendorOfShownAccessory ?? next }

    private func firstInChain<Found>(_ find: (UIResponder) -> Found?) -> Found? {
        var responder: UIResponder? = self
        while let current = responder {
            if let found = find(current) { return found }
            responder = current.nextForInput
        }
        return nil
    }
}
