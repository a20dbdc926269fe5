internal import KeyboardModel
import UIKit

/// Finds out which keyboard state applies to one avoider, from the view's window and Apple's keyboard layout guide.
extension Following {
    struct Judgement {
        var state: KeyboardState
        var reason: String?
        var exemption: String?
    }

    /// - Parameter windows: the present positions of the windows and their guides, or nil if they are still to be read.
    func judge(for avoider: any Avoider, in windows: [WindowSight]? = nil) -> Judgement {
        guard let view = avoider.avoidingView else { return Judgement(state: announced) }
        if announced == .hidden { return judgeHidden(avoider, view) }
        if avoider.membership.isGivenUp { return Judgement(state: .hidden, exemption: Self.givenUp) }
        if let exemption = exemption(of: view, avoider) { return Judgement(state: .hidden, exemption: exemption) }
        if !isLooking, sharesListWithUIKit(avoider) {
            return Judgement(state: avoider.membership.lastState, reason: "waits until UIKit has made room")
        }
        guard let window = view.window else { return Judgement(state: announced) }
        if latestInWindow?.window === window, latestInWindow?.announced == announced,
            let judgement = latestInWindow?.judgement
        {
            return judgement
        }
        let judgement = judge(in: windows?.sight(of: window) ?? WindowSight(window, guide(in: window)))
        if isJudgingMany { latestInWindow = (window, announced, judgement) }
        return judgement
    }

    private func judge(in sight: WindowSight) -> Judgement {
        let window = sight.window, guide = sight.guide
        let (judged, remark) = told.judged(in: sight)
        if let guide, case .docked(let frame) = judged {
            surroundings.sightings.note(guide, of: frame, accessoryHeight: accessoryHeight(in: window), in: window)
        }
        let found = KeyboardReconciliation.reconciling(judged, with: guide, in: circumstances(judged, guide, window))
        let reasons = [remark, found.reason].compactMap(\.self)
        return Judgement(
            state: found.state.above(keptFrame(in: sight)),
            reason: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
    }

    /// Returns the place that the app keeps free in a window, in the screen's coordinates, in points; nil beside it.
    private func keptFrame(in sight: WindowSight) -> CGRect? {
        guard let place = surroundings.kept.frame(in: sight.window) else { return nil }
        return KeyboardState.docked(place).judged(in: sight).state.frameInScreen
    }

    private static let givenUp =
        "the app assigns the number again in each layout; add to it once instead, or give the avoidance another number"

    private func judgeHidden(_ avoider: any Avoider, _ view: UIView) -> Judgement {
        if let held = heldState(of: avoider, view) {
            return Judgement(state: held, reason: "held until the swipe back is decided")
        }
        return Judgement(state: .hidden)
    }

    private func exemption(of view: UIView, _ avoider: any Avoider) -> String? {
        if Exclusion.concerns(view) { return "it has opted out" }
        if let own = keyboardScreen, let screen = view.window?.screen, screen !== own {
            return "the keyboard is on another screen"
        }
        if let reason = avoider.membership.followed.reasonToRest(in: surroundings) { return reason }
        return typingPlace.exemption(
            of: view, among: surroundings.siblings(of: view),
            standing: surroundings.standingPanel,
            ofOwnLists: !avoider.kind.onlyTells && !sharesListWithUIKit(avoider) && !surroundings.isKeyboardUndocked,
            ofClasses: !avoider.kind.onlyTells)
    }

    /// Returns whether the app has set insets on the list of a table or collection controller.
    ///
    /// UIKit makes room in such a list around the keyboard's notification (rules C26 to C28). At the end of the turn, the
    /// avoider adds what UIKit has left out.
    func sharesListWithUIKit(_ avoider: any Avoider) -> Bool {
        guard avoider.kind.makesRoomInside, let list = avoider.avoidingView as? UIScrollView,
            ScrollViewExemption.ofOwnList(list) != nil
        else { return false }
        return !isChosen(avoider)
    }

    // MARK: Apple's guide

    private var circumstances: KeyboardReconciliation.Circumstances {
        KeyboardReconciliation.Circumstances(
            hasBeenAnnounced: hasBeenAnnounced, isDragged: surroundings.sightings.isDragged)
    }

    /// Adds the height of the accessory view to the facts about the keyboard, because the announced frame may exclude
    /// the accessory view.
    private func circumstances(
        _ judged: KeyboardState, _ guide: KeyboardReconciliation.Guide?, _ window: UIWindow
    ) -> KeyboardReconciliation.Circumstances {
        var circumstances = circumstances
        guard case .docked(let frame) = judged, let guide, guide.top < frame.minY else { return circumstances }
        circumstances.accessoryHeight = accessoryHeight(in: window)
        return circumstances
    }

    /// Returns the height of the accessory view on the keyboard, in points, 0 or more.
    func accessoryHeight(in window: UIWindow) -> CGFloat {
        typingPlace.responder(near: window).flatMap(typingPlace.accessoryVendor)?.accessory.bounds.height ?? 0
    }

    // MARK: Windows

    func state(in window: UIWindow) -> KeyboardState {
        guard announced != .hidden else { return .hidden }
        return judge(in: WindowSight(window, guide(in: window))).state
    }

    /// Returns the keyboard's top in the window's coordinates, in points; nil without a docked keyboard.
    func keyboardTop(in window: UIWindow) -> CGFloat? {
        guard case .docked(let frame) = state(in: window) else { return nil }
        return window.convert(frame, from: window.screen.coordinateSpace).minY
    }

    /// Reads the keyboard's position from Apple's guide if the keyboard was up before observing began (S43).
    ///
    /// If the library has seen the guide at rest, the keyboard was hidden at that time. When the guide moves after
    /// that, UIKit is about to announce the keyboard. So the method ignores this guide.
    func adoptUnannounced(in window: UIWindow) {
        guard !hasBeenAnnounced, let guide = guideThatNeverRested(in: window) else { return }
        adopt(KeyboardReconciliation.reconciling(told, with: guide, in: circumstances))
    }

    /// Compares the announced frame with Apple's layout guides after the keyboard has moved (S118).
    ///
    /// - Parameter ignored: the docked frame of a *did* event after a hide, in the screen's coordinates, in points.
    func reconcileAfterMovement(ignoring ignored: CGRect? = nil) {
        if told == .hidden, let ignored {
            adopt(KeyboardReconciliation.confirming(ignored, by: readGuides()))
        }
        guard told.isDocked else { return }
        var circumstances = circumstances
        circumstances.isSettled = true
        for avoider in avoiders.present {
            guard let window = avoider.window, let guide = guide(in: window), !guide.isAtRest,
                judge(for: avoider).exemption == nil
            else { continue }
            let found = KeyboardReconciliation.reconciling(told, with: guide, in: circumstances)
            if found.reason != nil { return adopt(found) }
        }
    }

    /// Returns whether one of Apple's guides stands at the top of a frame, or nil if no guide can be read.
    ///
    /// - Parameter frame: a docked keyboard's frame in the screen's coordinates, in points.
    func guidesConfirm(_ frame: CGRect) -> Bool? {
        let guides = guidesInReach(of: told) + guidesInReach(of: .docked(frame))
        return guides.isEmpty ? nil : guides.contains { abs($0.top - frame.minY) <= 1 }
    }

    // MARK: Absence

    func appDidBecomeActive() {
        guard told.isDocked else { return }
        surroundings.sightings.noteAbsence()
        reconcileAfterAbsence()
    }

    /// Reads the guides as long as no notification has come since the app was inactive.
    ///
    /// The notifications of a hide may be missing (hackiftekhar/IQKeyboardManager#556), and a guide may still lie at
    /// rest when the app has just become active.
    func reconcileAfterAbsence() {
        guard surroundings.sightings.isAfterAbsence else { return }
        let hasInput = typingPlace.hasFirstResponder(in: watchedWindows)
        reconcile(after: hasInput && !isKeyboardForeign ? .withInput : .withoutInput)
    }

    /// Compares the announced frame with all guides that the keyboard reaches.
    ///
    /// A guide above its rest shows the keyboard; the keyboard is hidden only if all guides are at rest.
    func reconcile(after absence: KeyboardReconciliation.Circumstances.Absence) {
        guard told.isDocked else { return }
        var circumstances = circumstances
        circumstances.absence = absence
        let found = guidesInReach(of: told).map { guide in
            (guide, KeyboardReconciliation.reconciling(told, with: guide, in: circumstances))
        }
        let standing = found.filter { !$0.0.isAtRest }
        if let result = (standing.isEmpty ? found : standing).first { adopt(result.1) }
    }

    // MARK: Swiping back

    func lastState(of avoider: any Avoider) -> KeyboardState? {
        avoider.membership.isMember ? avoider.membership.lastState : nil
    }

    /// Returns the avoider's last state during an interactive transition, such as a swipe back.
    ///
    /// At the beginning of a swipe back, UIKit announces that the keyboard hides. If the person cancels the swipe,
    /// UIKit announces the keyboard again (rule E23, S109).
    private func heldState(of avoider: any Avoider, _ view: UIView) -> KeyboardState? {
        guard let last = lastState(of: avoider), last.isDocked,
            let coordinator = surroundings.siblings(of: view).map(\.transition)
                ?? view.nearestController?.transitionCoordinator,
            coordinator.isInteractive
        else { return nil }
        if hold(avoider) {
            coordinator.animate(alongsideTransition: nil) { [weak self, weak avoider] _ in
                guard let self, let avoider else { return }
                self.release(avoider)
            }
        }
        return last
    }

    private func hold(_ avoider: any Avoider) -> Bool {
        guard avoider.membership.isMember, !avoider.membership.isHeld else { return false }
        avoider.membership.isHeld = true
        return true
    }

    private func release(_ avoider: any Avoider) {
        guard avoider.membership.isMember else { return }
        avoider.membership.isHeld = false
        if announced == .hidden { avoider.membership.lastState = .hidden }
        readjust(avoider)
    }
}
