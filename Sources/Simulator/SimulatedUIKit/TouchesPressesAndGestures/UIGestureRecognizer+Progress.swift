// Fidelity: partial — the order of questions between a view's veto and a delegate is a choice (rules L3 to L5)

import Foundation

extension UIGestureRecognizer {
    /// What becomes of a gesture.
    struct Progress {
        var state = State.possible
        /// What the recognizer wants to become, while others may still rule it out.
        var wanted: State?
        /// Whether the view and the delegate have been asked.
        var isWelcome = false
        /// Whether the recognition stands.
        var isAdmitted = false
        /// Whether the state has changed since it was last looked at.
        var hasNews = false
        /// The recognizers that the gesture may go together with, as far as delegates have been asked.
        var companions: Set<ObjectIdentifier> = []
    }

    /// A subclass has found out more about the gesture.
    func propose(_ state: State) {
        guard progress.state == .possible, [.began, .changed, .ended].contains(state) else {
            return settle(on: state)
        }
        guard progress.isWelcome || mayBegin else { return settle(on: .failed) }
        progress.isWelcome = true
        progress.wanted = state
        settle(on: state)
    }

    private func settle(on state: State) {
        // What has failed or has ended stays so until the touches are over.
        guard ![.failed, .cancelled].contains(progress.state) || state == .possible else { return }
        progress.state = state
        progress.hasNews = true
        if state == .failed || state == .cancelled { progress.wanted = nil }
        Simulation.current.gestures.update()
    }

    /// Asks the view that is touched, the recognizer's own one and the delegate.
    private var mayBegin: Bool {
        guard isEnabled else { return false }
        let touched = touches.first?.view
        // The view has a veto over gestures that would take its touches away, and over no others.
        if cancelsTouchesInView, let touched, !touched.gestureRecognizerShouldBegin(self) { return false }
        if let view, view !== touched, view !== delegate, !view.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether the gesture was recognized and is not over.
    var isRecognized: Bool { progress.isAdmitted && [.began, .changed, .ended].contains(progress.state) }

    /// Whether it is still open what becomes of the gesture.
    var isUndecided: Bool { progress.state == .possible || (progress.wanted != nil && !progress.isAdmitted) }

    /// Whether two gestures may be recognized from the same touches; asks the delegate of the later one first.
    func mayRecognize(besides other: UIGestureRecognizer) -> Bool {
        if progress.companions.contains(ObjectIdentifier(other)) { return true }
        let agrees = { (a: UIGestureRecognizer, b: UIGestureRecognizer) in
            a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
        }
        guard agrees(self, other) || agrees(other, self) else { return false }
        progress.companions.insert(ObjectIdentifier(other))
        other.progress.companions.insert(ObjectIdentifier(self))
        return true
    }

    /// Whether recognizing this gesture makes another one fail.
    func rulesOut(_ other: UIGestureRecognizer) -> Bool {
        // A tap must not keep a row of more taps from going on.
        if let tap = self as? UITapGestureRecognizer, let more = other as? UITapGestureRecognizer,
            more.numberOfTapsRequired > tap.numberOfTapsRequired
        {
            return false
        }
        return canPrevent(other) && other.canBePrevented(by: self) && !other.mayRecognize(besides: self)
    }

    /// Whether this gesture has to wait for another one to fail.
    func waits(for other: UIGestureRecognizer) -> Bool {
        requires(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Ends what is under way, as when the recognizer is switched off or leaves its view.
    func giveUp() {
        guard Simulation.current.gestures.follows(self) else { return }
        let isUnderWay = isRecognized && progress.state != .ended
        propose(isUnderWay ? .cancelled : .failed)
        touches = []
        Simulation.current.gestures.update()
    }

    func join(_ touch: UITouch) {
        formerTouches += touches.filter(\.isOver)
        touches.removeAll { $0.isOver }
        if !touches.contains(touch) { touches.append(touch) }
    }

    /// Whether a touch is or was part of the gesture.
    func examines(_ touch: UITouch) -> Bool { touches.contains(touch) || formerTouches.contains(touch) }

    /// Whether more may come of the gesture.
    var isExamining: Bool { isUndecided && (isWaiting || touches.contains { !$0.isOver }) }

    func leave(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    /// Forgets the touches and is ready for the next ones.
    func startOver() {
        (touches, formerTouches) = ([], [])
        forget()
        if progress.state != .possible { reset() }
        progress = Progress()
    }
}
