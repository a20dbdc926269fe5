internal import KeyboardModel
import UIKit

extension Avoider {
    /// Enters the avoider's share in the ledger of a number, and returns the value for the number.
    ///
    /// Without a docked keyboard the avoider leaves the ledger. A share that grows while the keyboard, the window and
    /// the app's own number stay as they are is bounded, because the content may grow with each addition, and the
    /// keyboard would cover it for ever.
    ///
    /// - Parameters:
    ///   - wanted: the addition that the avoider needs.
    ///   - present: the value that the number holds.
    ///   - factor: the addition for each covered point.
    ///   - view: the view in whose coordinates the addition is measured.
    func enter(
        _ wanted: CGFloat, _ number: AvoidedNumber, of owner: AnyObject, present: CGFloat, spacing: CGFloat,
        factor: CGFloat = 1, in view: UIView?, _ state: KeyboardState
    ) -> CGFloat {
        membership.isBounded = false
        guard state.isDocked else { return NumberBook.enter(nil, number, of: owner, by: self, present: present) }
        let share = NumberBook.share(number, of: owner, by: self)
        var allowed = wanted
        if let view, let window = view.window, wanted.magnitude > share.magnitude + 0.01 {
            let own = NumberBook.own(number, of: owner, in: present)
            let most: CGFloat? =
                switch membership.growth(over: own, for: state, in: window) {
                case .free: nil
                case .bounded:
                    factor.magnitude * (spacing + view.height(of: state, in: window))
                        + max(0, wanted > 0 ? -own : own)
                case .over: 0
                }
            if let most {
                let size = min(wanted.magnitude, max(share.magnitude, most.steady))
                allowed = wanted > 0 ? size : -size
                membership.isBounded = allowed != wanted
            }
        }
        return NumberBook.enter(allowed, number, of: owner, by: self, present: present)
    }
}

extension UIView {
    /// The height of the window's part that a keyboard covers, in points of this view.
    fileprivate func height(of keyboard: KeyboardState, in window: UIWindow) -> CGFloat {
        convert(CGRect(x: 0, y: 0, width: 1, height: window.overlap(with: keyboard).height), from: window).height
    }
}
