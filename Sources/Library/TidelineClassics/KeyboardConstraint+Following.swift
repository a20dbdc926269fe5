import Tideline
import UIKit

extension KeyboardConstraint {
    /// Creates a copy of a constraint that follows the keyboard.
    ///
    /// The original constraint stays unchanged, and must be inactive while the copy is active. With
    /// `constraint.keyboardAvoidance = .constant` the original constraint itself follows the keyboard.
    ///
    /// - Parameters:
    ///   - constraint: the constraint with the items, attributes, constant, priority and identifier to copy.
    ///   - keyboard: the keyboard to follow, by default the shared keyboard.
    public convenience init(following constraint: NSLayoutConstraint, keyboard: Keyboard = .shared) {
        self.init(
            item: constraint.firstItem as Any, attribute: constraint.firstAttribute,
            relatedBy: constraint.relation, toItem: constraint.secondItem, attribute: constraint.secondAttribute,
            multiplier: constraint.multiplier, constant: constraint.constant)
        priority = constraint.priority
        identifier = constraint.identifier
        follow(keyboard)
    }

    /// The designer's or the app's constant, without the library's addition, in points.
    public var designedConstant: CGFloat { constant - keyboardShare }

    /// Starts to follow a keyboard.
    ///
    /// Constraints from Interface Builder and ``init(following:keyboard:)`` call this method themselves.
    public func follow(_ keyboard: Keyboard = .shared) { keyboardAvoidance = .constant.following(keyboard) }

    /// Stops following the keyboard, and restores the app's own constant.
    public func stopFollowing() { keyboardAvoidance = nil }
}
