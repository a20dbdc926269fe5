import UIKit

/// An object that chooses avoiders for the edited input, in the hops of a pass or a look.
@MainActor
protocol Chooser: AnyObject {
    /// The edited input, or the view of the page whose accessory view is edited.
    var typedView: UIView? { get }

    /// Whether the edited input or its button has moved or changed since the last pass or look.
    var hasChanged: Bool { get }

    /// Chooses avoiders before any avoider is adjusted, outside the animation.
    ///
    /// - Parameter change: the change of the keyboard, or nil in a look and for a new input.
    func prepare(for change: Keyboard.Change?)

    /// Removes the avoiders of an earlier input, inside the keyboard's animation.
    func removeOutgoing()

    /// Tries the next candidate if the input is still covered, and returns whether the avoiders have changed.
    func improve() -> Bool

    /// Notes the present position of the edited input.
    func leave()

    /// Removes the avoiders when the keyboard has hidden and its movement has ended.
    func finish(after change: Keyboard.Change)

    func has(_ avoider: any Avoider) -> Bool
}
