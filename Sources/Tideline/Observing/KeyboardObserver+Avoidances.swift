import KeyboardModel
import UIKit

/// One avoidance, which the observer does not keep alive.
struct WeakAvoidance {
    weak var avoidance: (any KeyboardAvoidance)?
    /// What it was last asked to keep clear of; frames in the screen's coordinates, in points.
    var lastState = KeyboardState.hidden
    /// Whether it keeps that until an interactive transition is decided.
    var isHeld = false
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
    /// Only needed after something that no view learns of, such as a container that moves views without resizing them while
    /// no keyboard is up.
    public func update() {
        for avoidance in presentAvoidances { reevaluate(avoidance) }
    }

    /// Lets an avoidance go; what it has set is taken back first, and nothing of it stays in its view.
    func remove(_ avoidance: any KeyboardAvoidance) {
        avoidances.removeAll { $0.avoidance == nil || $0.avoidance === avoidance }
        _ = avoidance.follow(.hidden)
        avoidance.leave()
    }

    /// Asks an avoidance again, because its view's own geometry may have changed; layout is left to whoever changed it.
    func reevaluate(_ avoidance: any KeyboardAvoidance) {
        guard index(of: avoidance) != nil, !isLayingOutForTheFirstTime else { return }
        _ = follow(avoidance)
    }

    private func index(of avoidance: any KeyboardAvoidance) -> Int? {
        avoidances.firstIndex { $0.avoidance === avoidance }
    }

    private func follow(_ avoidance: any KeyboardAvoidance) -> Outcome {
        // One that has left meanwhile has taken everything back.
        guard index(of: avoidance) != nil else {
            return Outcome(judgement: Judgement(state: .hidden), adjustment: KeyboardAdjustment())
        }
        let judgement = judge(for: avoidance)
        if let index = index(of: avoidance) { avoidances[index].lastState = judgement.state }
        return Outcome(judgement: judgement, adjustment: avoidance.follow(judgement.state))
    }

    private struct Outcome {
        let judgement: Judgement
        let adjustment: KeyboardAdjustment
    }

    // MARK: Following a notification

    /// Lets everybody follow a notification, in the keyboard's own animation if it announces a movement.
    func letAvoidancesFollow(_ change: KeyboardChange) {
        for avoidance in presentAvoidances { avoidance.keyboardWillBeFollowed(after: change) }
        // Some may have left on hearing of it.
        let present = presentAvoidances
        guard !present.isEmpty else { return }
        layOutForTheFirstTime(present)
        let follow = { self.follow(change, present) }
        switch change.transition {
        case .some(let transition) where transition.event.isWill: UIView.animate(withKeyboard: transition, follow)
        case .some: UIView.performWithoutAnimation(follow)
        // What a guide has shown belongs into the animation that has moved the guide, if there is one.
        case nil: follow()
        }
        avoidances.removeAll { $0.avoidance == nil }
    }

    private func follow(_ change: KeyboardChange, _ present: [any KeyboardAvoidance]) {
        var outcomes = present.map { follow($0) }
        var rounds = 1
        while outcomes.contains(where: \.adjustment.hasChanged), rounds < Self.mostRounds {
            layOut(zip(present, outcomes).filter(\.1.adjustment.hasChanged).compactMap(\.0.avoidingView))
            outcomes = present.map { follow($0) }
            rounds += 1
        }
        for avoidance in insideFirst(present) { avoidance.everythingIsLaidOut(after: change) }
        explain(change, zip(present, outcomes))
    }

    /// Lets every avoidance look again because another input is typed into: no notification comes when the keyboard stays
    /// as it is (rule E12).
    func letAvoidancesFollowInput() {
        guard state.isDocked else { return }
        UIView.animate(withKeyboard: KeyboardTransition(event: .willChangeFrame)) { [self] in
            let present = presentAvoidances
            layOut(present.filter { follow($0).adjustment.hasChanged }.compactMap(\.avoidingView))
        }
    }

    /// Views inside others first, so that an outer scroll view moves only as far as the inner one could not.
    private func insideFirst(_ present: [any KeyboardAvoidance]) -> [any KeyboardAvoidance] {
        guard present.count > 1 else { return present }
        let depths = present.map { avoidance in avoidance.avoidingView?.depth ?? 0 }
        return zip(present, depths).enumerated()
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
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
        // As if there were no keyboard yet: what follows from it has to be a movement.
        isLayingOutForTheFirstTime = true
        UIView.performWithoutAnimation { layOut(views) }
        isLayingOutForTheFirstTime = false
    }

    private func explain(_ change: KeyboardChange, _ results: Zip2Sequence<[any KeyboardAvoidance], [Outcome]>) {
        guard let onExplanation else { return }
        for (avoidance, outcome) in results {
            let adjustment = outcome.adjustment
            let reason = [change.reason, outcome.judgement.reason].compactMap(\.self).joined(separator: "; ")
            onExplanation(
                KeyboardExplanation(
                    means: avoidance.means, subject: avoidance.subject, points: adjustment.points,
                    wanted: adjustment.wanted, limit: adjustment.limit,
                    exemption: outcome.judgement.exemption ?? adjustment.exemption, reason: reason))
        }
    }

    // MARK: Interactive transitions

    /// What an avoidance was last asked to keep clear of.
    func lastState(of avoidance: any KeyboardAvoidance) -> KeyboardState? {
        index(of: avoidance).map { avoidances[$0].lastState }
    }

    /// Lets an avoidance keep what it has; returns false if it does so already.
    func hold(_ avoidance: any KeyboardAvoidance) -> Bool {
        guard let index = index(of: avoidance), !avoidances[index].isHeld else { return false }
        avoidances[index].isHeld = true
        return true
    }

    /// Lets an avoidance follow what has been announced meanwhile.
    func letGo(_ avoidance: any KeyboardAvoidance) {
        guard let index = index(of: avoidance) else { return }
        avoidances[index].isHeld = false
        // Once it is asked again the transition is over, and the hide holds.
        if state == .hidden { avoidances[index].lastState = .hidden }
        reevaluate(avoidance)
    }
}

extension UIView {
    /// How many views are around this one.
    fileprivate var depth: Int {
        var depth = 0, view = superview
        while let current = view { (depth, view) = (depth + 1, current.superview) }
        return depth
    }
}
