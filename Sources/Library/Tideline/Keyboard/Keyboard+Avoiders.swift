internal import KeyboardModel
import UIKit

/// One avoider, which the keyboard does not keep alive.
@MainActor
struct WeakAvoider {
    private weak var weakAvoider: (any Avoider)?
    private let number: Int

    init(_ avoider: any Avoider, number: Int) { (weakAvoider, self.number) = (avoider, number) }

    /// The avoider, as long as it is there and has not left.
    var avoider: (any Avoider)? { weakAvoider.flatMap { $0.membership.number == number ? $0 : nil } }
}

/// How several avoiders share a screen: each follows, then the screen is laid out once, then each looks again.
///
/// What one of them does may move another one's view: a table that ends at a guide is no longer covered once the guide has
/// risen. Repeating until nothing changes makes the result independent of the order.
extension Keyboard {
    /// Rounds after which avoiders that still change something are left alone, so that two that disagree come to an end.
    static let mostRounds = 6

    var presentAvoiders: [any Avoider] { avoiders.compactMap(\.avoider) }

    /// Lets an avoider follow from now on, and at once, without animation (S103, S105).
    func add(_ avoider: any Avoider) {
        join(avoider)
        reevaluate(avoider)
    }

    /// Lets an avoider follow from the next event on.
    func join(_ avoider: any Avoider) {
        latestNumber += 1
        avoider.membership.become(latestNumber)
        avoiders.append(WeakAvoider(avoider, number: latestNumber))
    }

    /// Lets other avoiders follow instead of some; what those have set is taken back and laid out first.
    func replace(_ old: [any Avoider], by new: [any Avoider]) {
        let views = old.compactMap(\.avoidingView)
        for avoider in old { remove(avoider) }
        layOut(views)
        for avoider in new { join(avoider) }
    }

    /// Whether an avoider was chosen automatically.
    func isAutomatic(_ avoider: any Avoider) -> Bool {
        automatics.contains { $0.automatic?.has(avoider) ?? false }
    }

    /// Lets every avoider look at the keyboard and at its view's place again; layout is left to UIKit.
    ///
    /// Only needed after something that no view learns of, such as a container that moves views without resizing them while
    /// no keyboard is up.
    package func update() {
        for avoider in presentAvoiders { reevaluate(avoider) }
    }

    /// Lets an avoider go; what it has set is taken back first, and nothing of it stays in its view.
    func remove(_ avoider: any Avoider) {
        avoider.membership.become(nil)
        left += 1
        // Now and then, so that taking many out costs as much as putting them in.
        if left * 2 > avoiders.count { forgetLeft() }
        _ = avoider.follow(.hidden)
        avoider.leave()
    }

    private func forgetLeft() {
        avoiders.removeAll { $0.avoider == nil }
        left = 0
    }

    private func follows(_ avoider: any Avoider) -> Bool { avoider.membership.number != nil }

    /// Asks an avoider again, because its view's own geometry may have changed; layout is left to the code that changed it.
    func reevaluate(_ avoider: any Avoider) {
        guard follows(avoider), !isLayingOutForTheFirstTime else { return }
        _ = follow(avoider)
    }

    private func follow(_ avoider: any Avoider) -> Outcome {
        // One that has left meanwhile has taken everything back.
        guard follows(avoider) else {
            return Outcome(judgement: Judgement(state: .hidden), adjustment: KeyboardAdjustment())
        }
        let judgement = judge(for: avoider)
        if follows(avoider) { avoider.membership.lastState = judgement.state }
        return Outcome(judgement: judgement, adjustment: avoider.follow(judgement.state))
    }

    private func followInTurn(_ present: [any Avoider]) -> [Outcome] {
        typingPlace.remembersAbsence = true
        defer {
            typingPlace.remembersAbsence = false
            windowsWithoutFinger = []
        }
        return present.map { follow($0) }
    }

    private struct Outcome {
        let judgement: Judgement
        let adjustment: KeyboardAdjustment
    }

    // MARK: Following a notification

    /// Lets each avoider follow a notification, in the keyboard's own animation if it announces a movement.
    func letAvoidersFollow(_ change: Change) {
        for entry in automatics { entry.automatic?.prepare() }
        defer { for entry in automatics { entry.automatic?.finish(after: change) } }
        for avoider in presentAvoiders { avoider.keyboardWillBeFollowed(after: change) }
        // Some may have left on hearing of it.
        let present = presentAvoiders
        guard !present.isEmpty else { return }
        layOutForTheFirstTime(present)
        let follow = { self.follow(change, present) }
        switch change.transition {
        case .some(let transition) where transition.event.isWill: UIView.animate(withKeyboard: transition, follow)
        case .some: UIView.performWithoutAnimation(follow)
        // What a guide has shown belongs into the animation that has moved the guide, if there is one.
        case nil: follow()
        }
        forgetLeft()
    }

    private func follow(_ change: Keyboard.Change, _ present: [any Avoider]) {
        for entry in automatics { entry.automatic?.letLeave() }
        var present = present, outcomes = settle(present)
        for avoider in insideFirst(present) { avoider.everythingIsLaidOut(after: change) }
        while improveAutomatics() {
            present = presentAvoiders
            outcomes = settle(present)
            for avoider in insideFirst(present) { avoider.everythingIsLaidOut(after: change) }
        }
        explain(change, zip(present, outcomes))
    }

    /// Whether something else gives way now, because an input can't be seen yet.
    private func improveAutomatics() -> Bool {
        var hasChanged = false
        for entry in automatics where entry.automatic?.improve() ?? false { hasChanged = true }
        return hasChanged
    }

    /// Lets each follow, lays out, and lets each look again, until nothing changes any more.
    private func settle(_ present: [any Avoider]) -> [Outcome] {
        var outcomes = followInTurn(present)
        var rounds = 1
        while outcomes.contains(where: \.adjustment.hasChanged), rounds < Self.mostRounds {
            layOut(zip(present, outcomes).filter(\.1.adjustment.hasChanged).compactMap(\.0.avoidingView))
            outcomes = followInTurn(present)
            rounds += 1
        }
        return outcomes
    }

    /// Lets every avoider look again because another input is typed into: no notification comes when the keyboard stays
    /// as it is (rule E12).
    func letAvoidersFollowInput() {
        guard announced.isDocked else { return }
        for entry in automatics { entry.automatic?.prepare() }
        UIView.animate(withKeyboard: KeyboardTransition(event: .willChangeFrame)) { [self] in
            for entry in automatics { entry.automatic?.letLeave() }
            followInput()
            while improveAutomatics() { followInput() }
        }
    }

    private func followInput() {
        let present = presentAvoiders
        layOut(present.filter { follow($0).adjustment.hasChanged }.compactMap(\.avoidingView))
        // The others look themselves once editing has begun; what is chosen automatically is judged before that.
        for avoider in insideFirst(present) where isAutomatic(avoider) { avoider.showInput() }
    }

    /// Views inside others first, so that an outer scroll view moves only as far as the inner one could not.
    private func insideFirst(_ present: [any Avoider]) -> [any Avoider] {
        let depths = present.map { $0.avoidingView?.depth ?? 0 }
        guard depths.contains(where: { $0 != depths.first }) else { return present }
        return zip(present, depths).enumerated()
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
    }

    /// Lays views out, each at most once: those inside another one are done with it.
    private func layOut(_ views: [UIView]) {
        var known: Set<ObjectIdentifier> = []
        for view in views where view.window != nil { known.insert(ObjectIdentifier(view)) }
        for view in views where view.window != nil && !isInside(known, view) { view.layoutIfNeeded() }
    }

    private func isInside(_ views: Set<ObjectIdentifier>, _ view: UIView) -> Bool {
        var around = view.superview
        while let current = around {
            if views.contains(ObjectIdentifier(current)) { return true }
            around = current.superview
        }
        return false
    }

    /// A screen that opens with its keyboard is asked to animate before it was laid out: content would fly in from zero.
    private func layOutForTheFirstTime(_ present: [any Avoider]) {
        let views = present.compactMap { avoider in
            avoider.hasBeenLaidOut ? nil : avoider.avoidingView
        }
        guard !views.isEmpty else { return }
        // As if there were no keyboard yet: what follows from it has to be a movement.
        isLayingOutForTheFirstTime = true
        UIView.performWithoutAnimation { layOut(views) }
        isLayingOutForTheFirstTime = false
    }

    private func explain(_ change: Change, _ results: Zip2Sequence<[any Avoider], [Outcome]>) {
        guard let onLog else { return }
        for (avoider, outcome) in results {
            var adjustment = outcome.adjustment
            adjustment.exemption = outcome.judgement.exemption ?? adjustment.exemption
            guard follows(avoider), avoider.membership.lastTold != adjustment.sentence else { continue }
            avoider.membership.lastTold = adjustment.sentence
            let reason = [change.reason, outcome.judgement.reason].compactMap(\.self).joined(separator: "; ")
            onLog(.followed(avoider, adjustment, reason: reason))
        }
    }

    // MARK: Interactive transitions

    /// What an avoider was last asked to keep clear of.
    func lastState(of avoider: any Avoider) -> KeyboardState? {
        follows(avoider) ? avoider.membership.lastState : nil
    }

    /// Lets an avoider keep what it has; returns false if it does so already.
    func hold(_ avoider: any Avoider) -> Bool {
        guard follows(avoider), !avoider.membership.isHeld else { return false }
        avoider.membership.isHeld = true
        return true
    }

    /// Lets an avoider follow what has been announced meanwhile.
    func letGo(_ avoider: any Avoider) {
        guard follows(avoider) else { return }
        avoider.membership.isHeld = false
        // Once it is asked again the transition is over, and the hide holds.
        if announced == .hidden { avoider.membership.lastState = .hidden }
        reevaluate(avoider)
    }
}
