internal import KeyboardModel
import UIKit

/// Moves everything that gives way after one change of the keyboard, from the first judgement to the log.
///
/// One notification takes these hops, in this order:
///
/// 1. `Keyboard.take` drops a repeat, `Keyboard.reduce` computes the next state, `Keyboard.deliver` calls the observers.
/// 2. `prepare` chooses automatic avoiders and notes offsets, before the animation begins.
/// 3. `layOutFirstPlaces` lays out a screen that has just opened.
/// 4. `settle` judges and adjusts every avoider, lays out the views that changed, and repeats until no number changes.
/// 5. `Avoider.didLayOut` scrolls the input into sight.
/// 6. `improve` replaces an automatic avoider that leaves the input covered; the pass then goes back to hop 4.
/// 7. `explain` writes the log; `finish` removes automatic avoiders after a hide.
/// 8. `Keyboard.reconcileAfterMovement` compares the announcement with Apple's guide.
///
/// A layout in hops 3 and 4 may change the geometry of a view. The probe in that view then calls `Keyboard.readjust`: one
/// judgement and one adjustment of one avoider, without a layout and without another pass.
///
/// An avoider may move the view of another one: a table that ends at a guide is no longer covered once the guide has
/// risen. Repeating until nothing changes makes the result independent of the order.
@MainActor
struct AvoidancePass {
    /// Maximum layout rounds.
    ///
    /// Stops two avoidances that keep undoing each other.
    private static let mostRounds = 6

    private let keyboard: Keyboard
    private let change: Keyboard.Change

    init(_ keyboard: Keyboard, after change: Keyboard.Change) { (self.keyboard, self.change) = (keyboard, change) }

    func run() {
        prepare()
        // Preparing may have removed some.
        let present = keyboard.avoiders.present
        if !present.isEmpty {
            layOutFirstPlaces(present)
            animate { adjustAll(present) }
            keyboard.avoiders.dropRemoved()
        }
        finish()
    }

    private func prepare() {
        for automatic in keyboard.presentAutomatics { automatic.prepare() }
        for avoider in keyboard.avoiders.present { avoider.prepare(for: change) }
    }

    /// UIKit animates a screen that opens with its keyboard before the first layout: content would fly in from zero.
    private func layOutFirstPlaces(_ present: [any Avoider]) {
        var views: [UIView] = []
        for avoider in present where !avoider.hasBeenLaidOut {
            if let view = avoider.avoidingView { views.append(view) }
        }
        guard !views.isEmpty else { return }
        // The first places are those without a keyboard. The way to the keyboard is then a movement.
        keyboard.isLayingOutFirstPlaces = true
        UIView.performWithoutAnimation { Self.layOut(views) }
        keyboard.isLayingOutFirstPlaces = false
    }

    private func animate(_ changes: @escaping () -> Void) {
        switch change.motion {
        case .animated(let animation): animation.run(changes)
        case .atOnce: UIView.performWithoutAnimation(changes)
        // The animation that has moved Apple's guide, if one is open.
        case .inherited: changes()
        }
    }

    private func adjustAll(_ first: [any Avoider]) {
        for automatic in keyboard.presentAutomatics { automatic.removeOutgoing() }
        var present = first
        var outcomes = settle(present)
        while keyboard.improve() {
            present = keyboard.avoiders.present
            outcomes = settle(present)
        }
        explain(zip(present, outcomes))
    }

    private func settle(_ present: [any Avoider]) -> [Keyboard.Outcome] {
        var (outcomes, changed) = adjustInTurn(present)
        var rounds = 1
        while !changed.isEmpty, rounds < Self.mostRounds {
            Self.layOut(changed)
            (outcomes, changed) = adjustInTurn(present)
            rounds += 1
        }
        for avoider in Self.innerFirst(present) { avoider.didLayOut(after: change) }
        return outcomes
    }

    /// - Returns: also the views whose numbers have changed.
    private func adjustInTurn(_ present: [any Avoider]) -> (outcomes: [Keyboard.Outcome], changed: [UIView]) {
        keyboard.typingPlace.isJudgingMany = true
        defer { keyboard.typingPlace.isJudgingMany = false }
        var outcomes: [Keyboard.Outcome] = [], changed: [UIView] = []
        outcomes.reserveCapacity(present.count)
        for avoider in present {
            let outcome = keyboard.adjust(avoider)
            if outcome.adjustment.hasChanged, let view = avoider.avoidingView { changed.append(view) }
            outcomes.append(outcome)
        }
        return (outcomes, changed)
    }

    private func explain(_ results: Zip2Sequence<[any Avoider], [Keyboard.Outcome]>) {
        guard let onLog = keyboard.onLog else { return }
        for (avoider, outcome) in results {
            var adjustment = outcome.adjustment
            adjustment.exemption = outcome.judgement.exemption ?? adjustment.exemption
            guard avoider.membership.isMember, avoider.membership.lastLogged != adjustment.sentence else { continue }
            avoider.membership.lastLogged = adjustment.sentence
            let reason = [change.reason, outcome.judgement.reason].compactMap(\.self).joined(separator: "; ")
            onLog(.adjusted(avoider, adjustment, reason: reason))
        }
    }

    private func finish() {
        for automatic in keyboard.presentAutomatics { automatic.finish(after: change) }
    }

    // MARK: Views

    /// Lays views out, each at most once: the layout of an outer view includes the views inside it.
    static func layOut(_ views: [UIView]) {
        var known: Set<ObjectIdentifier> = []
        if !areSideBySide(views) {
            for view in views where view.window != nil { known.insert(ObjectIdentifier(view)) }
        }
        for view in views where view.window != nil && !isInside(known, view) { view.layoutIfNeeded() }
    }

    /// Whether views have the same superview, so that none is inside another one.
    private static func areSideBySide(_ views: [UIView]) -> Bool {
        guard let superview = views.first?.superview else { return views.count == 1 }
        for view in views where view.superview !== superview { return false }
        return true
    }

    private static func isInside(_ views: Set<ObjectIdentifier>, _ view: UIView) -> Bool {
        guard !views.isEmpty else { return false }
        var around = view.superview
        while let current = around {
            if views.contains(ObjectIdentifier(current)) { return true }
            around = current.superview
        }
        return false
    }

    /// Inner views first: an outer scroll view then scrolls only the distance that the inner one could not.
    fileprivate static func innerFirst(_ present: [any Avoider]) -> [any Avoider] {
        guard present.count > 1 else { return present }
        // No closures: each call of one would check at run time that it is on the main actor.
        var depths: [Int] = [], isLevel = true
        depths.reserveCapacity(present.count)
        for avoider in present {
            depths.append(avoider.avoidingView?.depth ?? 0)
            if depths.last != depths.first { isLevel = false }
        }
        guard !isLevel else { return present }
        return zip(present, depths).enumerated()
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
    }
}

extension Keyboard {
    /// The result of one judgement and one adjustment.
    fileprivate struct Outcome {
        let judgement: Judgement
        let adjustment: KeyboardAdjustment
    }

    /// Judges the keyboard for one avoider, and sets the avoider's number; lays nothing out.
    fileprivate func adjust(_ avoider: any Avoider) -> Outcome {
        // An avoider that another one has removed meanwhile has restored its number already.
        let membership = avoider.membership
        guard membership.isMember else {
            return Outcome(judgement: Judgement(state: .hidden), adjustment: KeyboardAdjustment())
        }
        let judgement = judge(for: avoider)
        if membership.isMember { membership.lastState = judgement.state }
        return Outcome(judgement: judgement, adjustment: avoider.adjust(to: judgement.state))
    }

    /// Adjusts one avoider outside of the pass, after its view's geometry or its own number has changed.
    ///
    /// Layout is left to the code that made the change.
    func readjust(_ avoider: any Avoider) {
        guard avoider.membership.isMember, !isLayingOutFirstPlaces else { return }
        _ = adjust(avoider)
    }

    /// Adjusts every avoider to another input: no notification is posted when the keyboard stays as it is (rule E12).
    func retarget() {
        guard announced != .hidden else { return }
        for automatic in presentAutomatics { automatic.prepare() }
        KeyboardAnimation.usual.run { [self] in
            for automatic in presentAutomatics { automatic.removeOutgoing() }
            repeat { adjustToInput() } while improve()
        }
    }

    private func adjustToInput() {
        let present = avoiders.present
        AvoidancePass.layOut(present.filter { adjust($0).adjustment.hasChanged }.compactMap(\.avoidingView))
        // The other avoiders observe the begin of editing themselves. An automatic one is judged before that.
        for avoider in AvoidancePass.innerFirst(present) where isAutomatic(avoider) { avoider.revealInput() }
    }

    /// Replaces automatic avoiders that leave an input covered; returns whether there were any.
    fileprivate func improve() -> Bool {
        var hasChanged = false
        for automatic in presentAutomatics where automatic.improve() { hasChanged = true }
        return hasChanged
    }
}
