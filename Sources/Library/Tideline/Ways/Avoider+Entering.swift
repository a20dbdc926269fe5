internal import KeyboardModel
import UIKit

extension Avoider {
    /// Enters the avoider's share in the ledger of a number, and returns the value for the number.
    ///
    /// Without a docked keyboard the avoider leaves the ledger. A present share grows only within bounds, because the
    /// content may grow with each addition, and the keyboard would cover it for ever.
    ///
    /// - Parameters:
    ///   - wanted: the addition that the avoider needs.
    ///   - present: the value that the number holds.
    ///   - factor: the addition for each covered point.
    ///   - view: the view in whose coordinates the addition is measured.
    func enter(
        _ wanted: CGFloat, _ number: AvoidedNumber, in book: NumberBook, present: CGFloat, spacing: CGFloat,
        factor: CGFloat = 1, measuredIn view: UIView?, _ state: KeyboardState
    ) -> CGFloat {
        membership.isBounded = false
        guard state.isDocked else { return book.enter(nil, number, by: self, present: present) }
        let share = book.share(number, by: self).magnitude
        var allowed = wanted
        if let view, let window = view.window, wanted.magnitude > share + 0.01 {
            let own = book.own(number, in: present)
            let need = ShareNeed(
                points: wanted, own: own, state: state, window: ObjectIdentifier(window), windowSize: window.bounds.size
            )
            if let first = membership.growth(from: share, to: need) {
                let bound = { (need: ShareNeed) in
                    let height = view.height(of: need.state, in: window)
                    return factor.magnitude * (height + spacing) + max(0, need.points > 0 ? -need.own : need.own)
                }
                // Content may lie below the window even without a keyboard (S76).
                let most = bound(need) + max(0, first.points.magnitude - bound(first))
                let size = membership.hasOutgrown ? share : min(wanted.magnitude, max(share, most.steady))
                allowed = wanted > 0 ? size : -size
                membership.isBounded = allowed != wanted
            }
        }
        return book.enter(allowed, number, by: self, present: present)
    }
}

/// An addition that an avoider needs, and what it depends on apart from the position of the content.
struct ShareNeed {
    let points: CGFloat
    /// The app's own number.
    let own: CGFloat
    let state: KeyboardState
    let window: ObjectIdentifier
    let windowSize: CGSize

    func hasSameCause(as other: ShareNeed) -> Bool {
        own == other.own && state == other.state && window == other.window && windowSize == other.windowSize
    }
}

extension UIView {
    /// The height of the window's part that a keyboard covers, in points of this view.
    fileprivate func height(of keyboard: KeyboardState, in window: UIWindow) -> CGFloat {
        convert(CGRect(x: 0, y: 0, width: 1, height: window.overlap(with: keyboard).height), from: window).height
    }
}
