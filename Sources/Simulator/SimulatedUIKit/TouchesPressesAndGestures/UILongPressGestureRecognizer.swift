// Fidelity: partial — duration and movement of a press; required taps before the press are recorded (rule L8)

import Foundation

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open lazy var numberOfTapsRequired = 0 {
        didSet { if numberOfTapsRequired != 0 { unmodelled("UILongPressGestureRecognizer.numberOfTapsRequired") } }
    }
    open var numberOfTouchesRequired = 1
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    private var timer: Int?

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

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state != .possible {
            state = .changed
        } else if touches.contains(where: { $0.reach > allowableMovement }) {
            fail()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { fail() } else { state = .ended }
    }

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
