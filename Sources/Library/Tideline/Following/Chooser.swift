import UIKit

/// What chooses avoiders for what is typed into, in the hops of a pass or of a look.
@MainActor
protocol Chooser: AnyObject {
    /// What is typed into, as a view.
    var typedView: UIView? { get }

    /// Whether what is typed into is elsewhere than the last pass or look has left it.
    var hasChanged: Bool { get }

    /// Chooses before any avoider is adjusted, outside of the animation.
    func prepare()

    /// Removes the avoiders of an earlier input; runs inside the keyboard's animation.
    func removeOutgoing()

    /// Tries the next candidate if the input can't be seen yet; returns whether other avoiders are in place now.
    func improve() -> Bool

    /// Notes where what is typed into is left.
    func leave()

    /// Leaves the views after a hide, once the keyboard no longer moves.
    func finish(after change: Keyboard.Change)

    /// Whether an avoider was chosen here.
    func has(_ avoider: any Avoider) -> Bool
}
