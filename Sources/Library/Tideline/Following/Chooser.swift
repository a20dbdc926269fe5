import UIKit

/// An object that chooses avoiders for the edited input, as `automatic` does.
///
/// ``AvoidancePass`` calls the methods.
@MainActor
protocol Chooser: AnyObject {
    /// The window or the scene for which the object chooses.
    var owner: AnyObject? { get }

    /// The view for which `automatic` makes room.
    ///
    /// Usually it is the edited input. It is a page's view if the accessory view of this page is docked, or if the
    /// edited input is inside this accessory view.
    var typedView: UIView? { get }

    /// The windows for which the object chooses.
    var windows: [UIWindow] { get }

    var hasChanged: Bool { get }

    /// - Parameter change: nil if the screen or the edited input has changed.
    func prepare(for change: Keyboard.Change?)

    /// Called inside the keyboard's animation.
    func removeOutgoing()

    /// Tries the next candidate for a covered input, and returns whether the avoiders have changed.
    ///
    /// Called when UIKit and the app have moved what they move after an announcement.
    func improve() -> Bool

    func leave()

    func finish(after change: Keyboard.Change)

    /// Called when the app has dropped the keyboard.
    func finish()

    func has(_ avoider: any Avoider) -> Bool
}
