internal import KeyboardModel
import UIKit

/// The methods that avoiders call on the object that adjusts them.
@MainActor
protocol AvoiderHost: AnyObject {
    var isKeyboardHidden: Bool { get }

    /// Whether a finger has dragged the keyboard down since the last announcement.
    var isFollowingDrag: Bool { get }

    /// The input for which the app expects a keyboard, before it becomes first responder.
    var expectedInput: UIView? { get }

    /// Returns the edited input, if it is inside a view.
    ///
    /// - Parameter resigned: whether an input that has just resigned is also returned, while its keyboard disappears.
    func typedInput(in view: UIView, counting resigned: Bool) -> UIView?

    /// Returns whether the first responder in a view's scene is an input.
    ///
    /// A controller may be first responder too, to dock a bar.
    func isTypedInto(near view: UIView) -> Bool

    /// Returns the keyboard's state for an avoider's view, with frames in the screen's coordinates, in points.
    func state(for avoider: any Avoider) -> KeyboardState

    /// Returns whether the first responder in a view's scene takes no input, and only docks its accessory view.
    func docksBarAlone(near view: UIView) -> Bool

    /// Returns whether a scroll view has an avoider that adds an inset to it.
    ///
    /// Such an avoider also scrolls the input into sight.
    func makesRoom(in scrollView: UIScrollView) -> Bool

    /// Returns the innermost scroll view around a view, among the scroll views with an avoider that adds an inset.
    func listMakingRoom(around view: UIView) -> UIScrollView?

    /// Returns the frame of a docked keyboard in the coordinates of a view's superview, in points; nil outside a window.
    ///
    /// - Parameters:
    ///   - frame: the frame in the screen's coordinates, in points.
    ///   - view: the view.
    func keyboardFrame(_ frame: CGRect, around view: UIView) -> CGRect?

    /// Returns whether a view's page slides out of sight in a running transition, such as a push.
    func isSlidingAway(_ view: UIView) -> Bool

    /// Adjusts one avoider outside the joint adjustment of all avoiders, and leaves the layout to the caller.
    func readjust(_ avoider: any Avoider)
}
