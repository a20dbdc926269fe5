import UIKit

/// An object that chooses avoiders for the edited input, as `automatic` does.
///
/// ``AvoidancePass`` tells the object what happens.
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

    func has(_ avoider: any Avoider) -> Bool

    /// Takes what happens, and returns whether the object has other avoiders now.
    @discardableResult
    func follow(_ moment: ChooserMoment) -> Bool
}

/// What happens to an object that chooses avoiders.
enum ChooserMoment {
    /// The keyboard is about to change; no avoider has been adjusted yet.
    case announced

    /// The screen or the edited input has changed; no avoider has been adjusted yet.
    case look

    /// The avoiders are about to be adjusted, inside the keyboard's animation.
    case adjusting

    /// UIKit and the app have moved what they move, and the avoiders have been adjusted and laid out.
    ///
    /// If the keyboard still covers the input, the object goes on to the next candidate.
    case laidOut

    /// The adjustment is over.
    case left

    /// All that an announcement causes is done.
    case done(Keyboard.Change)

    /// The app has dropped the keyboard.
    case keyboardGone
}
