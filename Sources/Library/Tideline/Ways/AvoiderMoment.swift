internal import KeyboardModel
import UIKit

/// What has happened to the keyboard, the screen or the app's settings, as an avoider is told of it.
@MainActor
enum AvoiderMoment {
    /// The keyboard is about to change; no avoider has been adjusted yet, and no animation runs.
    case announced(Keyboard.Change)

    /// The avoider replaces another one, which has meanwhile restored its views. It comes after ``announced(_:)``.
    case replaced

    /// The screen has changed, and no avoider has been adjusted for it yet.
    case look

    /// All avoiders have been adjusted and laid out, inner scroll views first, inside the animation of the adjustment.
    ///
    /// The change is nil after a look.
    case laidOut(Keyboard.Change?)

    /// The avoider was adjusted again, because it has asked for it at this moment.
    indirect case adjustedAgain(after: AvoiderMoment)

    /// Only the offset has changed, by the app or a person.
    case scrolled

    /// The turn ends in which UIKit has announced a hide; inside the keyboard's animation.
    case hidden

    /// A person begins to edit an input inside a view that makes room inside.
    case beganEditing(UIView)

    /// A person has changed the text of an input inside a view that makes room inside.
    case typed(UIView)

    /// The app has set other options.
    case options(WayOptions)

    /// The app has stated its own part of the number.
    case ownValue(CGFloat)

    /// The avoidance has ended, and the number is the app's again.
    case left
}
