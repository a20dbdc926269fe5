import UIKit

/// What moves along with a keyboard, as the keyboard knows it.
@MainActor
protocol KeyboardFollower: AnyObject {
    /// The screen of something that follows; nil without anything.
    var screen: UIScreen? { get }

    /// Runs before a *will* notification is taken: what was known of the input may be out of date.
    func keyboardIsAboutToChange()

    /// Runs once a notification counts, before the observers are called.
    func keyboardIsAnnounced()

    /// Runs after the observers, for each change.
    func keyboardDid(_ change: Keyboard.Change)

    /// Runs once a *did* notification has told that a movement is over.
    ///
    /// - Parameters:
    ///   - frame: a docked frame that a hide has left on the screen, in the screen's coordinates, in points; nil for none.
    ///   - isHidden: whether the notification tells that no keyboard is left.
    func keyboardHasMoved(leaving frame: CGRect?, isHidden: Bool)
}
