// Fidelity: partial — direction of a quick finger; how far, how straight and how fast it moves is inferred (rule L9)

import Foundation

/// Finds fingers that move quickly in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// How far a finger moves at least, and aside at most, in points.
    private static let distance: CGFloat = 50
    /// How long it may take, in seconds.
    private static let duration = 0.5

    /// The directions that count.
    open var direction = Direction.right
    /// How many fingers must swipe.
    open var numberOfTouchesRequired = 1

    /// Fails with too many fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    /// Recognizes the gesture once the fingers have come far enough.
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

    /// Fails when it has not been recognized.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }
}

extension UISwipeGestureRecognizer {
    /// Where fingers move.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var right: Direction { Direction(rawValue: 1 << 0) }
        public static var left: Direction { Direction(rawValue: 1 << 1) }
        /// Upwards.
        public static var up: Direction { Direction(rawValue: 1 << 2) }
        /// Downwards.
        public static var down: Direction { Direction(rawValue: 1 << 3) }
    }
}
