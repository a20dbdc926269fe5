import UIKit

/// The object that adjusts views when the keyboard changes.
@MainActor
protocol KeyboardFollower: AnyObject {
    var screen: UIScreen? { get }

    /// Called before a *will* notification, which makes cached values of the edited input invalid.
    func keyboardIsAboutToChange()

    /// The keyboard calls this method for each notification that it uses, before it calls its observers.
    func keyboardIsAnnounced()

    /// Called after the observers.
    func keyboardDid(_ change: Keyboard.Change)

    /// Called after a *did* notification.
    ///
    /// - Parameters:
    ///   - frame: the docked frame after a hide, for example of a docked bar, in the screen's coordinates, in points.
    ///   - isHidden: whether the notification reports a hidden keyboard.
    func keyboardHasMoved(leaving frame: CGRect?, isHidden: Bool)
}
