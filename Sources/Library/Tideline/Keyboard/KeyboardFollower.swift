import UIKit

/// The keyboard's interface to the object that adjusts views to the keyboard.
@MainActor
protocol KeyboardFollower: AnyObject {
    /// The screen of any view that follows the keyboard, or nil.
    var screen: UIScreen? { get }

    /// Prepares for a *will* notification that is about to be processed.
    ///
    /// The follower then drops its cached values of the edited input, because they may be outdated.
    func keyboardIsAboutToChange()

    /// Reacts to a notification that the keyboard has accepted, before the observers are called.
    func keyboardIsAnnounced()

    /// Reacts to a change, after the observers were called.
    func keyboardDid(_ change: Keyboard.Change)

    /// Reacts to a *did* notification that has reported the end of a movement.
    ///
    /// - Parameters:
    ///   - frame: the docked frame that a notification still reports after a hide, for example the frame of a docked
    ///     bar, in the screen's coordinates, in points, or nil.
    ///   - isHidden: whether the keyboard is hidden according to the notification.
    func keyboardHasMoved(leaving frame: CGRect?, isHidden: Bool)
}
