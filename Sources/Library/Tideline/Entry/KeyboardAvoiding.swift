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
    /// The app's own value is the rest, ``keyboardOwnValue``. The addition is 0 while the object is clear of the
    /// keyboard.
    ///
    /// - Insets and safe area: the addition to the bottom inset, 0 or more.
    /// - Translation: the addition to the transform's `ty`, 0 or less, in points of the superview.
    /// - Constraint: the addition to the constant, below 0 if the constraint's second item is the lower item.
    /// - Automatic: 0 for the window or the scene, since other objects make room. Each of these objects has a share.
    public var keyboardShare: CGFloat {
        guard let book = NumberBook.known(of: self), let number = AvoidedNumber(of: self),
            let present = number.value(of: self)
        else { return 0 }
        let own = book.own(number, in: present), share = book.share(number)
        // The difference has a rounding error, so it only counts after the app has changed the number.
        return present == own + share ? share : present - own
    }

    /// The app's own value of the number to which the library adds for the keyboard, in points.
    ///
    /// While the keyboard is up, the number is this value plus ``keyboardShare``. If the app writes the number itself,
    /// the library has to guess whether the app has assigned a value or added to the present value. A value that is set
    /// here is never guessed: it becomes the app's own value at once, with the share on top, and stays exactly after
    /// the hide. Without a keyboard the value is the number itself.
    ///
    ///     list.keyboardOwnValue += 44      // instead of list.contentInset.bottom += 44
    ///
    /// - Insets: the bottom `contentInset` of the scroll view; the top one if the list is turned upside down.
    /// - Safe area: the bottom of the controller's `additionalSafeAreaInsets`.
    /// - Translation: the `ty` of the view's transform, in points of the superview.
    /// - Constraint: the `constant`, with the sign of the constraint.
    /// - Automatic: 0 for a scene, and a value that is set there has no effect. Under the avoidance `automatic` of a
    ///   window or a scene, set the value of the scroll view, the controller or the view that makes room.
    ///
    /// NaN and infinite values have no effect.
    public var keyboardOwnValue: CGFloat {
        get {
            guard let number = AvoidedNumber(of: self), let present = number.value(of: self) else { return 0 }
            return NumberBook.known(of: self)?.own(number, in: present) ?? present
        }
        set {
            guard newValue.isFinite, let number = AvoidedNumber(of: self) else { return }
            let value = NumberBook.known(of: self)?.assign(newValue, number) ?? newValue
            Following.takeOwnValue(newValue, of: self)
            guard number.value(of: self) != value else { return }
            number.set(value, of: self)
            // A chat goes with the animation in which its bar grows.
            if UIView.inheritedAnimationDuration > 0 { AvoidanceSlot.of(self)?.avoider?.membership.chat?.hold() }
        }
    }
}

extension KeyboardAvoiding where Self: UIView {
    /// A layout guide at the view's bottom; the guide's top edge follows the keyboard.
    ///
    ///     button.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8).isActive = true
    ///
    /// The first access creates the guide. The view keeps the guide until `removeLayoutGuide(_:)` removes the guide.
    public var keyboardGuide: KeyboardGuide { guide(forInputsIn: nil) }

    /// Returns a layout guide at the view's bottom that follows the keyboard of the inputs in one view alone.
    ///
    ///     bar.bottomAnchor.constraint(equalTo: view.keyboardGuide(forInputsIn: bar).topAnchor).isActive = true
    ///
    /// While an input outside of that view is edited, such as the field of an alert, a web page or another part of the
    /// screen, the guide rests as if the keyboard were hidden. If another input is edited above the same keyboard, the
    /// guide follows in the keyboard's usual animation.
    ///
    /// - Parameter container: a view with inputs, which the guide holds weakly. The first call for each such view
    ///   creates a guide, and later calls return the same one.
    public func keyboardGuide(forInputsIn container: UIView) -> KeyboardGuide { guide(forInputsIn: container) }

    private func guide(forInputsIn container: UIView?) -> KeyboardGuide {
        let known = layoutGuides.lazy.compactMap { $0 as? KeyboardGuide }
        if let guide = known.first(where: { $0.membership.followed.isInside(container) }) { return guide }
        let guide = KeyboardGuide()
        guide.join(self, followingInputsIn: container)
        guide.keyboard = .shared
        return guide
    }
}

extension AvoidedNumber {
    /// The number to which an object's avoidance adds, or to which `automatic` may add; nil for a scene.
    @MainActor
    fileprivate init?(of owner: any KeyboardAvoiding) {
        if let account = AvoidanceSlot.of(owner)?.avoider?.account {
            self = account.number
            return
        }
        switch owner {
        case let scrollView as UIScrollView: self = .contentInset(scrollView.isUpsideDown ? .top : .bottom)
        case is UIView: self = .translation
        case is UIViewController: self = .safeArea
        case is NSLayoutConstraint: self = .constant
        default: return nil
        }
    }
}
