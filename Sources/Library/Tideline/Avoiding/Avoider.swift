internal import KeyboardModel
import UIKit

/// Something that keeps a view clear of the keyboard: a guide, an inset, a constraint, a safe area, a translation.
///
/// What it wants is a function of the state, of geometry, and of what the app has set itself, not of how things came to be
/// so: it may be asked at any time, in any order, any number of times. Two remember something until the keyboard hides: a
/// translation the highest keyboard, a scroll view the offset to go back to.
@MainActor
protocol Avoider: AnyObject {
    /// What the keyboard remembers of it.
    var membership: KeyboardMembership { get }

    /// What the log calls the object that gives way.
    var subject: String { get }

    /// The way of giving way in words, such as `layout guide`.
    var way: String { get }

    /// The keyboard's part of the number that is changed, in points.
    var share: CGFloat { get }

    /// The view whose place on the screen decides and which is laid out after a change; nil once it is gone.
    var avoidingView: UIView? { get }

    /// What notices that the view's geometry has changed; nil while nothing has been installed.
    var probe: KeyboardGeometryProbe? { get }

    /// What shows where the keyboard is, also while the view itself is out of the keyboard's reach.
    var witness: KeyboardGeometryProbe? { get }

    /// Whether it only tells where the keyboard is, so that it may do so beside views that avoid the keyboard themselves.
    var onlyTells: Bool { get }

    /// Whether the view has places that an animation can start from.
    var hasBeenLaidOut: Bool { get }

    /// Runs once for a keyboard notification, before any avoider follows it and outside of its animation.
    func keyboardWillBeFollowed(after change: Keyboard.Change)

    /// Sets what follows from where the keyboard is, and lays nothing out; returns what became of it.
    func follow(_ state: KeyboardState) -> KeyboardAdjustment

    /// Runs after a keyboard notification once every avoider has followed and is laid out, inside the same animation; views
    /// inside others first.
    func everythingIsLaidOut(after change: Keyboard.Change)

    /// Brings what is typed into in sight, after the layout that follows another input.
    func showInput()

    /// Takes everything away that it has put into views; it has been told that the keyboard is hidden before.
    func leave()
}

extension Avoider {
    var witness: KeyboardGeometryProbe? { probe }
    var onlyTells: Bool { false }
    var hasBeenLaidOut: Bool { probe?.hasBeenLaidOut ?? false }
    func keyboardWillBeFollowed(after change: Keyboard.Change) {}
    func everythingIsLaidOut(after change: Keyboard.Change) {}
    func showInput() {}
    func leave() { probe?.removeFromSuperview() }

    var subject: String { avoidingView?.nameInLog ?? "a view that is gone" }
}

/// What an avoider did when it was asked to follow.
struct KeyboardAdjustment {
    /// Whether anything was set to another value.
    var hasChanged = false
    /// By how many points the avoider now raises, lifts or moves, 0 or more.
    var points: CGFloat = 0
    /// How many points the keyboard covers without the avoider, 0 or more.
    var wanted: CGFloat = 0
    /// Why the one is not the other, in words.
    var limit: String?
    /// Why the view is left alone, in words, such as a table that avoids by itself.
    var exemption: String?
}
