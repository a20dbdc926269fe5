internal import KeyboardModel
import UIKit

/// An object that keeps a view clear of the keyboard by a guide, an inset, a constraint, a safe area or a translation.
///
/// An adjustment depends only on the keyboard's state, on the geometry, and on the app's own value of the inset,
/// constant or translation. The library may therefore adjust an avoider at any time, in any order, any number of times.
/// Two kinds of avoiders store a value until the keyboard hides: a translation stores the frame of the highest
/// keyboard, and a scroll view's avoider stores the offset from before the keyboard appeared.
@MainActor
protocol Avoider: AnyObject {
    var membership: KeyboardMembership { get }

    /// The name of the adjusted object, for the log.
    var subject: String { get }

    /// The name of the kind of avoidance, such as `layout guide`.
    var way: String { get }

    /// The part of the inset, constant or translation that the avoider has added for the keyboard, in points.
    var share: CGFloat { get }

    /// The view that has to stay clear of the keyboard, or nil after it is deallocated.
    ///
    /// The library lays out the view after an adjustment.
    var avoidingView: UIView? { get }

    /// Whether the avoider only reports the keyboard's position, and may therefore serve views that avoid the keyboard
    /// themselves.
    var onlyTells: Bool { get }

    /// Whether the avoider changes the insets of its view, which is a scroll view, and leaves the view's position
    /// unchanged.
    var makesRoomInside: Bool { get }

    /// The present value of the inset, constant or translation that the avoider changes, in its own unit.
    var number: CGFloat { get }

    /// Returns the present values on which the adjustment depends, such as the view's frame.
    ///
    /// - Parameter windows: the present values of the windows that contain avoiders.
    func sight(in windows: [WindowSight]) -> FollowerSight

    /// Adds an amount to the inset, constant or translation, in its own unit.
    ///
    /// The caller uses it to remove the part for the keyboard for a moment, and to add it again.
    func shift(by points: CGFloat)

    /// Prepares for a change of the keyboard.
    ///
    /// The method is called once for each change, before any avoider is adjusted, and outside the animation.
    func prepare(for change: Keyboard.Change)

    /// Prepares a new avoider a second time, after ``prepare(for:)``, if it replaces another avoider.
    ///
    /// The replaced avoider has restored its views after the first preparation, so the values that were recorded then
    /// are outdated.
    func prepareAgain()

    /// Sets the avoider's inset, constant or translation for the keyboard's state in the avoider's window, and leaves
    /// the layout to the caller.
    func adjust(to state: KeyboardState) -> KeyboardAdjustment

    /// Reacts after all avoiders have been adjusted and laid out, inside the same animation.
    ///
    /// The avoiders of inner scroll views are called first.
    func didLayOut(after change: Keyboard.Change)

    /// Compares the offset at the end of a run-loop turn, and thus notices that the app or a person has scrolled.
    ///
    /// The method is called if only the offset has changed.
    func noticeScrolling()

    /// Prepares for an adjustment at the end of a run-loop turn, while the views are unchanged.
    func prepareForLook()

    /// Reacts after an adjustment at the end of a run-loop turn and the layout that follows it, inside the same
    /// animation.
    func didLook()

    /// Reacts to a hidden keyboard, after a layout and inside the keyboard's animation.
    ///
    /// The method is called at the end of the run-loop turn in which UIKit announces that the keyboard hides.
    func didHide()

    /// Scrolls an input that has just begun editing into sight, after a layout.
    func revealInput()

    /// Adopts new options, before the avoider is adjusted with them.
    func take(_ options: WayOptions)

    /// Finishes the avoider's work, such as observing text inputs, after the avoider was adjusted to a hidden keyboard.
    func leave()
}

extension Avoider {
    var onlyTells: Bool { false }
    var makesRoomInside: Bool { false }
    func shift(by points: CGFloat) {}
    func prepare(for change: Keyboard.Change) {}
    func didLayOut(after change: Keyboard.Change) {}
    func noticeScrolling() {}
    func prepareForLook() {}
    func didLook() {}
    func didHide() {}
    func prepareAgain() {}
    func revealInput() {}
    func take(_ options: WayOptions) {}
    func leave() {}

    /// Whether the view was in its present window when the avoider was last adjusted.
    var wasInWindow: Bool {
        guard let window = avoidingView?.window else { return false }
        return membership.left?.window == ObjectIdentifier(window)
    }

    /// Whether the view has positions from which an animation can start.
    ///
    /// A screen that opens with its keyboard has no such positions before its first layout.
    var hasBeenLaidOut: Bool {
        guard let view = avoidingView, view.window != nil, !view.bounds.isEmpty else { return false }
        if membership.left?.window != nil || view.subviews.isEmpty { return true }
        for subview in view.subviews where !subview.bounds.isEmpty { return true }
        return false
    }

    var subject: String { avoidingView?.nameInLog ?? "a view that is gone" }
}

struct KeyboardAdjustment {
    var hasChanged = false
    /// The height of the room that the avoider makes, or the distance by which it moves a view, in points, 0 or more.
    var points: CGFloat = 0
    /// The height that the keyboard would cover if the avoider did nothing, in points, 0 or more.
    var wanted: CGFloat = 0
    /// The reason in words why `points` is less than `wanted`, or nil.
    var limit: String?
    /// The reason in words why the view is left alone, such as a table that avoids the keyboard itself, or nil.
    var exemption: String?
}

extension KeyboardAdjustment {
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
