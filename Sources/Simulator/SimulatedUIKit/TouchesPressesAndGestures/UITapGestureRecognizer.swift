// Fidelity: partial — taps of fingers; the time and the distance between taps are inferred (rules L4, L7)

import Foundation

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var taps = 0
    private var fingers = 0
    private var place = CGPoint.zero
    private var timer: Int?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        stopTimer()
        fingers = max(fingers, numberOfTouches)
        let distance = hypot(location(in: nil).x - place.x, location(in: nil).y - place.y)
        if fingers > numberOfTouchesRequired || (taps > 0 && distance >= GestureEnvironment.rowDistance) {
            state = .failed
        }
        if taps == 0 { place = location(in: nil) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if touches.contains(where: { $0.reach >= GestureEnvironment.rowDistance }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard self.touches.allSatisfy(\.isOver) else { return }
        guard fingers == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        fingers = 0
        guard taps < numberOfTapsRequired else { return state = .ended }
        timer = Simulation.current.clock.scheduleCancellable(after: GestureEnvironment.rowDuration) { [weak self] in
            self?.state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override var awaitsMoreTouches: Bool { timer != nil }

    override func forget() {
        stopTimer()
        (taps, fingers) = (0, 0)
    }

    private func stopTimer() {
        if let timer { Simulation.current.clock.cancel(timer) }
        timer = nil
    }
}
