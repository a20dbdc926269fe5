// Fidelity: partial — states; the order in which view and delegate are asked is an assumption (rules L3 to L5)

import Foundation

extension UIGestureRecognizer {
    struct Progress {
        var state = State.possible
        /// The state that the recognizer has requested but not yet reached.
        ///
        /// The recognizer waits, because other recognizers may still prevent the gesture.
        var wanted: State?
        /// Whether the view and the delegate have allowed the gesture.
        var isWelcome = false
        /// Whether no other recognizer can prevent the gesture any more.
        var isAdmitted = false
        /// Whether the gesture environment still has to process a change of the state.
        var hasNews = false
        /// The other recognizers that may recognize their gestures at the same time.
        var companions: Set<ObjectIdentifier> = []
    }

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
        // A recognizer stays in a failed or cancelled state until the touches have ended.
        guard ![.failed, .cancelled].contains(progress.state) || state == .possible else { return }
        progress.state = state
        progress.hasNews = true
        if state == .failed || state == .cancelled { progress.wanted = nil }
        Simulation.current.gestures.update()
    }

    private var mayBegin: Bool {
        guard isEnabled else { return false }
        let touched = touches.first?.view
        // The touched view can veto only gestures that take its touches away.
        if cancelsTouchesInView, let touched, !touched.gestureRecognizerShouldBegin(self) { return false }
        if let view, view !== touched, view !== delegate, !view.gestureRecognizerShouldBegin(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    var isRecognized: Bool { progress.isAdmitted && [.began, .changed, .ended].contains(progress.state) }

    var isUndecided: Bool { progress.state == .possible || (progress.wanted != nil && !progress.isAdmitted) }

    /// Returns whether two gestures may be recognized together.
    ///
    /// The delegate of this gesture answers first.
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

    func rulesOut(_ other: UIGestureRecognizer) -> Bool {
        // A single tap must not prevent a double tap.
        if let tap = self as? UITapGestureRecognizer, let more = other as? UITapGestureRecognizer,
            more.numberOfTapsRequired > tap.numberOfTapsRequired
        {
            return false
        }
        return canPrevent(other) && other.canBePrevented(by: self) && !other.mayRecognize(besides: self)
    }

    func waits(for other: UIGestureRecognizer) -> Bool {
        requires(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Ends a gesture whose recognizer is disabled or leaves its view.
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

    func examines(_ touch: UITouch) -> Bool { touches.contains(touch) || formerTouches.contains(touch) }

    var isExamining: Bool { isUndecided && (isWaiting || touches.contains { !$0.isOver }) }

    func leave(_ touch: UITouch) { touches.removeAll { $0 === touch } }

    func startOver() {
        (touches, formerTouches) = ([], [])
        forget()
        if progress.state != .possible { reset() }
        progress = Progress()
    }
}
