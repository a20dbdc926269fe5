internal import KeyboardModel
import UIKit

/// Keeps a view clear of the keyboard by a guide, an inset, a constraint, a safe area or a translation.
///
/// An adjustment depends only on the keyboard's state, the geometry, and the app's own value. So the library may adjust
/// an avoider at any time, in any order, any number of times. Two kinds of avoider store a value until the keyboard
/// hides. A translation stores the frame of the highest keyboard. The avoider of a scroll view stores the former
/// offset.
@MainActor
protocol Avoider: AnyObject {
    var membership: KeyboardMembership { get }

    var subject: String { get }

    /// The name in the log, such as `layout guide`.
    var way: String { get }

    /// The number to which the avoider adds, and the book of the app's object; nil for a guide.
    var account: (number: AvoidedNumber, book: NumberBook)? { get }

    /// The library's addition to the inset, constant or translation for the keyboard, in points.
    var share: CGFloat { get }

    /// The view that stays clear of the keyboard.
    var avoidingView: UIView? { get }

    /// The view's window.
    var window: UIWindow? { get }

    /// Whether the avoider only shows the keyboard's position, as a layout guide does.
    ///
    /// Some views, such as a SwiftUI hosting view, avoid the keyboard themselves. The library leaves these views alone,
    /// but an avoider of this kind works in them too.
    var onlyTells: Bool { get }

    /// Whether the avoider changes a scroll view's insets and leaves the position unchanged.
    var makesRoomInside: Bool { get }

    /// The present value of the inset, constant or translation that the avoider changes.
    var number: CGFloat { get }

    /// The place of a chat's list, which is held without a keyboard, too; nil for everything else.
    var chat: ChatList? { get }

    func sight(in windows: [WindowSight]) -> FollowerSight

    /// Called outside the animation, before any avoider is adjusted.
    func prepare(for change: Keyboard.Change)

    /// Called after ``prepare(for:)`` if the avoider replaces another avoider, which has meanwhile restored its views.
    func prepareAgain()

    /// Makes room for a keyboard. The caller lays out the view afterwards.
    func adjust(to state: KeyboardState) -> KeyboardAdjustment

    /// Called after the layout of all avoiders, inside the same animation, inner scroll views first.
    func didLayOut(after change: Keyboard.Change)

    /// Called if only the offset has changed, by the app or a person.
    func noticeScrolling()

    func prepareForLook()

    /// Called after an adjustment at the end of a run-loop turn.
    ///
    /// The call is inside the animation of that adjustment.
    func didLook()

    /// Called at the end of the turn in which UIKit has announced a hide, inside the keyboard's animation.
    func didHide()

    func take(_ options: WayOptions)

    /// Called if the app has stated its own part of the number.
    func takeOwnValue(_ own: CGFloat)

    func leave()
}

extension Avoider {
    var account: (number: AvoidedNumber, book: NumberBook)? { nil }
    var share: CGFloat {
        guard let account else { return 0 }
        return account.book.share(account.number)
    }
    var number: CGFloat {
        guard let account else { return 0 }
        return account.book.value(of: account.number) ?? 0
    }
    var window: UIWindow? { avoidingView?.window }
    var onlyTells: Bool { false }
    var chat: ChatList? { nil }
    var makesRoomInside: Bool { false }
    func prepare(for change: Keyboard.Change) {}
    func didLayOut(after change: Keyboard.Change) {}
    func noticeScrolling() {}
    func prepareForLook() {}
    func didLook() {}
    func didHide() {}
    func prepareAgain() {}
    func take(_ options: WayOptions) {}
    func takeOwnValue(_ own: CGFloat) {}
    func leave() {}

    /// Whether the view was in its present window at the last adjustment.
    var wasInWindow: Bool {
        guard let window else { return false }
        return membership.left?.window == ObjectIdentifier(window)
    }

    /// Whether the view has positions from which an animation can start.
    ///
    /// If a screen opens together with its keyboard, its views have no positions before the first layout.
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
    var points: CGFloat = 0
    /// The height that the keyboard would cover without the avoider, in points, 0 or more.
    var wanted: CGFloat = 0
    var limit: String?
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
