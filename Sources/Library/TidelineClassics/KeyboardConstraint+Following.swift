import Tideline
import UIKit

extension KeyboardConstraint {
    /// Creates a constraint that relates the same items in the same way as another one, and follows the keyboard.
    ///
    /// The other one is not touched, and must not be active as well. With the new entry the constraint itself follows:
    /// `constraint.keyboardAvoidance = .constant`.
    ///
    /// - Parameters:
    ///   - constraint: the constraint that has the items, attributes, constant, priority and identifier.
    ///   - keyboard: the keyboard to follow; the shared one unless a test brings its own.
    public convenience init(following constraint: NSLayoutConstraint, keyboard: Keyboard = .shared) {
        self.init(
            item: constraint.firstItem as Any, attribute: constraint.firstAttribute,
            relatedBy: constraint.relation, toItem: constraint.secondItem, attribute: constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        priority = constraint.priority
        identifier = constraint.identifier
        follow(keyboard)
    }

    /// The constant without the keyboard's share, in points: the number that the designer or the app has set.
    public var designedConstant: CGFloat { constant - keyboardShare }

    /// Starts to follow a keyboard; constraints from Interface Builder and ``init(following:keyboard:)`` do so themselves.
    public func follow(_ keyboard: Keyboard = .shared) { keyboardAvoidance = .constant.following(keyboard) }

    /// Stops following; the constant is the app's own again.
    public func stopFollowing() { keyboardAvoidance = nil }
}
