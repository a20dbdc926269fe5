internal import KeyboardModel
import UIKit

extension Avoider {
    /// Enters the avoider's share in the ledger of a number, and returns the value for the number.
    ///
    /// Without a docked keyboard the avoider leaves the ledger.
    ///
    /// - Parameters:
    ///   - wanted: the addition that the avoider needs.
    ///   - present: the value that the number holds.
    ///   - factor: the addition for each covered point.
    ///   - view: the view in whose coordinates the addition is measured.
    ///   - length: the length of the content, see ``ShareNeed``.
    func enter(
        _ wanted: CGFloat, _ number: AvoidedNumber, in book: NumberBook, present: CGFloat, spacing: CGFloat,
        factor: CGFloat = 1, measuredIn view: UIView?, length: CGFloat? = nil, _ state: KeyboardState
    ) -> CGFloat {
        let allowed = bounded(
            wanted, from: book.share(number, by: self), own: book.own(number, in: present), spacing: spacing,
            factor: factor, measuredIn: view, length: length, state)
        return book.enter(state.isDocked ? allowed : nil, number, by: self, present: present)
    }

    /// Returns the part of a wanted share that the avoider may have.
    ///
    /// A present share grows only within bounds, because the content may grow with each addition, and the keyboard would
    /// cover it for ever.
    ///
    /// - Parameters:
    ///   - present: the avoider's present share.
    ///   - own: the app's own number, to which the share is added.
    func bounded(
        _ wanted: CGFloat, from present: CGFloat, own: @autoclosure () -> CGFloat = 0, spacing: CGFloat = 0,
        factor: CGFloat = 1, measuredIn view: UIView?, length: CGFloat?, _ state: KeyboardState
    ) -> CGFloat {
        membership.isBounded = false
        let share = present.magnitude
        guard state.isDocked, let view, let window = view.window, wanted.magnitude > share + 0.01 else { return wanted }
        let need = ShareNeed(
            points: wanted, own: own(), length: length, state: state, window: ObjectIdentifier(window),
            windowSize: window.bounds.size)
        guard let first = membership.growth(from: share, to: need) else { return wanted }
        let bound = { (need: ShareNeed) in
            let height = view.height(of: need.state, in: window)
            return factor.magnitude * (height + spacing) + max(0, need.points > 0 ? -need.own : need.own)
        }
        // Content may lie below the window even without a keyboard (S76).
        let most = bound(need) + max(0, first.points.magnitude - bound(first))
        let size = membership.hasOutgrown ? share : min(wanted.magnitude, max(share, most.steady))
        let allowed = wanted > 0 ? size : -size
        membership.isBounded = allowed != wanted
        return allowed
    }
}

/// An addition that an avoider needs, and what it depends on apart from the position of the content.
struct ShareNeed {
    let points: CGFloat
    /// The app's own number.
    let own: CGFloat
    /// The length of the content above the keyboard, in points, if it may grow with the share; nil if unknown.
    let length: CGFloat?
    let state: KeyboardState
    let window: ObjectIdentifier
    let windowSize: CGSize

    func hasSameCause(as other: ShareNeed) -> Bool {
        own == other.own && state == other.state && window == other.window && windowSize == other.windowSize
    }

    /// Returns whether the content has kept its length, so that the app or UIKit has only moved it.
    func isOfSameLength(as other: ShareNeed) -> Bool { length != nil && length == other.length }
}

extension UIView {
    /// The height of the window's part that a keyboard covers, in points of this view.
    fileprivate func height(of keyboard: KeyboardState, in window: UIWindow) -> CGFloat {
        convert(CGRect(x: 0, y: 0, width: 1, height: window.overlap(with: keyboard).height), from: window).height
    }
}
