// Fidelity: partial — the direction of a swipe; its distance, straightness and speed are inferred (rule L9)

import Foundation

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The limit for a swipe's movements, in points.
    ///
    /// A finger must move at least this far in the direction of the swipe, and at most this far sideways.
    private static let distance: CGFloat = 50
    /// The longest duration of a swipe, in seconds.
    private static let duration = 0.5

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        guard touch.timestamp - touch.startTime <= Self.duration else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired, touch.reach >= Self.distance else { return }
        let isFound = self.touches.allSatisfy { follows(direction, $0.way) }
        state = isFound ? .ended : .failed
    }

    private func follows(_ direction: Direction, _ way: CGPoint) -> Bool {
        let across: Direction = way.x > 0 ? .right : .left, along: Direction = way.y > 0 ? .down : .up
        if abs(way.x) >= Self.distance, abs(way.y) <= Self.distance, direction.contains(across) { return true }
        return abs(way.y) >= Self.distance && abs(way.x) <= Self.distance && direction.contains(along)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }
}

extension UISwipeGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var right: Direction { Direction(rawValue: 1 << 0) }
        public static var left: Direction { Direction(rawValue: 1 << 1) }
        public static var up: Direction { Direction(rawValue: 1 << 2) }
        public static var down: Direction { Direction(rawValue: 1 << 3) }
    }
}
