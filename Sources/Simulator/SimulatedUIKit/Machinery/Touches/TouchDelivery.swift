// Fidelity: partial — delivery of a finger's touches; a scroll view's delay of touches is inferred (rules L1, L6, L10)

import Foundation

@MainActor
final class TouchDelivery {
    /// The seconds for which a scroll view holds back a touch, and the points that a tap may move.
    private static let contentDelay = 0.15, tapMovement: CGFloat = 10

    let touch: UITouch
    var hasNews = false
    private(set) var hasBegun = false
    private var isFinished = false
    private var hasMoved = false
    private var hasEdited = false
    private var delay: Int?
    private var isDelayOver = false

    init(_ touch: UITouch) { self.touch = touch }

    private var event: UIEvent { environment.event }
    private var environment: GestureEnvironment { Simulation.current.gestures }

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

    /// Discards the finger's latest action, because the app's `sendEvent(_:)` did not forward the event.
    func drop() {
        hasNews = false
        (isFinished, hasEdited) = (true, true)
    }

    private var isTap: Bool { touch.reach < Self.tapMovement }

    // MARK: The view

    /// Delivers the finger's actions to the view, unless a recognizer or a scroll view withholds them.
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

    /// Returns whether an undecided gesture recognizer withholds the touch from the view.
    ///
    /// - Parameter holds: returns whether a recognizer withholds touches.
    private func isHeld(where holds: (UIGestureRecognizer) -> Bool) -> Bool {
        (touch.gestureRecognizers ?? []).contains {
            holds($0) && $0.examines(touch) && environment.follows($0) && $0.isExamining
        }
    }

    /// Whether a scroll view holds back the touch until it knows whether the finger scrolls.
    private var isHeldByScrolling: Bool {
        guard !isDelayOver, var scroll = touch.view?.scrollAbove else { return false }
        while !(scroll.isScrollEnabled && scroll.delaysContentTouches) {
            guard let outer = scroll.scrollAbove else { return false }
            scroll = outer
        }
        return true
    }

    func cancelInView() {
        guard !isFinished else { return }
        isFinished = true
        guard hasBegun, let view = touch.view else { return }
        touch.show(.cancelled) { view.touchesCancelled([touch], with: event) }
    }

    // MARK: Text inputs

    /// The touched view or its nearest superview that is a text field or a text view.
    ///
    /// The input's own recognizers are independent of gesture recognizers outside the input.
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
        // Read the position now, because the text may move when the input becomes first responder.
        let point = touch.location(in: input)
        input.becomeFirstResponder()
        (input as? UITextView)?.placeCaret(at: point)
    }
}

extension UIView {
    var scrollAbove: UIScrollView? {
        var candidate = superview
        while let current = candidate {
            if let scroll = current as? UIScrollView { return scroll }
            candidate = current.superview
        }
        return nil
    }
}
