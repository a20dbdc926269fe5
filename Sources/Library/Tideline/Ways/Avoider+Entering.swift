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
    ///   - length: the length of the content, see ``ShareGrowth/Need``.
    ///   - blank: what is added without a keyboard, too, in points; the present share has `formerBlank` of it.
    func enter(
        _ wanted: CGFloat, _ number: AvoidedNumber, in book: NumberBook, present: CGFloat, spacing: CGFloat,
        factor: CGFloat = 1, measuredIn view: UIView?, length: CGFloat? = nil, _ state: KeyboardState,
        blank: CGFloat = 0, formerBlank: CGFloat = 0
    ) -> CGFloat {
        let allowed = bounded(
            wanted, from: book.share(number, by: self) - formerBlank, own: book.own(number, in: present),
            spacing: spacing, factor: factor, measuredIn: view, length: length, state)
        let share = state.isDocked ? allowed + blank : blank != 0 ? blank : nil
        return book.enter(share, number, by: self, present: present)
    }

    /// Returns the part of a wanted share that the avoider may have.
    ///
    /// - Parameters:
    ///   - present: the avoider's present share.
    ///   - own: the app's own number, to which the share is added.
    func bounded(
        _ wanted: CGFloat, from present: CGFloat, own: @autoclosure () -> CGFloat = 0, spacing: CGFloat = 0,
        factor: CGFloat = 1, measuredIn view: UIView?, length: CGFloat?, _ state: KeyboardState
    ) -> CGFloat {
        guard state.isDocked, let view, let window = view.window, wanted.magnitude > present.magnitude + 0.01 else {
            membership.growth.allowAll()
            return wanted
        }
        let need = ShareGrowth.Need(
            points: wanted, own: own(), length: length, keyboard: state, window: ObjectIdentifier(window),
            windowSize: window.bounds.size)
        return membership.growth.allow(need, from: present) { keyboard in
            factor.magnitude * (view.height(of: keyboard, in: window) + spacing)
        }
    }
}

extension UIView {
    /// The height of the window's part that a keyboard covers, in points of this view.
    fileprivate func height(of keyboard: KeyboardState, in window: UIWindow) -> CGFloat {
        convert(CGRect(x: 0, y: 0, width: 1, height: window.overlap(with: keyboard).height), from: window).height
    }
}
