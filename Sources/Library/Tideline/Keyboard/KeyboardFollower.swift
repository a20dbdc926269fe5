import UIKit

/// The object that adjusts views when the keyboard changes.
@MainActor
protocol KeyboardFollower: AnyObject, Sendable {
    var screen: UIScreen? { get }

    /// The height of the accessory view on the keyboard, in points, 0 or more.
    var accessoryHeight: CGFloat { get }

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

    /// Returns whether one of Apple's guides stands at the top of a frame, or nil if no guide can be read.
    ///
    /// - Parameter frame: a docked keyboard's frame in the screen's coordinates, in points.
    func guidesConfirm(_ frame: CGRect) -> Bool?

    /// Returns whether a bar of the app stays in a docked frame when the edited input resigns.
    ///
    /// - Parameter frame: the end frame of a hide, in the screen's coordinates, in points.
    func keepsBar(inDocked frame: CGRect) -> Bool

    /// Returns whether a keyboard with a frame, in the screen's coordinates, in points, is undocked in every window.
    func isUndocked(_ frame: CGRect) -> Bool

    /// Called when the app has dropped the keyboard.
    func keyboardIsGone()
}
