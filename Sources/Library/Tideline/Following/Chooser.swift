import UIKit

/// An object that chooses avoiders for the edited input, as `automatic` does.
///
/// ``AvoidancePass`` calls the methods.
@MainActor
protocol Chooser: AnyObject {
    /// The edited input, or the view of an accessory view's page.
    ///
    /// The page counts if the accessory view is docked, or if the edited input is inside the accessory view.
    var typedView: UIView? { get }

    var hasChanged: Bool { get }

    /// - Parameter change: nil if the screen or the edited input has changed.
    func prepare(for change: Keyboard.Change?)

    /// Called inside the keyboard's animation.
    func removeOutgoing()

    /// Tries the next candidate for a covered input, and returns whether the avoiders have changed.
    func improve() -> Bool

    func leave()

    func finish(after change: Keyboard.Change)

    func has(_ avoider: any Avoider) -> Bool
}
