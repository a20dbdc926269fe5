internal import KeyboardModel
import UIKit

/// Adjusts every avoider after one change of the keyboard.
///
/// An avoider keeps one view clear of the keyboard, by changing a scroll view's inset or a constraint's constant, for
/// example. A keyboard notification causes these steps:
///
/// 1. `Keyboard.take` drops a repeated notification, `Keyboard.reduce` computes the next state, and `Keyboard.deliver`
///    calls the observers.
/// 2. Before the animation begins, `prepare` lets the avoidance `automatic` choose its avoiders, and records the scroll
///    offsets.
/// 3. `layOutFirstPlaces` lays out a screen that has just opened.
/// 4. `settle` finds out which keyboard state applies to each avoider's view, adjusts the avoider, and lays out the
///    changed views, in rounds, until a round changes nothing.
/// 5. At the moment `laidOut`, an avoider of a list scrolls the edited input into sight.
/// 6. `explain` writes the log. After a hide, the moment `done` removes the avoiders of `automatic`.
/// 7. At the end of the turn, inside the same animation, the moment `laidOut` lets `automatic` replace its avoider if
///    the input is still covered. The steps then repeat from step 4.
/// 8. After a *did* notification, `Following.reconcileAfterMovement` compares the announced frame with Apple's keyboard
///    layout guide.
///
/// At the end of each turn of the run loop, ``Following`` compares the present values of each avoider with the values
/// after the last adjustment. If these values differ for some avoiders, the library repeats steps 2 and 4 to 7 for
/// these avoiders.
///
/// An avoider may move the view of another avoider, for example a table that is pinned to a keyboard guide. The rounds
/// of step 4 make the result independent of the avoiders' order.
@MainActor
struct AvoidancePass {
    /// The limit stops two avoidances that keep undoing each other's changes.
    static let mostRounds = 6

    private let following: Following
    private let change: Keyboard.Change?
    private let reason: String?

    static func run(_ following: Following, after change: Keyboard.Change) {
        AvoidancePass(following: following, change: change, reason: change.reason).run(after: change)
    }

    static func look(_ following: Following, at changed: [any Avoider], _ choosers: [any Chooser]) {
        AvoidancePass(following: following, change: nil, reason: "the screen has changed").look(at: changed, choosers)
    }

    private func run(after change: Keyboard.Change) {
        following.note(change)
        following.update()
        following.layOutWatches()
        prepare(for: change)
        // `prepare` may remove avoiders, so the list is read afterwards.
        let present = following.avoiders.present
        if !present.isEmpty {
            if change.previousAnnounced.isDocked { adjustNewcomers(present) } else { layOutFirstPlaces(present) }
            animate(change.motion) { adjustAll(present) }
        }
        finish(after: change)
    }

    private func look(at changed: [any Avoider], _ choosers: [any Chooser]) {
        for chooser in choosers { chooser.follow(.look) }
        for chooser in following.presentChoosers { chooser.follow(.adjusting) }
        let fresh = choosers.isEmpty ? [] : following.avoiders.present.filter { $0.membership.left == nil }
        var present = changed + fresh.filter { new in !changed.contains { $0 === new } }
        var outcomes = settle(present)
        while !choosers.isEmpty, following.improve() {
            present = following.avoiders.present
            outcomes = settle(present)
        }
        explain(zip(present, outcomes))
        following.leave(present)
        for chooser in choosers { chooser.follow(.left) }
    }

    private func prepare(for change: Keyboard.Change) {
        for chooser in following.presentChoosers { chooser.follow(.announced) }
        let moment = AvoiderMoment.announced(change)
        for avoider in following.avoiders.present {
            avoider.membership.beginCounting()
            following.tell(avoider, moment)
        }
    }

    /// Adjusts the avoiders of views that have just come into a window, without an animation.
    ///
    /// A new view has no former position to move from. So the input of a pushed page is visible from the first frame
    /// on.
    private func adjustNewcomers(_ present: [any Avoider]) {
        // Suppose that the page was in sight before, and `automatic` has a new avoider. This avoider replaces another
        // one, and its view has a former position. So the avoider is adjusted later, inside the animation.
        let isArriving = following.isPageArriving
        let newcomers = present.filter { !$0.wasInWindow && (isArriving || !following.isChosen($0)) }
        guard !newcomers.isEmpty else { return }
        UIView.performWithoutAnimation {
            Self.layOut(newcomers.compactMap(\.avoidingView))
            _ = settle(newcomers)
        }
    }

    /// Lays out a screen that opens together with the keyboard, without an animation.
    ///
    /// UIKit begins the keyboard's animation before the screen's first layout. Without this method, the content would
    /// move in from the coordinates 0, 0.
    private func layOutFirstPlaces(_ present: [any Avoider]) {
        var views: [UIView] = []
        for avoider in present where !avoider.hasBeenLaidOut {
            if let view = avoider.avoidingView { views.append(view) }
        }
        guard !views.isEmpty else { return }
        UIView.performWithoutAnimation { Self.layOut(views) }
    }

    private func animate(_ motion: Keyboard.Change.Motion, _ changes: @escaping () -> Void) {
        switch motion {
        case .animated(let animation): animation.run(changes)
        case .atOnce: UIView.performWithoutAnimation(changes)
        case .inherited: changes()
        }
    }

    /// `automatic` judges its candidate at the end of the turn, since UIKit scrolls to the input after the observers.
    private func adjustAll(_ present: [any Avoider]) {
        for chooser in following.presentChoosers { chooser.follow(.adjusting) }
        explain(zip(present, settle(present)))
        // After a *did* notification the values are not recorded here. So the check at the end of the run-loop turn
        // finds the views that UIKit has moved.
        if change?.isAboutToHappen ?? true { following.leave(present) }
        for chooser in following.presentChoosers { chooser.follow(.left) }
    }

    private func settle(_ present: [any Avoider]) -> [Following.Outcome] {
        var movers: [any Avoider] = [], lists: [any Avoider] = []
        for avoider in present {
            if avoider.kind.makesRoomInside { lists.append(avoider) } else { movers.append(avoider) }
        }
        // The avoiders of scroll views need the final positions, so the avoiders that move their view come first.
        if !movers.isEmpty, !lists.isEmpty { _ = settleNumbers(movers) }
        let outcomes = settleNumbers(present)
        let inOrder = movers + Self.innerFirst(lists)
        let moment = AvoiderMoment.laidOut(change)
        for avoider in inOrder { following.tell(avoider, moment) }
        layOutScrolled(lists)
        return outcomes
    }

    /// Lays out what the lists of `automatic` have scrolled.
    ///
    /// A view may be pinned to a list's frame or to the window, and an inner list gets another safe area. So only a layout
    /// shows where the input is. UIKit, which scrolls after the observers, and `automatic` judge by it.
    private func layOutScrolled(_ lists: [any Avoider]) {
        Self.layOut(lists.filter(following.isChosen).compactMap(\.avoidingView))
    }

    private func settleNumbers(_ present: [any Avoider]) -> [Following.Outcome] {
        var (outcomes, changed) = adjustInTurn(present)
        var rounds = 1
        while !changed.isEmpty, rounds < Self.mostRounds {
            let set = changed.map(\.number)
            Self.layOut(changed.compactMap(\.avoidingView))
            noteAssignments(zip(changed, set))
            (outcomes, changed) = adjustInTurn(present)
            rounds += 1
        }
        return outcomes
    }

    private func noteAssignments(_ set: Zip2Sequence<[any Avoider], [CGFloat]>) {
        for (avoider, number) in set where avoider.number != number {
            avoider.membership.noteAssignment()
        }
    }

    private func adjustInTurn(_ present: [any Avoider]) -> (outcomes: [Following.Outcome], changed: [any Avoider]) {
        following.isJudgingMany = true
        defer { following.isJudgingMany = false }
        var outcomes: [Following.Outcome] = [], changed: [any Avoider] = []
        outcomes.reserveCapacity(present.count)
        for avoider in present {
            let outcome = following.adjust(avoider)
            if outcome.adjustment.hasChanged, avoider.avoidingView != nil { changed.append(avoider) }
            outcomes.append(outcome)
        }
        return (outcomes, changed)
    }

    private func explain(_ results: Zip2Sequence<[any Avoider], [Following.Outcome]>) {
        guard let onLog = following.onLog else { return }
        for (avoider, outcome) in results {
            var adjustment = outcome.adjustment
            adjustment.exemption = outcome.judgement.exemption ?? adjustment.exemption
            guard avoider.membership.isMember, avoider.membership.lastLogged != adjustment.sentence else { continue }
            avoider.membership.lastLogged = adjustment.sentence
            let reason = [reason, outcome.judgement.reason].compactMap(\.self).joined(separator: "; ")
            onLog(
                .adjusted(
                    avoider.subject, isLeftAlone: adjustment.exemption != nil,
                    reason: "\(avoider.kind.name): \(adjustment.sentence) (\(reason))"))
        }
    }

    private func finish(after change: Keyboard.Change) {
        for chooser in following.presentChoosers { chooser.follow(.done(change)) }
    }

    // MARK: Views

    /// The layout of an outer view includes its subviews.
    static func layOut(_ views: [UIView]) {
        var known: Set<ObjectIdentifier> = []
        if !areSideBySide(views) {
            for view in views where view.window != nil { known.insert(ObjectIdentifier(view)) }
        }
        for view in views where view.window != nil && !isInside(known, view) { view.layoutIfNeeded() }
    }

    /// Returns whether the views have the same superview.
    ///
    /// Laying out one of these views leaves the others unchanged.
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

    /// Sorts the avoiders of inner views before those of outer views.
    ///
    /// After the inner scroll views have scrolled, an outer scroll view scrolls only the remaining distance.
    private static func innerFirst(_ present: [any Avoider]) -> [any Avoider] {
        guard present.count > 1 else { return present }
        // A loop is faster than `map`, because each call of a closure would check the main actor at run time.
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

extension Following {
    struct Outcome {
        let judgement: Judgement
        let adjustment: KeyboardAdjustment
    }

    fileprivate func adjust(_ avoider: any Avoider, in windows: [WindowSight]? = nil) -> Outcome {
        // The adjustment of another avoider may have removed this avoider.
        let membership = avoider.membership
        guard membership.isMember else {
            return Outcome(judgement: Judgement(state: .hidden), adjustment: KeyboardAdjustment())
        }
        let judgement = judge(for: avoider, in: windows)
        if membership.isMember { membership.lastState = judgement.state }
        if announced == .hidden { membership.takeUp() }
        var adjustment = avoider.adjust(to: judgement.state)
        if membership.growth.isBounded { adjustment.limit = Self.doesNotFit }
        return Outcome(judgement: judgement, adjustment: adjustment)
    }

    private static let doesNotFit = "the content does not fit above the keyboard, and grows with each addition"

    func readjust(_ avoider: any Avoider) { readjust(avoider, in: windowSights) }

    func readjust(_ avoider: any Avoider, in windows: [WindowSight]) {
        guard avoider.membership.isMember else { return }
        let center = avoider.avoidingView?.center, size = avoider.avoidingView?.bounds.size
        _ = adjust(avoider, in: windows)
        // The adjustment may scroll, and the app's code may then lay out the screen. If the view has moved, no values
        // are recorded, so the check at the end of the turn adjusts the avoider again.
        guard avoider.avoidingView?.center == center, avoider.avoidingView?.bounds.size == size else { return }
        leave([avoider], windows)
    }

    fileprivate func improve() -> Bool {
        var hasChanged = false
        for chooser in presentChoosers where chooser.follow(.laidOut) { hasChanged = true }
        return hasChanged
    }
}
