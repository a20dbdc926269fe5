// Fidelity: partial — duration and movement of a press; required taps before the press are recorded (rule L8)

import Foundation

/// Recognizes fingers that press for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press; no effect here.
    open var numberOfTapsRequired = 0 {
        didSet { if numberOfTapsRequired != 0 { unmodelled("UILongPressGestureRecognizer.numberOfTapsRequired") } }
    }
    /// The required number of fingers.
    open var numberOfTouchesRequired = 1
    /// The shortest press in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that a finger may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10
    private var timer: Int?

    /// Starts to wait when enough fingers are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        stopTimer()
        guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        guard minimumPressDuration > 0 else { return state = .began }
        timer = Simulation.current.clock.scheduleCancellable(after: minimumPressDuration) { [weak self] in
            self?.timer = nil
            self?.state = .began
        }
    }

    /// Fails if a finger moves too far before the gesture has begun; continues if it moves later.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state != .possible {
            state = .changed
        } else if touches.contains(where: { $0.reach > allowableMovement }) {
            fail()
        }
    }

    /// Ends the gesture, or fails if it has not begun.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { fail() } else { state = .ended }
    }

    /// Cancels the gesture, or sets its state to failed if it has not begun.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .possible { fail() } else { state = .cancelled }
    }

    private func fail() {
        stopTimer()
        state = .failed
    }

    override func forget() { stopTimer() }

    private func stopTimer() {
        if let timer { Simulation.current.clock.cancel(timer) }
        timer = nil
    }
}
