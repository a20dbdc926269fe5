import UIKit

/// An object that can make room for the keyboard: a view, a controller, a constraint, or a window's scene.
///
/// UIKit's classes conform to this protocol, and an app's subclasses inherit the conformance.
@MainActor
public protocol KeyboardAvoiding: AnyObject {}

extension UIView: KeyboardAvoiding {}
extension UIViewController: KeyboardAvoiding {}
extension UIWindowScene: KeyboardAvoiding {}
extension NSLayoutConstraint: KeyboardAvoiding {}

extension KeyboardAvoiding {
    /// The object's way to make room for the keyboard, nil by default.
    ///
    ///     scrollView.keyboardAvoidance = .insets
    ///     card.keyboardAvoidance = .translation.spacing(10)
    ///     window.keyboardAvoidance = .automatic
    ///
    /// The object stores the avoidance, which lives as long as the object. A new value takes effect in one jump, even
    /// while the keyboard is up. An object has one avoidance, and a new avoidance replaces it. Setting nil restores the
    /// app's own insets, offset, transform, constant and safe area exactly.
    public var keyboardAvoidance: KeyboardAvoidance<Self>? {
        get { AvoidanceSlot.of(self)?.plan.map(KeyboardAvoidance.init) }
        set { AvoidanceSlot.set(newValue?.plan, on: self) }
    }

    /// The keyboard's share of the number that the avoidance changes, in points, or 0 while the object is clear of the
    /// keyboard.
    ///
    /// The number minus the share is the app's own number, for example
    /// `constraint.constant - constraint.keyboardShare`.
    ///
    /// - Insets and safe area: the share at the bottom, 0 or more.
    /// - Translation: the share of the transform's `ty`, 0 or less, in points of the superview.
    /// - Constraint: the share of the constant, below 0 if the constraint's second item is the lower one.
    /// - Automatic: 0, since other objects make room.
    public var keyboardShare: CGFloat { AvoidanceSlot.of(self)?.avoider?.share ?? 0 }
}

extension KeyboardAvoiding where Self: UIView {
    /// A layout guide at the view's bottom; the guide's top edge follows the keyboard.
    ///
    /// The first access creates the guide, which follows the keyboard from then on.
    ///
    ///     button.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8).isActive = true
    ///
    /// A view has one guide and keeps it until `removeLayoutGuide(_:)` removes it.
    public var keyboardGuide: KeyboardGuide {
        if let known = layoutGuides.lazy.compactMap({ $0 as? KeyboardGuide }).first { return known }
        let guide = KeyboardGuide()
        guide.join(self)
        guide.keyboard = .shared
        return guide
    }
}
