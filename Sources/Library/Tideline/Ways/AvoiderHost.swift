internal import KeyboardModel
import UIKit

/// The avoiders' interface to the object that adjusts them.
@MainActor
protocol AvoiderHost: AnyObject {
    var isKeyboardHidden: Bool { get }

    /// Whether a finger has dragged the keyboard down since the last announcement.
    var isFollowingDrag: Bool { get }

    /// The input for which the app expects a keyboard, before it becomes first responder.
    var expectedInput: UIView? { get }

    /// Returns the edited input, if it is inside a view.
    ///
    /// - Parameter resigned: whether an input that has resigned is returned too.
    func typedInput(in view: UIView, counting resigned: Bool) -> UIView?

    /// Returns whether the first responder in a view's scene is an input; a controller may be first responder to dock a
    /// bar.
    func isTypedInto(near view: UIView) -> Bool

    /// Returns the state for an avoider, with frames in the screen's coordinates, in points.
    func state(for avoider: any Avoider) -> KeyboardState

    /// Returns whether the first responder in the windows of a view's scene only docks its accessory view.
    func docksBarAlone(near view: UIView) -> Bool

    /// Returns whether a scroll view has its own avoider by insets, which also shows the input.
    func makesRoom(in scrollView: UIScrollView) -> Bool

    /// Returns the innermost scroll view around a view that has its own avoider by insets.
    func listMakingRoom(around view: UIView) -> UIScrollView?

    /// Returns the frame of a docked keyboard in the coordinates of a view's superview, in points; nil outside a window.
    ///
    /// - Parameters:
    ///   - frame: the frame in the screen's coordinates, in points.
    ///   - view: the view.
    func keyboardFrame(_ frame: CGRect, around view: UIView) -> CGRect?

    /// Returns whether a view's page slides out of sight in a running transition, such as a push.
    func isSlidingAway(_ view: UIView) -> Bool

    /// Adjusts one avoider outside a pass, and leaves the layout to the caller.
    func readjust(_ avoider: any Avoider)
}
