import UIKit

/// A number of an app's object to which avoidances add, in points.
enum AvoidedNumber: Hashable {
    case contentInset(VerticalEdge), indicatorInset(VerticalEdge)
    /// A constraint's constant.
    case constant
    /// The bottom of a controller's `additionalSafeAreaInsets`.
    case safeArea
    /// The `ty` of a view's transform.
    case translation

    /// Returns the present value of an object's number; nil if the object lacks the number.
    @MainActor
    func value(of owner: AnyObject) -> CGFloat? {
        switch self {
        case .contentInset(let edge): (owner as? UIScrollView).map { edge.length(of: $0.contentInset) }
        case .indicatorInset(let edge):
            (owner as? UIScrollView).map { edge.length(of: $0.verticalScrollIndicatorInsets) }
        case .constant: (owner as? NSLayoutConstraint)?.constant
        case .safeArea: (owner as? UIViewController)?.additionalSafeAreaInsets.bottom
        case .translation: (owner as? UIView)?.transform.ty
        }
    }

    @MainActor
    func set(_ value: CGFloat, of owner: AnyObject) {
        switch self {
        case .contentInset(let edge): (owner as? UIScrollView).map { edge.set(value, in: &$0.contentInset) }
        case .indicatorInset(let edge):
            (owner as? UIScrollView).map { edge.set(value, in: &$0.verticalScrollIndicatorInsets) }
        case .constant: (owner as? NSLayoutConstraint)?.constant = value
        case .safeArea: (owner as? UIViewController)?.additionalSafeAreaInsets.bottom = value
        case .translation: (owner as? UIView)?.transform.ty = value
        }
    }
}
