internal import KeyboardModel
import UIKit

/// Keeps a view clear of the keyboard: by a guide, an inset, a constraint, a safe area, a translation.
///
/// An adjustment is a function of the state, of the geometry, and of the app's own number, not of earlier adjustments. The
/// keyboard may adjust an avoider at any time, in any order, any number of times. Two avoiders remember something until the
/// keyboard hides: a translation the highest keyboard, a scroll view the offset before the keyboard.
@MainActor
protocol Avoider: AnyObject {
    /// The keyboard's record of the avoider.
    var membership: KeyboardMembership { get }

    /// The log's name for the object that gives way.
    var subject: String { get }

    /// The way of giving way in words, such as `layout guide`.
    var way: String { get }

    /// The keyboard's part of the avoider's number, in points.
    var share: CGFloat { get }

    /// The view that has to be clear; the pass lays it out after an adjustment. Nil once it is gone.
    var avoidingView: UIView? { get }

    /// Whether the avoider only tells where the keyboard is. It may then stand beside views that avoid the keyboard.
    var onlyTells: Bool { get }

    /// Whether the avoider makes room inside its view, and moves no other view.
    var makesRoomInside: Bool { get }

    /// The number that the avoider changes as it stands, in its own unit.
    var number: CGFloat { get }

    /// What the number depends on, as it is now.
    ///
    /// - Parameter windows: the watched windows, as they are now.
    func sight(in windows: [WindowSight]) -> FollowerSight

    /// Adds to the number, in its own unit, and takes nothing into account: for a moment in which the share is set aside.
    func shift(by points: CGFloat)

    /// Runs once for a change of the keyboard, before any avoider is adjusted and outside of the animation.
    func prepare(for change: Keyboard.Change)

    /// Sets the avoider's number for a judged state; lays nothing out.
    func adjust(to state: KeyboardState) -> KeyboardAdjustment

    /// Runs once every avoider is adjusted and laid out, inside the same animation; inner views first.
    func didLayOut(after change: Keyboard.Change)

    /// Runs before a look adjusts the avoider, while everything is as the app has left it.
    func prepareForLook()

    /// Runs once a look has adjusted the avoider and laid out, inside the same animation.
    func didLook()

    /// Scrolls the input into sight, after a layout for another input.
    func revealInput()

    /// Takes other options over, before an adjustment that follows them.
    func take(_ options: WayOptions)

    /// Ends observations; the avoider has been adjusted to a hidden keyboard before.
    func leave()
}

extension Avoider {
    var onlyTells: Bool { false }
    var makesRoomInside: Bool { false }
    func shift(by points: CGFloat) {}
    func prepare(for change: Keyboard.Change) {}
    func didLayOut(after change: Keyboard.Change) {}
    func prepareForLook() {}
    func didLook() {}
    func revealInput() {}
    func take(_ options: WayOptions) {}
    func leave() {}

    /// Whether the view was in its present window when the avoider was last adjusted.
    var wasInWindow: Bool {
        guard let window = avoidingView?.window else { return false }
        return membership.left?.window == ObjectIdentifier(window)
    }

    /// Whether the view has places that an animation can start from.
    ///
    /// A screen that opens with its keyboard has none before its first layout.
    var hasBeenLaidOut: Bool {
        guard let view = avoidingView, view.window != nil, !view.bounds.isEmpty else { return false }
        if membership.left?.window != nil || view.subviews.isEmpty { return true }
        for subview in view.subviews where !subview.bounds.isEmpty { return true }
        return false
    }

    var subject: String { avoidingView?.nameInLog ?? "a view that is gone" }
}

/// The result of one adjustment.
struct KeyboardAdjustment {
    /// Whether any number got another value.
    var hasChanged = false
    /// The distance that the avoider now raises, lifts or moves, in points, 0 or more.
    var points: CGFloat = 0
    /// The height that the keyboard covers without the avoider, in points, 0 or more.
    var wanted: CGFloat = 0
    /// Why `points` is less than `wanted`, in words.
    var limit: String?
    /// Why the view is left alone, in words, such as a table that avoids by itself.
    var exemption: String?
}

extension KeyboardAdjustment {
    /// The result in words.
    var sentence: String {
        if let exemption { return "left alone, because \(exemption)" }
        if wanted <= 0 && points <= 0 { return "nothing to do, because no docked keyboard covers any of it" }
        let kept = "the keyboard covers \(text(wanted)) pt of it; kept clear by \(text(points)) pt"
        return limit.map { "\(kept), because \($0)" } ?? kept
    }

    private func text(_ points: CGFloat) -> String {
        let rounded = Double((points * 100).rounded() / 100)
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : rounded.description
    }
}
