internal import KeyboardModel
import UIKit

/// Finds out which keyboard state applies to one avoider, from the view's window and Apple's keyboard layout guide.
extension Following {
    struct Judgement {
        var state: KeyboardState
        var reason: String?
        var exemption: String?
    }

    func judge(for avoider: any Avoider) -> Judgement {
        guard let view = avoider.avoidingView else { return Judgement(state: keyboard.announced) }
        if keyboard.announced == .hidden { return judgeHidden(avoider, view) }
        if avoider.membership.isGivenUp { return Judgement(state: .hidden, exemption: Self.givenUp) }
        if let exemption = exemption(of: view, avoider) { return Judgement(state: .hidden, exemption: exemption) }
        guard let window = view.window else { return Judgement(state: keyboard.announced) }
        if latestInWindow?.window === window, latestInWindow?.announced == keyboard.announced,
            let judgement = latestInWindow?.judgement
        {
            return judgement
        }
        let judgement = judge(in: window)
        if isJudgingMany { latestInWindow = (window, keyboard.announced, judgement) }
        return judgement
    }

    private func judge(in window: UIWindow) -> Judgement {
        let guide = guide(in: window)
        var top: CGFloat?
        if let guide, !guide.isAtRest { top = guide.top }
        let (judged, remark) = keyboard.announced.judged(in: window, guideTop: top)
        if let guide, case .docked(let frame) = judged { noticeDrag(from: frame.minY, to: guide, in: window) }
        let found = KeyboardReconciliation.reconciling(judged, with: guide, in: circumstances(judged, guide, window))
        let reasons = [remark, found.reason].compactMap(\.self)
        return Judgement(state: found.state, reason: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
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
        if let own = keyboard.keyboardScreen, let screen = view.window?.screen, screen !== own {
            return "the keyboard is on another screen"
        }
        return typingPlace.exemption(of: view, among: siblings(of: view), onlyTells: avoider.onlyTells)
    }

    // MARK: Apple's guide

    private var circumstances: KeyboardReconciliation.Circumstances {
        KeyboardReconciliation.Circumstances(
            hasBeenAnnounced: keyboard.hasBeenAnnounced, isDragged: isFollowingDrag)
    }

    /// Adds the height of the accessory view to the facts about the keyboard, because the announced frame may exclude
    /// the accessory view.
    private func circumstances(
        _ judged: KeyboardState, _ guide: KeyboardReconciliation.Guide?, _ window: UIWindow
    ) -> KeyboardReconciliation.Circumstances {
        var circumstances = circumstances
        guard case .docked(let frame) = judged, let guide, guide.top < frame.minY,
            let input = typingPlace.responder(near: window),
            let accessory = typingPlace.accessoryVendor(of: input)?.accessory
        else { return circumstances }
        circumstances.accessoryHeight = accessory.bounds.height
        return circumstances
    }

    /// Notices that a finger drags the keyboard, because UIKit posts no notification for a drag (T16).
    ///
    /// In other movements of the keyboard, UIKit moves the guide inside an animation. So the method looks for a finger
    /// only outside animations, and only while the guide is lower than the announced frame. After the finger is lifted,
    /// the keyboard still moves. So the drag counts until the next announcement.
    private func noticeDrag(from top: CGFloat, to guide: KeyboardReconciliation.Guide, in window: UIWindow) {
        guard guide.top - top > KeyboardReconciliation.tolerance, !isFollowingDrag else { return }
        if let known = guideWithoutFinger, known == (ObjectIdentifier(window), guide.top) { return }
        guard UIView.inheritedAnimationDuration == 0 else { return }
        isFollowingDrag = window.holdsFingerThatDismisses
        if !isFollowingDrag { guideWithoutFinger = (ObjectIdentifier(window), guide.top) }
    }

    // MARK: Windows

    func state(in window: UIWindow) -> KeyboardState {
        guard keyboard.announced != .hidden else { return .hidden }
        guard let guide = guide(in: window) else { return keyboard.announced.judged(in: window, guideTop: nil).state }
        let judged = keyboard.announced.judged(in: window, guideTop: guide.isAtRest ? nil : guide.top).state
        return KeyboardReconciliation.reconciling(judged, with: guide, in: circumstances(judged, guide, window)).state
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
        guard !keyboard.hasBeenAnnounced, let guide = guideThatNeverRested(in: window) else { return }
        let found = KeyboardReconciliation.reconciling(keyboard.announced, with: guide, in: circumstances)
        if let reason = found.reason { keyboard.adopt(found.state, reason: reason) }
    }

    /// Compares the announced frame with Apple's layout guides after the keyboard has moved (S118).
    ///
    /// - Parameter ignored: the docked frame of a *did* event after a hide, in the screen's coordinates, in points.
    func reconcileAfterMovement(ignoring ignored: CGRect? = nil) {
        if keyboard.announced == .hidden, let ignored {
            let found = KeyboardReconciliation.confirming(ignored, by: readGuides())
            if let reason = found.reason { keyboard.adopt(found.state, reason: reason) }
        }
        guard keyboard.announced.isDocked else { return }
        var circumstances = circumstances
        circumstances.isSettled = true
        for avoider in avoiders.present {
            guard let window = avoider.avoidingView?.window, let guide = guide(in: window), !guide.isAtRest,
                judge(for: avoider).exemption == nil
            else { continue }
            let found = KeyboardReconciliation.reconciling(keyboard.announced, with: guide, in: circumstances)
            if let reason = found.reason { return keyboard.adopt(found.state, reason: reason) }
        }
    }

    /// The notifications of a hide may be missing (hackiftekhar/IQKeyboardManager#556).
    func reconcileAfterAbsence() {
        guard keyboard.announced.isDocked else { return }
        var circumstances = circumstances
        circumstances.hasBecomeActive = true
        var reason: String?
        for guide in guidesInReach(of: keyboard.announced) {
            let found = KeyboardReconciliation.reconciling(keyboard.announced, with: guide, in: circumstances)
            guard found.state == .hidden else { return }
            reason = found.reason
        }
        if let reason { keyboard.adopt(.hidden, reason: reason) }
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
            let coordinator = siblings(of: view).map(\.transition) ?? view.nearestController?.transitionCoordinator,
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
        if keyboard.announced == .hidden { avoider.membership.lastState = .hidden }
        readjust(avoider)
    }
}

extension UIView {
    fileprivate var holdsFingerThatDismisses: Bool {
        if let scrollView = self as? UIScrollView, scrollView.isTracking {
            switch scrollView.keyboardDismissMode {
            case .interactive, .interactiveWithAccessory: return true
            default: break
            }
        }
        for view in subviews where view.holdsFingerThatDismisses { return true }
        return false
    }
}
