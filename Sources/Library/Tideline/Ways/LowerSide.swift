internal import KeyboardModel
import UIKit

/// The lower of the two items of a vertical constraint.
///
/// When the keyboard comes, the constraint's constant changes, and the upper item moves up.
@MainActor
struct LowerSide {
    let view: UIView
    /// The change of the constant for each covered point.
    ///
    /// The value is the multiplier if the first item is the lower item, and -1 if the second item is the lower item.
    let factor: CGFloat
    private let item: AnyObject
    private let attribute: NSLayoutConstraint.Attribute

    /// If one item contains the other item, the container counts as the lower item.
    init?(of constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let firstView = Self.view(of: first) else { return nil }
        let firstAttribute = constraint.firstAttribute
        guard let second = constraint.secondItem, let secondView = Self.view(of: second) else {
            // A constraint with one item has to be the height of a spacer. If the spacer's bottom is fixed, a greater
            // height pushes up the views above.
            guard firstAttribute == .height, let around = firstView.superview else { return nil }
            (view, factor, item, attribute) = (around, 1, Self.stands(firstView, in: around) ? first : around, .bottom)
            return
        }
        let secondAttribute = constraint.secondAttribute
        guard Self.isVertical(firstAttribute), Self.isVertical(secondAttribute) else { return nil }
        let firstIsLower = Self.isLower(
            (first, firstView, firstAttribute), than: (second, secondView, secondAttribute))
        (item, attribute) = firstIsLower ? (first, firstAttribute) : (second, secondAttribute)
        factor = firstIsLower ? constraint.multiplier : -1
        let own = firstIsLower ? firstView : secondView, other = firstIsLower ? secondView : firstView
        guard let space = item is UIView && !other.isDescendant(of: own) ? own.superview : own else { return nil }
        view = space
    }

    /// Returns whether the lower edge of a spacer view stays in place when its height grows.
    ///
    /// The result is true if an equality constraint pins the spacer's bottom. If only its top is pinned, a greater
    /// height moves the lower edge down.
    private static func stands(_ spacer: UIView, in around: UIView) -> Bool {
        around.constraints.contains { constraint in
            guard constraint.relation == .equal else { return false }
            return (constraint.firstItem === spacer && constraint.firstAttribute == .bottom)
                || (constraint.secondItem === spacer && constraint.secondAttribute == .bottom)
        }
    }

    private typealias Side = (item: AnyObject, view: UIView, attribute: NSLayoutConstraint.Attribute)

    private static func isLower(_ first: Side, than second: Side) -> Bool {
        if first.view !== second.view {
            if second.view.isDescendant(of: first.view) { return true }
            if first.view.isDescendant(of: second.view) { return false }
        } else if first.item !== second.item {
            // One item is a view, and the other item is a guide inside this view. The view contains the guide, so the
            // view counts as the lower item.
            return first.item === first.view
        }
        return isTop(first.attribute) && !isTop(second.attribute)
    }

    func covered(by state: KeyboardState) -> CGFloat {
        let overlap = view.overlap(with: state)
        guard let top = overlap.keyboardTopInView else { return 0 }
        let covered = InsetShare.share(overlap: line - top, beyond: 0)
        // In a scroll view, the content grows together with the constant. The keyboard then covers more of the content,
        // and the constant would grow again, without end. So the constant grows at most by the covered height of the
        // scroll view.
        return min(covered, view.enclosingScrollView?.overlap(with: state).height ?? covered)
    }

    /// The y coordinate of the lower item's edge, in the coordinates of ``view``, in points.
    var line: CGFloat {
        var box = view.bounds
        if let guide = item as? UILayoutGuide {
            box = guide.layoutFrame
        } else if let lower = item as? UIView, lower !== view {
            box = lower.displayedFrame ?? box
        }
        switch attribute {
        case .topMargin: return box.minY + margins.top
        case .bottomMargin: return box.maxY - margins.bottom
        default: return Self.isTop(attribute) ? box.minY : box.maxY
        }
    }

    private var margins: UIEdgeInsets { (item as? UIView)?.layoutMargins ?? .zero }

    private static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private static func isTop(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        attribute == .top || attribute == .topMargin || attribute == .firstBaseline
    }

    private static func isVertical(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch attribute {
        case .top, .bottom, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline: true
        default: false
        }
    }
}
