import KeyboardModel
import UIKit

/// One avoidance, which the observer does not keep alive.
struct WeakAvoidance {
    weak var avoidance: (any KeyboardAvoidance)?
}

/// How several avoidances share a screen: everybody follows, then the screen is laid out once, then everybody looks again.
///
/// What one of them does may move another one's view: a table that ends at a guide is no longer covered once the guide has
/// risen. Repeating until nobody changes anything makes the result independent of who was asked first.
extension KeyboardObserver {
    /// Rounds after which whoever still changes something is left alone, so that two who disagree cannot go on for ever.
    static let mostRounds = 6

    var presentAvoidances: [any KeyboardAvoidance] { avoidances.compactMap(\.avoidance) }

    /// Lets an avoidance follow from now on, and at once, without animation (S103, S105).
    func add(_ avoidance: any KeyboardAvoidance) {
        avoidances.removeAll { $0.avoidance == nil || $0.avoidance === avoidance }
        avoidances.append(WeakAvoidance(avoidance: avoidance))
        reevaluate(avoidance)
    }

    /// Lets every avoidance look at the keyboard and at its view's place again; layout is left to UIKit.
    ///
    /// Only needed after something that no view learns of, such as a container that moves views without resizing them.
    public func update() {
        for avoidance in presentAvoidances { reevaluate(avoidance) }
    }

    /// Lets an avoidance go; what it has set is taken back first, and nothing of it stays in its view.
    func remove(_ avoidance: any KeyboardAvoidance) {
        avoidances.removeAll { $0.avoidance == nil || $0.avoidance === avoidance }
        _ = avoidance.follow(.hidden)
        avoidance.probe?.removeFromSuperview()
    }

    /// Asks an avoidance again, because its view's own geometry may have changed; layout is left to whoever changed it.
    func reevaluate(_ avoidance: any KeyboardAvoidance) {
        guard avoidances.contains(where: { $0.avoidance === avoidance }) else { return }
        _ = avoidance.follow(state(for: avoidance, state))
    }

    /// The state as far as it concerns an avoidance: hidden for views that opted out, or on another screen.
    private func state(for avoidance: any KeyboardAvoidance, _ state: KeyboardState) -> KeyboardState {
        guard state != .hidden, let view = avoidance.avoidingView else { return state }
        if exclusions.covers(view) { return .hidden }
        if let keyboardScreen, let screen = view.window?.screen, screen !== keyboardScreen { return .hidden }
        return state
    }

    /// Lets everybody follow a notification, in the keyboard's own animation if it announces a movement.
    func letAvoidancesFollow(_ change: KeyboardChange) {
        for avoidance in presentAvoidances { avoidance.keyboardWillBeFollowed(after: change) }
        // Some may have left on hearing of it.
        let present = presentAvoidances
        guard !present.isEmpty else { return }
        layOutForTheFirstTime(present)
        let follow = { self.follow(change, present) }
        if let transition = change.transition, transition.event.isWill {
            UIView.animate(withKeyboard: transition, follow)
        } else {
            UIView.performWithoutAnimation(follow)
        }
        avoidances.removeAll { $0.avoidance == nil }
    }

    private func follow(_ change: KeyboardChange, _ present: [any KeyboardAvoidance]) {
        var adjustments = present.map { $0.follow(state(for: $0, change.state)) }
        var rounds = 1
        while adjustments.contains(where: \.hasChanged), rounds < Self.mostRounds {
            layOut(zip(present, adjustments).filter(\.1.hasChanged).compactMap(\.0.avoidingView))
            adjustments = present.map { $0.follow(state(for: $0, change.state)) }
            rounds += 1
        }
        for avoidance in present { avoidance.everythingIsLaidOut(after: change) }
        explain(change, zip(present, adjustments))
    }

    /// Lays views out, each at most once: those inside another one are done with it.
    private func layOut(_ views: [UIView]) {
        let visible = views.filter { $0.window != nil }
        for view in visible {
            let isInside = visible.contains { $0 !== view && view.isDescendant(of: $0) }
            if !isInside { view.layoutIfNeeded() }
        }
    }

    /// A screen that opens with its keyboard is asked to animate before it was laid out: content would fly in from zero.
    private func layOutForTheFirstTime(_ present: [any KeyboardAvoidance]) {
        let views = present.compactMap { avoidance in
            avoidance.hasBeenLaidOut ? nil : avoidance.avoidingView
        }
        guard !views.isEmpty else { return }
        UIView.performWithoutAnimation { layOut(views) }
    }

    private func explain(
        _ change: KeyboardChange, _ results: Zip2Sequence<[any KeyboardAvoidance], [KeyboardAdjustment]>
    ) {
        guard let onExplanation else { return }
        for (avoidance, adjustment) in results {
            let isExcluded = avoidance.avoidingView.map(exclusions.covers) ?? false
            let reason = [change.reason, isExcluded ? "opted out" : nil, adjustment.remark].compactMap(\.self)
            onExplanation(
                KeyboardExplanation(
                    means: adjustment.means, subject: avoidance.subject, points: adjustment.points,
                    reason: reason.joined(separator: "; ")))
        }
    }
}
