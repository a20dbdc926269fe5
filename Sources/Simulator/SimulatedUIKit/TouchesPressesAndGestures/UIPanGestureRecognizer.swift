// Fidelity: partial — translation and velocity; the least distance of 10 points is inferred (rule L9), scroll wheels are absent

import Foundation

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance in points that fingers have to move before the gesture begins.
    static let hysteresis: CGFloat = 10
    /// The time in seconds over which the velocity is averaged.
    private static let velocitySpan = 0.1

    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var origin: CGPoint?
    /// The latest positions of the fingers in the window's coordinates, in points, the oldest first.
    private var track: [(time: TimeInterval, point: CGPoint)] = []

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    open func translation(in view: UIView?) -> CGPoint {
        guard let origin else { return .zero }
        let now = location(in: nil), from = view?.convert(origin, from: nil) ?? origin
        let to = view?.convert(now, from: nil) ?? now
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = location(in: nil), to = view?.convert(now, from: nil) ?? now
        let start = CGPoint(x: to.x - translation.x, y: to.y - translation.y)
        origin = view?.convert(start, to: nil) ?? start
    }

    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = track.last,
            let first = track.first(where: { last.time - $0.time <= Self.velocitySpan }), last.time > first.time
        else { return .zero }
        let span = last.time - first.time
        let from = view?.convert(first.point, from: nil) ?? first.point
        let to = view?.convert(last.point, from: nil) ?? last.point
        return CGPoint(x: (to.x - from.x) / span, y: (to.y - from.y) / span)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches <= maximumNumberOfTouches else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        // An additional finger changes the middle of all fingers. Move the starting point by the same distance, because
        // such a change is no movement of the gesture.
        let former = self.touches.filter { !touches.contains($0) }
        guard let origin, !former.isEmpty else { return follow(from: location(in: nil)) }
        let now = location(in: nil), before = Self.middle(of: former)
        self.origin = CGPoint(x: origin.x + now.x - before.x, y: origin.y + now.y - before.y)
        track = [(Simulation.current.clock.now, now)]
    }

    private func follow(from point: CGPoint) {
        origin = point
        track = [(Simulation.current.clock.now, point)]
    }

    private static func middle(of touches: [UITouch]) -> CGPoint {
        let points = touches.map { $0.location(in: nil) }, count = CGFloat(max(1, points.count))
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        track.append((Simulation.current.clock.now, location(in: nil)))
        if state == .began || state == .changed {
            state = .changed
        } else if state == .possible, numberOfTouches >= minimumNumberOfTouches {
            decide(on: translation(in: nil))
        }
    }

    /// Decides whether the gesture begins.
    ///
    /// - Parameter way: the movement of the fingers in the window's coordinates, in points.
    func decide(on way: CGPoint) {
        if hypot(way.x, way.y) >= Self.hysteresis { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let left = self.touches.filter { !$0.isOver }
        guard left.isEmpty else {
            let before = location(in: nil), now = Self.middle(of: left)
            if let origin { self.origin = CGPoint(x: origin.x + now.x - before.x, y: origin.y + now.y - before.y) }
            self.touches = left
            track = [(Simulation.current.clock.now, now)]
            return
        }
        track.append((Simulation.current.clock.now, location(in: nil)))
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func forget() {
        origin = nil
        track = []
    }
}
