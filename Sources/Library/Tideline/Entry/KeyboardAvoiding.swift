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
    /// The avoidance of the object, which says how the object makes room for the keyboard; nil by default.
    ///
    ///     scrollView.keyboardAvoidance = .insets
    ///     card.keyboardAvoidance = .translation.spacing(10)
    ///     window.keyboardAvoidance = .automatic
    ///
    /// The object stores the avoidance, which lives as long as the object. A new value takes effect at once and in one
    /// step, even while the keyboard is up. An object has one avoidance, and a new avoidance replaces it. Setting nil
    /// restores the app's own insets, offset, transform, constant and safe area exactly.
    public var keyboardAvoidance: KeyboardAvoidance<Self>? {
        get { AvoidanceSlot.of(self)?.plan.map(KeyboardAvoidance.init) }
        set { AvoidanceSlot.set(newValue?.plan, on: self) }
    }

    /// The part of an inset, a constant or a translation that the library has added for the keyboard, in points.
    ///
    /// Subtract it to get the app's own value, for example `constraint.constant - constraint.keyboardShare`. While the
    /// object is clear of the keyboard, the added part is 0.
    ///
    /// - Insets and safe area: the added part of the bottom inset, 0 or more.
    /// - Translation: the added part of the transform's `ty`, 0 or less, in points of the superview.
    /// - Constraint: the added part of the constant, below 0 if the constraint's second item is the lower one.
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
