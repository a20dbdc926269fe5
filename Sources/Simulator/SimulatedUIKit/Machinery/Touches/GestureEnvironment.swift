// Fidelity: partial — the choice among several gestures, and the delivery of touches to views (rules L3 to L6)

import Foundation

@MainActor
final class GestureEnvironment {
    /// The longest time in seconds, and the largest distance in points, between the taps of a double tap.
    static let rowDuration = 0.35, rowDistance: CGFloat = 45

    /// The last tap, with its position in a series: 2 for the second tap of a double tap.
    private var lastTap: (time: Double, point: CGPoint, count: Int)?
    private var deliveries: [TouchDelivery] = []
    /// The recognizers that follow a touch, innermost first.
    private var recognizers: [UIGestureRecognizer] = []
    private var isDispatching = false, isUpdating = false
    /// The event that contains all touches.
    ///
    /// UIKit reuses one event.
    private(set) lazy var event = UIEvent()

    func follows(_ recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }

    func delivery(of touch: UITouch) -> TouchDelivery? { deliveries.first { $0.touch === touch } }

    func isTouched(_ view: UIView, besides touch: UITouch) -> Bool {
        deliveries.contains { $0.touch !== touch && !$0.touch.isOver && $0.touch.view === view }
    }

    // MARK: Fingers

    /// Returns the position of a tap in a series: 2 for the second tap of a double tap.
    func tapCount(at point: CGPoint) -> Int {
        guard let last = lastTap, Simulation.current.clock.now - last.time < Self.rowDuration,
            hypot(last.point.x - point.x, last.point.y - point.y) < Self.rowDistance
        else { return 1 }
        return last.count + 1
    }

    func noteTap(_ touch: UITouch) {
        lastTap = (Simulation.current.clock.now, touch.location(in: nil), touch.tapCount)
    }

    func begin(_ delivery: TouchDelivery) {
        deliveries.append(delivery)
        event.allTouchesStorage = Set(deliveries.map(\.touch))
        delivery.touch.gestureRecognizers = receivers(of: delivery.touch)
        for recognizer in delivery.touch.gestureRecognizers ?? [] {
            if !follows(recognizer) {
                // The app may have set the recognizer's state since the last touch.
                recognizer.startOver()
                recognizers.append(recognizer)
            }
            recognizer.join(delivery.touch)
        }
        send(delivery)
    }

    func send(_ delivery: TouchDelivery) {
        delivery.hasNews = true
        event.timestamp = Simulation.current.clock.now
        event.allTouchesStorage = Set(deliveries.map(\.touch))
        UIApplication.shared.sendEvent(event)
        if delivery.hasNews { delivery.drop() }
        finish()
    }

    /// Returns the recognizers that want a touch, those of the touched view first.
    private func receivers(of touch: UITouch) -> [UIGestureRecognizer] {
        var receivers: [UIGestureRecognizer] = [], candidate = touch.view
        while let current = candidate {
            receivers += current.allGestures.filter {
                $0.isEnabled && $0.takesFingers && $0.shouldReceive(event)
                    && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
            }
            candidate = current.superview
        }
        return receivers
    }

    func deliver(in window: UIWindow) { deliver { $0.window === window } }

    /// Delivers the touches that no window of this simulation delivers.
    ///
    /// Their views are outside all windows, or in a window of another simulation.
    func deliverOutsideOfWindows() { deliver { _ in true } }

    private func deliver(where isMeant: (UITouch) -> Bool) {
        for delivery in deliveries where delivery.hasNews && isMeant(delivery.touch) {
            dispatch(delivery.touch)
            delivery.hasNews = false
            update()
        }
    }

    private func dispatch(_ touch: UITouch) {
        isDispatching = true
        defer { isDispatching = false }
        for recognizer in recognizers where recognizer.touches.contains(touch) && recognizer.isListening {
            switch touch.phase {
            case .began: recognizer.touchesBegan([touch], with: event)
            case .ended: recognizer.touchesEnded([touch], with: event)
            case .cancelled: recognizer.touchesCancelled([touch], with: event)
            default: recognizer.touchesMoved([touch], with: event)
            }
        }
    }

    // MARK: Decisions

    func update() {
        guard !isDispatching, !isUpdating else { return }
        isUpdating = true
        while let recognizer = recognizers.first(where: { $0.progress.hasNews || isFree($0) }) {
            recognizer.progress.hasNews = false
            decide(on: recognizer)
        }
        isUpdating = false
        for delivery in deliveries { delivery.flush() }
        finish()
    }

    private func isFree(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.progress.wanted != nil && !recognizers.contains { blocks($0, recognizer) && $0.isUndecided }
    }

    private func blocks(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
        other !== recognizer && recognizer.waits(for: other)
    }

    private func decide(on recognizer: UIGestureRecognizer) {
        guard let wanted = recognizer.progress.wanted else {
            if recognizer.progress.isAdmitted { act(on: recognizer) }
            return
        }
        let rivals = recognizers.filter { $0 !== recognizer && !Set($0.touches).isDisjoint(with: recognizer.touches) }
        if rivals.contains(where: { $0.isRecognized && $0.rulesOut(recognizer) }) {
            return recognizer.propose(.failed)
        }
        let blockers = recognizers.filter { blocks($0, recognizer) }
        if blockers.contains(where: { $0.isRecognized }) { return recognizer.propose(.failed) }
        guard !blockers.contains(where: { $0.isUndecided }) else { return recognizer.progress.state = .possible }
        recognizer.admit(wanted)
        for rival in rivals where rival.isUndecided && recognizer.rulesOut(rival) {
            rival.propose(.failed)
        }
        act(on: recognizer)
    }

    /// Calls the targets of a recognized gesture.
    ///
    /// The function also cancels the gesture's touches in the touched views.
    private func act(on recognizer: UIGestureRecognizer) {
        recognizer.didProgress()
        recognizer.tellTargets()
        guard recognizer.cancelsTouchesInView, recognizer.isRecognized else { return }
        for delivery in deliveries where recognizer.examines(delivery.touch) { delivery.cancelInView() }
    }

    /// Continues gestures that waited until other gestures failed.
    ///
    /// If gestures wait only for one another, all of them fail.
    private func freeThoseThatWait() {
        let waiting = recognizers.filter { $0.progress.wanted != nil && $0.touches.allSatisfy(\.isOver) }
        guard !waiting.isEmpty else { return }
        let isStuck = recognizers.allSatisfy { other in !other.isUndecided || waiting.contains { $0 === other } }
        if recognizers.contains(where: isFree) {
            update()
        } else if isStuck {
            // Let all waiting gestures fail together. Otherwise the first failure lets another gesture be recognized.
            isUpdating = true
            for recognizer in waiting { recognizer.propose(.failed) }
            isUpdating = false
            update()
        }
    }

    /// Removes the recognizers and deliveries that are done.
    ///
    /// A recognizer is done when all its fingers have left the screen and it waits for no other gesture or touch.
    private func finish() {
        guard !isDispatching, !isUpdating, !deliveries.contains(where: \.hasNews) else { return }
        let done = recognizers.filter { $0.touches.allSatisfy(\.isOver) && !$0.isWaiting }
        recognizers.removeAll { recognizer in done.contains { $0 === recognizer } }
        for recognizer in done { recognizer.startOver() }
        freeThoseThatWait()
        for delivery in deliveries { delivery.flush() }
        deliveries.removeAll { $0.isDone }
    }
}

extension UIGestureRecognizer {
    var isListening: Bool { [.possible, .began, .changed].contains(progress.state) }

    /// Whether the gesture waits for another gesture or for more touches after its fingers are lifted.
    var isWaiting: Bool { progress.wanted != nil || (progress.state == .possible && awaitsMoreTouches) }

    func admit(_ state: State) {
        progress.wanted = nil
        progress.isAdmitted = true
        progress.state = state == .changed ? .began : state
    }
}
