// Fidelity: partial — the parameters and the way of a touch that a subclass is given; no simulated finger begins a pan, which is recorded

import Foundation

/// Finds fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers make the gesture.
    open var minimumNumberOfTouches = 1
    /// How many fingers may take part.
    open var maximumNumberOfTouches = Int.max
    private var origin: CGPoint?

    /// Creates a recognizer that has a target's method performed; the target is not kept alive.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        unmodelled("UIPanGestureRecognizer")
    }

    /// How far the fingers have moved since the gesture began, in the coordinates of a view, in points.
    open func translation(in view: UIView?) -> CGPoint {
        guard let origin else { return .zero }
        let now = location(in: nil), from = view?.convert(origin, from: nil) ?? origin
        let to = view?.convert(now, from: nil) ?? now
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Sets how far the fingers have moved, in the coordinates of a view, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let now = location(in: nil), to = view?.convert(now, from: nil) ?? now
        let start = CGPoint(x: to.x - translation.x, y: to.y - translation.y)
        origin = view?.convert(start, to: nil) ?? start
    }

    /// How fast the fingers move, in points a second; no simulated finger has a speed.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    override func receive(_ touch: UITouch) {
        super.receive(touch)
        origin = location(in: nil)
    }

    override func reset() {
        super.reset()
        origin = nil
    }
}
