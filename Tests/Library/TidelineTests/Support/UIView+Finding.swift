import UIKit

extension UIView {
    /// The first responder among the view and the views inside it.
    var firstInput: UIView? { isFirstResponder ? self : subviews.lazy.compactMap(\.firstInput).first }

    /// The button with a name inside the view, such as a bar's item.
    func button(named name: String) -> UIButton? {
        if let button = self as? UIButton, accessibilityIdentifier == name { return button }
        return subviews.lazy.compactMap { $0.button(named: name) }.first
    }
}
