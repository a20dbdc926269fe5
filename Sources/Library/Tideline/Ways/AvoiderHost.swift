internal import KeyboardModel
import UIKit

/// The object that adjusts avoiders, as the avoiders see it.
@MainActor
protocol AvoiderHost: AnyObject {
    var isKeyboardHidden: Bool { get }

    var isFollowingDrag: Bool { get }

    var expectedInput: UIView? { get }

    /// - Parameter resigned: whether an input that has just resigned counts while the keyboard disappears.
    func typedInput(in view: UIView, counting resigned: Bool) -> UIView?

    /// A controller may be first responder to dock a bar.
    func isTypedInto(near view: UIView) -> Bool

    /// Returns the keyboard's state for an avoider's view, with frames in the screen's coordinates, in points.
    func state(for avoider: any Avoider) -> KeyboardState

    func docksBarAlone(near view: UIView) -> Bool

    /// The avoider of the scroll view's insets also scrolls to the input.
    func makesRoom(in scrollView: UIScrollView) -> Bool

    /// Returns the innermost scroll view around a view whose insets an avoider changes.
    func listMakingRoom(around view: UIView) -> UIScrollView?

    /// Converts a docked keyboard's frame from the screen's coordinates to the coordinates of the view's superview.
    func keyboardFrame(_ frame: CGRect, around view: UIView) -> CGRect?

    func isSlidingAway(_ view: UIView) -> Bool

    func readjust(_ avoider: any Avoider)
}
