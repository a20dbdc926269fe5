import UIKit

/// An object that can give way to the keyboard: a view, a controller, a constraint, or a window's scene.
///
/// UIKit's classes conform; an app's subclasses inherit it.
@MainActor
public protocol KeyboardAvoiding: AnyObject {}

extension UIView: KeyboardAvoiding {}
extension UIViewController: KeyboardAvoiding {}
extension UIWindowScene: KeyboardAvoiding {}
extension NSLayoutConstraint: KeyboardAvoiding {}

extension KeyboardAvoiding {
    /// How the object gives way to the keyboard; nil, the default, if it does not.
    ///
    ///     scrollView.keyboardAvoidance = .insets
    ///     card.keyboardAvoidance = .translation.spacing(10)
    ///     window.keyboardAvoidance = .automatic
    ///
    /// The avoidance lives as long as the object does; nothing has to be stored. Setting one while the keyboard is up takes
    /// effect at once, without animation. An object has one avoidance: a new one replaces the present
    /// one. Setting nil takes everything back: insets, offset, transform, constant and safe area are then the app's own
    /// numbers, to the last bit.
    public var keyboardAvoidance: KeyboardAvoidance<Self>? {
        get { AvoidanceSlot.of(self)?.plan.map(KeyboardAvoidance.init) }
        set { AvoidanceSlot.set(newValue?.plan, on: self) }
    }

    /// The keyboard's share of the number that the avoidance changes, in points; 0 while no keyboard is in the way.
    ///
    /// The number without the share is the app's own, as `constraint.constant - constraint.keyboardShare`.
    ///
    /// - Insets and safe area: the share at the bottom, 0 or more.
    /// - Translation: the share of the transform's `ty`, 0 or less, in points of the superview.
    /// - Constraint: the share of the constant, below 0 where the constraint's second item is the lower one.
    /// - Automatic: 0, since other objects give way.
    public var keyboardShare: CGFloat { AvoidanceSlot.of(self)?.avoider?.share ?? 0 }
}

extension KeyboardAvoiding where Self: UIView {
    /// A layout guide that takes the keyboard's place at the view's bottom; made at the first access, and follows the
    /// keyboard from then on.
    ///
    ///     button.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8).isActive = true
    ///
    /// A view has one guide and keeps it; `removeLayoutGuide(_:)` removes it.
    public var keyboardGuide: KeyboardGuide {
        if let known = layoutGuides.lazy.compactMap({ $0 as? KeyboardGuide }).first { return known }
        let guide = KeyboardGuide()
        guide.join(self)
        guide.keyboard = .shared
        return guide
    }
}
