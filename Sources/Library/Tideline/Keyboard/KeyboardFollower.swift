import UIKit

/// The keyboard's interface to the object that adjusts views to it.
@MainActor
protocol KeyboardFollower: AnyObject {
    /// The screen of any following view; otherwise nil.
    var screen: UIScreen? { get }

    /// Prepares for a *will* notification that is about to be processed, because cached values of the input may be
    /// outdated.
    func keyboardIsAboutToChange()

    /// Reacts to a notification that is used, before the observers are called.
    func keyboardIsAnnounced()

    /// Reacts to a change, after the observers were called.
    func keyboardDid(_ change: Keyboard.Change)

    /// Reacts to a *did* notification that has reported the end of a movement.
    ///
    /// - Parameters:
    ///   - frame: the docked frame that the screen still has after a hide, in the screen's coordinates, in points, or
    ///     nil.
    ///   - isHidden: whether the keyboard is hidden according to the notification.
    func keyboardHasMoved(leaving frame: CGRect?, isHidden: Bool)
}
