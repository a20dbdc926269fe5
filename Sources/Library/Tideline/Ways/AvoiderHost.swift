internal import KeyboardModel
import UIKit

/// The object that adjusts avoiders, as the avoiders see it.
@MainActor
protocol AvoiderHost: AnyObject {
    var isKeyboardHidden: Bool { get }

    var isFollowingDrag: Bool { get }

    var expectedInput: UIView? { get }

    /// Returns the edited input inside a view.
    ///
    /// - Parameter resigned: whether to return an input that has just resigned, while the keyboard disappears.
    func typedInput(in view: UIView, counting resigned: Bool) -> UIView?

    /// Returns whether an input is edited. A controller may be first responder only to dock a bar, and then the result
    /// is false.
    func isTypedInto(near view: UIView) -> Bool

    /// Returns the keyboard's state for an avoider's view, with frames in the screen's coordinates, in points.
    func state(for avoider: any Avoider) -> KeyboardState

    func docksBarAlone(near view: UIView) -> Bool

    /// Returns whether an avoider changes the insets of a scroll view. That avoider also scrolls to the input.
    func makesRoom(in scrollView: UIScrollView) -> Bool

    /// Returns the innermost scroll view around a view whose insets an avoider changes.
    func listMakingRoom(around view: UIView) -> UIScrollView?

    /// Converts a docked keyboard's frame from the screen's coordinates to the coordinates of the view's superview.
    func keyboardFrame(_ frame: CGRect, around view: UIView) -> CGRect?

    func isSlidingAway(_ view: UIView) -> Bool

    func readjust(_ avoider: any Avoider)
}
