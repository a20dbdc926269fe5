internal import KeyboardModel
import UIKit

/// An object that keeps a view clear of the keyboard by a guide, an inset, a constraint, a safe area or a translation.
///
/// An adjustment is a function of the state, of the geometry, and of the app's own number. The keyboard may adjust an
/// avoider at any time, in any order, any number of times. Two ways store a value until the keyboard hides: a
/// translation stores the highest keyboard, and a scroll view stores the offset before the keyboard.
@MainActor
protocol Avoider: AnyObject {
    var membership: KeyboardMembership { get }

    /// The name of the adjusted object in the log.
    var subject: String { get }

    /// The name of the way, such as `layout guide`.
    var way: String { get }

    /// The keyboard's share of the avoider's number, in points.
    var share: CGFloat { get }

    /// The view that has to be clear, or nil after it is deallocated; the pass lays it out after an adjustment.
    var avoidingView: UIView? { get }

    /// Whether the avoider only reports the keyboard's position, and may therefore serve views that avoid the keyboard
    /// themselves.
    var onlyTells: Bool { get }

    /// Whether the avoider makes room only inside its view.
    var makesRoomInside: Bool { get }

    /// The present value of the number that the avoider changes, in its own unit.
    var number: CGFloat { get }

    /// Returns the present values on which the number depends.
    ///
    /// - Parameter windows: the present values of the watched windows.
    func sight(in windows: [WindowSight]) -> FollowerSight

    /// Adds an amount to the number, in its own unit, for code that removes the share for a moment.
    func shift(by points: CGFloat)

    /// Prepares once for a change of the keyboard, before any avoider is adjusted and outside the animation.
    func prepare(for change: Keyboard.Change)

    /// Prepares a new avoider again after ``prepare(for:)``, when an earlier avoider has restored its views.
    func prepareAgain()

    /// Sets the avoider's number for a judged state, and leaves the layout to the caller.
    func adjust(to state: KeyboardState) -> KeyboardAdjustment

    /// Reacts inside the same animation when all avoiders are adjusted and laid out; inner views come first.
    func didLayOut(after change: Keyboard.Change)

    /// Notes in a look that the app or a person has scrolled, if only the offset has changed.
    func noticeScrolling()

    /// Prepares for a look that will adjust the avoider, while the views are unchanged.
    func prepareForLook()

    /// Reacts inside the same animation after a look has adjusted and laid out the avoider.
    func didLook()

    /// Reacts to a hide at the end of the turn in which UIKit announces it, after a layout and inside the keyboard's
    /// animation.
    func didHide()

    /// Scrolls the input into sight, after a layout for a new input.
    func revealInput()

    /// Adopts new options, before an adjustment with them.
    func take(_ options: WayOptions)

    /// Ends observations, after the avoider was adjusted to a hidden keyboard.
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
