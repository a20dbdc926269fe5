internal import KeyboardModel
import UIKit

/// Keeps the upper item of a vertical constraint above the keyboard by changing the constraint's constant.
@MainActor
final class ConstraintAvoider: Avoider {
    private weak var constraint: NSLayoutConstraint?
    /// A constraint keeps stale references to deallocated items, and these weak references become nil.
    private weak var firstView: UIView?
    private weak var firstGuide: UILayoutGuide?
    private weak var knownSecond: AnyObject?
    private let hasSecond: Bool
    private let book: NumberBook
    private var spacing: CGFloat

    init(_ constraint: NSLayoutConstraint, _ options: WayOptions) {
        (self.constraint, book) = (constraint, .of(constraint))
        spacing = options.spacing
        let first = constraint.firstItem
        (firstView, firstGuide, knownSecond) = (first as? UIView, first as? UILayoutGuide, constraint.secondItem)
        hasSecond = constraint.secondItem != nil
    }

    let membership = KeyboardMembership(.constraint)
    var account: (number: AvoidedNumber, book: NumberBook)? { (.constant, book) }
    var avoidingView: UIView? { lowerSide?.view }
    /// Both items are in one window, and each look asks for it.
    var window: UIWindow? { (firstView ?? firstGuide?.owningView)?.window }

    private var lowerSide: LowerSide? {
        guard let constraint, firstView != nil || firstGuide != nil, hasSecond == (knownSecond != nil) else {
            return nil
        }
        return LowerSide(of: constraint)
    }

    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        guard let constraint else { return KeyboardAdjustment() }
        let lowerSide = self.lowerSide
        let covered = lowerSide?.covered(by: state) ?? 0
        let present = constraint.constant
        let raise = covered > 0 ? covered + spacing : 0
        let factor = lowerSide?.factor ?? 0
        let sum = enter(
            factor * raise, .constant, in: book, present: present, spacing: spacing, factor: factor,
            measuredIn: lowerSide?.view, length: lowerSide?.line, state)
        if sum != present { constraint.constant = sum }
        return KeyboardAdjustment(
            hasChanged: sum != present, points: factor == 0 ? 0 : share / factor, wanted: covered,
            exemption: lowerSide == nil ? "it relates no two lines of views that are there, one above the other" : nil)
    }

    func sight(in windows: [WindowSight]) -> FollowerSight {
        let lowerSide = self.lowerSide
        var sight = FollowerSight(lowerSide?.view, in: windows)
        sight.number = number
        // The lower item may be a sibling of the other item, and may move while their superview stays in place. So
        // `secondNumber` contains the edge of the lower item, and a change of this edge is noticed too.
        sight.secondNumber = lowerSide?.line ?? 0
        return sight
    }

    func follow(_ moment: AvoiderMoment) -> Bool {
        if case .options(let options) = moment { spacing = options.spacing }
        return false
    }
}
