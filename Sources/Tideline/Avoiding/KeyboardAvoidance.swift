import KeyboardModel
import UIKit

/// Something that keeps a view clear of the keyboard: a guide, an inset, a constraint, a safe area, a translation.
///
/// What it wants is a function of the state, of geometry, and of what the app has set itself, not of how things came to be
/// so: it may be asked at any time, in any order, any number of times. Two remember something until the keyboard hides: a
/// translation the highest keyboard, a scroll view the offset to go back to.
@MainActor
protocol KeyboardAvoidance: AnyObject {
    /// The view whose place on the screen decides and which is laid out after a change; nil once it is gone.
    var avoidingView: UIView? { get }

    /// What notices that the view's geometry has changed; nil while nothing has been installed, or the view does so itself.
    var probe: KeyboardGeometryProbe? { get }

    /// Whether the view has places that an animation can start from.
    var hasBeenLaidOut: Bool { get }

    /// Runs once for a keyboard notification, before anybody follows it and outside of its animation.
    func keyboardWillBeFollowed(after change: KeyboardChange)

    /// Sets what follows from where the keyboard is, and lays nothing out; returns what became of it.
    func follow(_ state: KeyboardState) -> KeyboardAdjustment

    /// Runs after a keyboard notification once everybody has followed and is laid out, inside the same animation.
    func everythingIsLaidOut(after change: KeyboardChange)
}

extension KeyboardAvoidance {
    var hasBeenLaidOut: Bool { probe?.hasBeenLaidOut ?? false }
    func keyboardWillBeFollowed(after change: KeyboardChange) {}
    func everythingIsLaidOut(after change: KeyboardChange) {}

    /// The view for people: its accessibility identifier, or else its type.
    var subject: String {
        guard let view = avoidingView else { return "a view that is gone" }
        return view.accessibilityIdentifier ?? String(describing: type(of: view))
    }
}

/// What an avoidance did when it was asked to follow.
struct KeyboardAdjustment {
    /// Whether anything was set to another value.
    var hasChanged: Bool
    /// By how many points the avoidance now raises, lifts or moves, 0 or more.
    var points: CGFloat
    /// What kind of avoidance it is, such as `layout guide`.
    var means: String
    /// Why it is that many points when that is not the keyboard's doing, such as a table that avoids by itself.
    var remark: String?
}
