import CoreGraphics
import Foundation

/// Where a keyboard that moves is at each instant, as numbers.
///
/// What is left of an earlier movement is added to the next one, as UIKit adds animations: a keyboard that turns round on its
/// way has no jump.
public struct KeyboardMotion: Sendable {
    /// One movement; times in seconds of one clock.
    private struct Leg {
        let start, duration: Double
        let curve: Int
        /// From its end back to its start, in points.
        let distance: CGFloat

        func progress(at seconds: Double) -> Double {
            KeyboardCurve.progress(at: seconds - start, duration: duration, curve: curve)
        }
    }

    private var legs: [Leg] = []
    private var end: CGFloat = 0

    /// Creates a motion of nothing.
    public init() {}

    /// Begins a movement.
    ///
    /// - Parameters:
    ///   - top: the keyboard's upper edge before the movement, as far as it was announced, in the screen's coordinates, in points.
    ///   - end: the same edge after it.
    ///   - seconds: the time of the beginning.
    ///   - duration: the announced duration, in seconds.
    ///   - curve: the raw value of the announced curve.
    public mutating func move(
        from top: CGFloat, to end: CGFloat, at seconds: Double, duration: Double, curve: Int
    ) {
        legs.removeAll { $0.progress(at: seconds) >= 1 }
        legs.append(Leg(start: seconds, duration: duration, curve: curve, distance: top - end))
        self.end = end
    }

    /// The keyboard's upper edge, in the screen's coordinates, in points.
    public func top(at seconds: Double) -> CGFloat {
        legs.reduce(end) { $0 + $1.distance * CGFloat(1 - $1.progress(at: seconds)) }
    }

    /// The part of the last movement that is done, from 0 to 1.
    public func fractionComplete(at seconds: Double) -> CGFloat {
        legs.last.map { CGFloat($0.progress(at: seconds)) } ?? 1
    }
}
