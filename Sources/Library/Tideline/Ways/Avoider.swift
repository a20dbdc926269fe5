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
    /// What the library stores for the avoider, with its kind.
    var membership: KeyboardMembership { get }

    /// The view that stays clear of the keyboard.
    var avoidingView: UIView? { get }

    /// The view's window.
    var window: UIWindow? { get }

    /// The number to which the avoider adds, and the book of the app's object; nil for a guide.
    var account: (number: AvoidedNumber, book: NumberBook)? { get }

    /// The present value of the inset, constant or translation that the avoider changes.
    var number: CGFloat { get }

    func sight(in windows: [WindowSight]) -> FollowerSight

    /// Makes room for a keyboard. The caller lays out the view afterwards.
    func adjust(to state: KeyboardState) -> KeyboardAdjustment

    /// Takes what has happened, and returns whether to adjust the avoider again.
    ///
    /// If the result is true, the caller adjusts the avoider, and then tells it ``AvoiderMoment/adjustedAgain(after:)``.
    func follow(_ moment: AvoiderMoment) -> Bool
}

extension Avoider {
    var account: (number: AvoidedNumber, book: NumberBook)? { nil }
    var number: CGFloat {
        guard let account else { return 0 }
        return account.book.value(of: account.number) ?? 0
    }
    var window: UIWindow? { avoidingView?.window }

    var kind: AvoiderKind { membership.kind }

    /// The library's addition to the inset, constant or translation for the keyboard, in points; 0 for a guide.
    var share: CGFloat {
        guard let account else { return 0 }
        return account.book.share(account.number)
    }

    /// The name of the view or of the app's object in the log.
    var subject: String {
        if let view = avoidingView { return view.nameInLog }
        guard let owner = account?.book.owner else { return "a view that is gone" }
        return (owner as? NSLayoutConstraint)?.identifier ?? "\(type(of: owner))"
    }

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
        let kept = "the keyboard covers \(wanted.inLog) pt of it; kept clear by \(points.inLog) pt"
        return limit.map { "\(kept), because \($0)" } ?? kept
    }
}

extension CGFloat {
    /// A length in points, with at most two decimals.
    var inLog: String {
        let rounded = Double((self * 100).rounded() / 100)
        return rounded == rounded.rounded() && Swift.abs(rounded) < 1e15 ? String(Int64(rounded)) : rounded.description
    }
}
