// Fidelity: partial — one finger's touches on their way to the view; the delay of a scroll view's content is inferred (rules L1, L6, L10)

import Foundation

/// What a view gets of a finger, and when.
@MainActor
final class TouchDelivery {
    /// Seconds for which a scroll view keeps a touch from its content, and points that a tap may move.
    private static let contentDelay = 0.15, tapMovement: CGFloat = 10

    let touch: UITouch
    /// Whether the recognizers have not been told what the finger does now.
    var hasNews = false
    /// Whether the view knows of the touch.
    private(set) var hasBegun = false
    /// Whether the view gets nothing of the touch any more.
    private var isFinished = false
    private var hasMoved = false
    /// Whether a text input has been given the tap.
    private var hasEdited = false
    /// The timer that ends a scroll view's delay.
    private var delay: Int?
    private var isDelayOver = false

    init(_ touch: UITouch) { self.touch = touch }

    private var event: UIEvent { environment.event }
    private var environment: GestureEnvironment { Simulation.current.gestures }

    /// Whether the finger is lifted and the view has been told all of it.
    var isDone: Bool { touch.isOver && (isFinished || touch.view == nil) && !hasNews }

    // MARK: The finger

    func begin() {
        if let view = touch.view, !view.isMultipleTouchEnabled, environment.isTouched(view, besides: touch) {
            isFinished = true
        }
        environment.begin(self)
        guard !hasBegun, !isFinished, !touch.isOver, isHeldByScrolling else { return }
        delay = Simulation.current.clock.scheduleCancellable(after: Self.contentDelay) { [weak self] in
            self?.isDelayOver = true
            self?.flush()
        }
    }

    func move(to point: CGPoint) {
        touch.move(to: point)
        hasMoved = true
        environment.send(self)
    }

    func end(_ phase: UITouch.Phase) {
        touch.end(phase)
        if let delay { Simulation.current.clock.cancel(delay) }
        if phase == .ended, isTap { environment.noteTap(touch) }
        environment.send(self)
    }

    /// The app has kept the event to itself.
    func drop() {
        hasNews = false
        (isFinished, hasEdited) = (true, true)
    }

    private var isTap: Bool { touch.reach < Self.tapMovement }

    // MARK: The view

    /// Gives the view what nothing holds back any more.
    func flush() {
        guard !hasNews, let view = touch.view else { return }
        if touch.phase == .cancelled { return cancelInView() }
        if touch.isOver, isTap, !hasEdited, let input = tappedInput { return edit(input) }
        guard !isFinished, beginInView(view) else { return }
        if hasMoved, !touch.isOver {
            hasMoved = false
            view.touchesMoved([touch], with: event)
        }
        guard touch.isOver, !isFinished, !isHeld(where: { $0.delaysTouchesEnded }) else { return }
        isFinished = true
        view.touchesEnded([touch], with: event)
    }

    /// Tells the view of the touch unless it has to wait; returns whether it knows.
    private func beginInView(_ view: UIView) -> Bool {
        guard !hasBegun else { return true }
        guard !isHeld(where: { $0.delaysTouchesBegan }), touch.isOver || !isHeldByScrolling else { return false }
        if let scroll = view.scrollAbove, !scroll.touchesShouldBegin([touch], with: event, in: view) {
            isFinished = true
            return false
        }
        hasBegun = true
        touch.show(.began) { view.touchesBegan([touch], with: event) }
        return true
    }

    /// Whether a recognizer that still examines the touch holds it back.
    private func isHeld(where holds: (UIGestureRecognizer) -> Bool) -> Bool {
        (touch.gestureRecognizers ?? []).contains {
            holds($0) && $0.examines(touch) && environment.follows($0) && $0.isExamining
        }
    }

    /// Whether a scroll view around the touched view waits for the finger to scroll.
    private var isHeldByScrolling: Bool {
        guard !isDelayOver, var scroll = touch.view?.scrollAbove else { return false }
        while !(scroll.isScrollEnabled && scroll.delaysContentTouches) {
            guard let outer = scroll.scrollAbove else { return false }
            scroll = outer
        }
        return true
    }

    /// A gesture, or the system, takes the touch away from the view.
    func cancelInView() {
        guard !isFinished else { return }
        isFinished = true
        guard hasBegun, let view = touch.view else { return }
        touch.show(.cancelled) { view.touchesCancelled([touch], with: event) }
    }

    // MARK: Text inputs

    /// The text field or text view that the finger is on.
    ///
    /// A text input listens through recognizers of its own, which those further out do not cancel.
    private var tappedInput: UIView? {
        var candidate = touch.view
        while let current = candidate {
            if current is UITextField || current is UITextView { return current }
            if current is UIControl { return nil }
            candidate = current.superview
        }
        return nil
    }

    private func edit(_ input: UIView) {
        hasEdited = true
        if let view = touch.view, !isFinished { _ = beginInView(view) }
        cancelInView()
        // Where the text is now: the keyboard may move it on becoming first responder.
        let point = touch.location(in: input)
        input.becomeFirstResponder()
        (input as? UITextView)?.placeCaret(at: point)
    }
}

extension UIView {
    /// The next scroll view that the view lies in.
    var scrollAbove: UIScrollView? {
        var candidate = superview
        while let current = candidate {
            if let scroll = current as? UIScrollView { return scroll }
            candidate = current.superview
        }
        return nil
    }
}
