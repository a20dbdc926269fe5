public import Foundation
@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// Puts a finger down at a point of the screen, in points, and ends the run-loop turn.
    ///
    /// Move the finger with ``moveFinger(to:)`` and lift the finger with ``liftFinger()``. A finger that is already
    /// down is lifted first.
    @discardableResult
    public func touchDown(at point: CGPoint) -> Touch {
        perform {
            defer { endTurn() }
            return putDown(at: point) { _ in true }
        }
    }

    /// Moves the finger to a point of the screen, in points, and ends the run-loop turn.
    public func moveFinger(to point: CGPoint) {
        perform {
            guard let finger, let window = finger.window else { return }
            finger.move(toPointInWindow: window.convert(point, from: simulation.screen.coordinateSpace))
            endTurn()
        }
    }

    /// Lifts the finger, and ends the run-loop turn.
    public func liftFinger() {
        perform {
            finger?.lift()
            finger = nil
            endTurn()
        }
    }

    /// Cancels the touch, as a system alert does, and ends the run-loop turn.
    public func cancelTouch() {
        perform {
            finger?.cancel()
            finger = nil
            endTurn()
        }
    }

    /// Drags a finger from one point of the screen to another, in points, frame by frame.
    ///
    /// - Parameter duration: the time of the drag, in seconds.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) -> Touch {
        drag(along: [start, end], duration: duration)
    }

    /// Drags a finger from point to point of the screen, in points, frame by frame.
    ///
    /// - Parameter duration: the time from one point to the next, in seconds.
    @discardableResult
    public func drag(along points: [CGPoint], duration: Double = 0.3) -> Touch {
        guard let first = points.first else { return .missed }
        let touch = touchDown(at: first)
        guard touch == .delivered else { return touch }
        let frames = max(1, Int((duration * 60).rounded()))
        for (start, end) in zip(points, points.dropFirst()) {
            for frame in 1...frames {
                advance(by: duration / Double(frames))
                let part = CGFloat(frame) / CGFloat(frames)
                moveFinger(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            }
        }
        liftFinger()
        return touch
    }

    /// Presses a point of the screen, in points, for a duration in seconds.
    @discardableResult
    public func longPress(at point: CGPoint, duration: Double = 1) -> Touch {
        let touch = touchDown(at: point)
        guard touch == .delivered else { return touch }
        advance(by: duration)
        liftFinger()
        return touch
    }

    /// Presses the middle of a view for a duration in seconds.
    @discardableResult
    public func longPress(_ view: UIView, duration: Double = 1) -> Touch {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return longPress(at: view.convert(middle, to: simulation.screen.coordinateSpace), duration: duration)
    }
}
