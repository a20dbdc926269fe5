import KeyboardModel
import UIKit

/// What the keyboard means for one avoidance: the announced state, corrected by the view's window and by Apple's guide.
extension KeyboardObserver {
    /// What an avoidance has to keep clear of, and why it differs from what was announced.
    struct Judgement {
        /// Frames in the screen's coordinates, in points.
        var state: KeyboardState
        /// Why the announcement was outweighed, in words.
        var reason: String?
        /// Why the view is left alone, in words.
        var exemption: String?
    }

    /// Judges the present state for an avoidance; hidden for views that are left alone, or on another screen.
    func judge(for avoidance: any KeyboardAvoidance) -> Judgement {
        guard let view = avoidance.avoidingView else { return Judgement(state: state) }
        if state == .hidden { return judgeHidden(avoidance, view) }
        if let exemption = exemption(of: view, avoidance) { return Judgement(state: .hidden, exemption: exemption) }
        guard let window = view.window else { return Judgement(state: state) }
        let guide = avoidance.witness?.guide
        let (judged, remark) = state.judged(in: window, guideTop: guide.flatMap { $0.isAtRest ? nil : $0.top })
        if let guide, case .docked(let frame) = judged { noticeDrag(from: frame.minY, to: guide, in: window) }
        let found = KeyboardReconciliation.reconciling(judged, with: guide, in: circumstances)
        let reasons = [remark, found.reason].compactMap(\.self)
        return Judgement(state: found.state, reason: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
    }

    private func judgeHidden(_ avoidance: any KeyboardAvoidance, _ view: UIView) -> Judgement {
        if let held = heldState(of: avoidance, view) {
            return Judgement(state: held, reason: "held until the swipe back is decided")
        }
        adoptUnannounced(avoidance)
        guard state == .hidden else { return judge(for: avoidance) }
        return Judgement(state: .hidden)
    }

    private func exemption(of view: UIView, _ avoidance: any KeyboardAvoidance) -> String? {
        if exclusions.covers(view) { return "it has opted out" }
        if let keyboardScreen, let screen = view.window?.screen, screen !== keyboardScreen {
            return "the keyboard is on another screen"
        }
        return typingPlace.exemption(of: view, onlyTells: avoidance.onlyTells)
    }

    // MARK: Apple's guide

    private var circumstances: KeyboardReconciliation.Circumstances {
        KeyboardReconciliation.Circumstances(
            hasBeenAnnounced: hasBeenAnnounced, isDragged: isFollowingDrag)
    }

    /// Notices that a finger moves the keyboard: no notification is posted meanwhile (T16).
    ///
    /// It is asked for only where the guide is lower than announced. Once seen it counts until the next announcement, since
    /// the keyboard still moves after the finger was lifted.
    private func noticeDrag(from top: CGFloat, to guide: KeyboardReconciliation.Guide, in window: UIWindow) {
        guard guide.top - top > KeyboardReconciliation.tolerance, !isFollowingDrag else { return }
        isFollowingDrag = window.holdsFingerThatDismisses
    }

    /// Takes over a keyboard that was up before observing began, as the guide shows it (S43).
    ///
    /// A guide that has rested before shows a keyboard that is about to be announced.
    private func adoptUnannounced(_ avoidance: any KeyboardAvoidance) {
        guard !hasBeenAnnounced, let witness = avoidance.witness, witness.hasOnlySeenKeyboard, let guide = witness.guide
        else { return }
        let found = KeyboardReconciliation.reconciling(state, with: guide, in: circumstances)
        if let reason = found.reason { adopt(found.state, reason: reason) }
    }

    /// Asks the guides once a movement has ended whether the keyboard stands where it was announced (S118).
    ///
    /// - Parameter ignored: a docked frame that a *did* event carried after a hide, in the screen's coordinates, in points;
    ///   it counts when a guide confirms it.
    func reconcileAfterMovement(ignoring ignored: CGRect? = nil) {
        if state == .hidden, let ignored {
            let found = KeyboardReconciliation.confirming(
                ignored, by: presentAvoidances.compactMap { $0.witness?.guide })
            if let reason = found.reason { adopt(found.state, reason: reason) }
        }
        guard state.isDocked else { return }
        var circumstances = circumstances
        circumstances.isSettled = true
        for avoidance in presentAvoidances {
            guard let guide = avoidance.witness?.guide, !guide.isAtRest, let view = avoidance.avoidingView,
                judge(for: avoidance).exemption == nil, view.window != nil
            else { continue }
            let found = KeyboardReconciliation.reconciling(state, with: guide, in: circumstances)
            if let reason = found.reason { return adopt(found.state, reason: reason) }
        }
    }

    /// Asks the guides whether an announced keyboard is still there, after a time in which notifications may have been
    /// missed (hackiftekhar/IQKeyboardManager#556).
    func reconcileAfterAbsence() {
        guard state.isDocked else { return }
        var circumstances = circumstances
        circumstances.hasBecomeActive = true
        var reason: String?
        for avoidance in presentAvoidances {
            // Where the keyboard would not reach anyway, a guide at rest tells nothing.
            guard let witness = avoidance.witness, witness.overlap(with: state).height > 0, let guide = witness.guide
            else { continue }
            let found = KeyboardReconciliation.reconciling(state, with: guide, in: circumstances)
            guard found.state == .hidden else { return }
            reason = found.reason
        }
        if let reason { adopt(.hidden, reason: reason) }
    }

    // MARK: Swiping back

    /// The state that a view keeps while a finger swipes its page away: a hide is posted at once, and taken back when the
    /// swipe is given up (rule E23, S109).
    private func heldState(of avoidance: any KeyboardAvoidance, _ view: UIView) -> KeyboardState? {
        guard let last = lastState(of: avoidance), last.isDocked,
            let coordinator = view.nearestController?.transitionCoordinator, coordinator.isInteractive
        else { return nil }
        if hold(avoidance) {
            coordinator.animate(alongsideTransition: nil) { [weak self, weak avoidance] _ in
                guard let self, let avoidance else { return }
                self.letGo(avoidance)
            }
        }
        return last
    }
}

extension UIView {
    /// Whether a finger is on a scroll view inside that dismisses the keyboard interactively.
    fileprivate var holdsFingerThatDismisses: Bool {
        if let scrollView = self as? UIScrollView, scrollView.isTracking {
            switch scrollView.keyboardDismissMode {
            case .interactive, .interactiveWithAccessory: return true
            default: break
            }
        }
        return subviews.contains { $0.holdsFingerThatDismisses }
    }
}
