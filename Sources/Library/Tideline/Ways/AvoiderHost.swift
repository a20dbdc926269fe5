internal import KeyboardModel
import UIKit

/// What drives avoiders, as far as they ask it.
@MainActor
protocol AvoiderHost: AnyObject {
    /// Whether no keyboard is announced.
    var isKeyboardHidden: Bool { get }

    /// Whether a finger has dragged the keyboard down since the last announcement.
    var isFollowingDrag: Bool { get }

    /// The input that a keyboard is expected for, before it is first responder.
    var expectedInput: UIView? { get }

    /// The input inside a view, without a search of the view's tree.
    ///
    /// - Parameter resigned: whether an input counts that has resigned.
    func typedInput(in view: UIView, counting resigned: Bool) -> UIView?

    /// Whether an input is first responder in the windows of a view's scene, and not a controller with a docked bar.
    func isTypedInto(near view: UIView) -> Bool

    /// The state that an avoider keeps clear of; frames in the screen's coordinates, in points.
    func state(for avoider: any Avoider) -> KeyboardState

    /// Adjusts one avoider outside of a pass; layout is left to the caller.
    func readjust(_ avoider: any Avoider)
}
