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
    /// The way in which the object makes room for the keyboard; nil by default.
    ///
    ///     scrollView.keyboardAvoidance = .insets
    ///     card.keyboardAvoidance = .translation.spacing(10)
    ///     window.keyboardAvoidance = .automatic
    ///
    /// A new avoidance replaces the former avoidance at once, without an animation of its own, even while the keyboard
    /// is up. Setting nil restores the app's own insets, offset, transform, constant and safe area exactly. The
    /// avoidance lives as long as the object.
    public var keyboardAvoidance: KeyboardAvoidance<Self>? {
        get { AvoidanceSlot.of(self)?.plan.map(KeyboardAvoidance.init) }
        set { AvoidanceSlot.set(newValue?.plan, on: self) }
    }

    /// The library's addition to an inset, a constant or a translation for the keyboard, in points.
    ///
    /// The app's own value is `constraint.constant - constraint.keyboardShare`, for example. The addition is 0 while
    /// the object is clear of the keyboard.
    ///
    /// - Insets and safe area: the addition to the bottom inset, 0 or more.
    /// - Translation: the addition to the transform's `ty`, 0 or less, in points of the superview.
    /// - Constraint: the addition to the constant, below 0 if the constraint's second item is the lower item.
    /// - Automatic: 0, since other objects make room.
    public var keyboardShare: CGFloat { AvoidanceSlot.of(self)?.avoider?.share ?? 0 }
}

extension KeyboardAvoiding where Self: UIView {
    /// A layout guide at the view's bottom; the guide's top edge follows the keyboard.
    ///
    ///     button.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8).isActive = true
    ///
    /// The first access creates the guide. The view keeps the guide until `removeLayoutGuide(_:)` removes the guide.
    public var keyboardGuide: KeyboardGuide {
        if let known = layoutGuides.lazy.compactMap({ $0 as? KeyboardGuide }).first { return known }
        let guide = KeyboardGuide()
        guide.join(self)
        guide.keyboard = .shared
        return guide
    }
}
