import UIKit

/// An object that chooses avoiders for the edited input, as the avoidance `automatic` does.
///
/// ``AvoidancePass`` calls its methods.
@MainActor
protocol Chooser: AnyObject {
    /// The edited input; if a page's accessory view is docked or contains the edited input, that page's view instead.
    var typedView: UIView? { get }

    /// Whether the edited input, or the button that has to stay visible with it, has moved or changed since the last
    /// adjustment.
    var hasChanged: Bool { get }

    /// Chooses avoiders before any avoider is adjusted, outside the animation.
    ///
    /// - Parameter change: the change of the keyboard, or nil if the screen or the edited input has changed.
    func prepare(for change: Keyboard.Change?)

    /// Removes the avoiders of an earlier input, inside the keyboard's animation.
    func removeOutgoing()

    /// Tries the next candidate, such as the insets of another scroll view, if the input is still covered.
    ///
    /// The result is whether the avoiders have changed.
    func improve() -> Bool

    /// Records the present position of the edited input, for the next comparison in ``hasChanged``.
    func leave()

    /// Removes the avoiders when the keyboard has hidden and its movement has ended.
    func finish(after change: Keyboard.Change)

    func has(_ avoider: any Avoider) -> Bool
}
