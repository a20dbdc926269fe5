// Fidelity: partial — which of several gestures is recognized, and when views get touches (rules L3 to L6)

import Foundation

/// The touches of an app, and the recognizers that examine them.
@MainActor
final class GestureEnvironment {
    /// Seconds and points within which taps count as a row.
    static let rowDuration = 0.35, rowDistance: CGFloat = 45

    /// When and where a finger tapped last, and the how manieth tap of a row it was.
    private var lastTap: (time: Double, point: CGPoint, count: Int)?
    private var deliveries: [TouchDelivery] = []
    /// Those that examine touches, innermost first.
    private var recognizers: [UIGestureRecognizer] = []
    private var isDispatching = false, isUpdating = false
    /// The event of all touches; UIKit uses one again and again.
    private(set) lazy var event = UIEvent()

    /// Whether a recognizer examines touches.
    func follows(_ recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }

    /// How a touch gets on; nil once it is over.
    func delivery(of touch: UITouch) -> TouchDelivery? { deliveries.first { $0.touch === touch } }

    /// Whether another finger is on a view already.
    func isTouched(_ view: UIView, besides touch: UITouch) -> Bool {
        deliveries.contains { $0.touch !== touch && !$0.touch.isOver && $0.touch.view === view }
    }

    // MARK: Fingers

    /// The how manieth tap of a row one at a point would be.
    func tapCount(at point: CGPoint) -> Int {
        guard let last = lastTap, Simulation.current.clock.now - last.time < Self.rowDuration,
            hypot(last.point.x - point.x, last.point.y - point.y) < Self.rowDistance
        else { return 1 }
        return last.count + 1
    }

    func noteTap(_ touch: UITouch) {
        lastTap = (Simulation.current.clock.now, touch.location(in: nil), touch.tapCount)
    }

    /// A finger comes down on a view.
    func begin(_ delivery: TouchDelivery) {
        deliveries.append(delivery)
        event.allTouchesStorage = Set(deliveries.map(\.touch))
        delivery.touch.gestureRecognizers = receivers(of: delivery.touch)
        for recognizer in delivery.touch.gestureRecognizers ?? [] {
            if !follows(recognizer) {
                // An app may have set the state of one that no finger was on.
                recognizer.startOver()
                recognizers.append(recognizer)
            }
            recognizer.join(delivery.touch)
        }
        send(delivery)
    }

    /// Has the app deliver what a finger does now.
    func send(_ delivery: TouchDelivery) {
        delivery.hasNews = true
        event.timestamp = Simulation.current.clock.now
        event.allTouchesStorage = Set(deliveries.map(\.touch))
        UIApplication.shared.sendEvent(event)
        if delivery.hasNews { delivery.drop() }
        finish()
    }

    /// The recognizers of the view and its ancestors that want to examine the touch, innermost first.
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

    /// Gives recognizers, then views what is new of the touches in a window.
    func deliver(in window: UIWindow) { deliver { $0.window === window } }

    /// The same for views that are in no window, or in one that another simulation shows.
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

    /// Draws the consequences of what recognizers have found out.
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

    /// Whether a recognizer that has waited for others need not wait any more.
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

    /// Tells the targets of a recognized gesture, and takes its touches away from their views.
    private func act(on recognizer: UIGestureRecognizer) {
        recognizer.didProgress()
        recognizer.tellTargets()
        guard recognizer.cancelsTouchesInView, recognizer.isRecognized else { return }
        for delivery in deliveries where recognizer.examines(delivery.touch) { delivery.cancelInView() }
    }

    /// Lets gestures go on that have waited for others which are out of it now, or for one another.
    private func freeThoseThatWait() {
        let waiting = recognizers.filter { $0.progress.wanted != nil && $0.touches.allSatisfy(\.isOver) }
        guard !waiting.isEmpty else { return }
        let isStuck = recognizers.allSatisfy { other in !other.isUndecided || waiting.contains { $0 === other } }
        if recognizers.contains(where: isFree) {
            update()
        } else if isStuck {
            // All at once: none of them is to gain from another one's failure.
            isUpdating = true
            for recognizer in waiting { recognizer.propose(.failed) }
            isUpdating = false
            update()
        }
    }

    /// Forgets touches that are over, and makes recognizers ready that have nothing to wait for.
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
    /// Whether touches still matter to the gesture.
    var isListening: Bool { [.possible, .began, .changed].contains(progress.state) }

    /// Whether the gesture goes on although its fingers are lifted.
    var isWaiting: Bool { progress.wanted != nil || (progress.state == .possible && awaitsMoreTouches) }

    func admit(_ state: State) {
        progress.wanted = nil
        progress.isAdmitted = true
        progress.state = state == .changed ? .began : state
    }
}
