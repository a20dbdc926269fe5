import UIKit

extension UIView {
    var firstInput: UIView? { isFirstResponder ? self : subviews.lazy.compactMap(\.firstInput).first }

    /// Returns the button with a name, which may be a bar's item.
    func button(named name: String) -> UIButton? {
        if let button = self as? UIButton, accessibilityIdentifier == name { return button }
        return subviews.lazy.compactMap { $0.button(named: name) }.first
    }
}
