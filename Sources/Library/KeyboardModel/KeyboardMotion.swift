import CoreGraphics
import Foundation

/// The position of a moving keyboard at each instant.
///
/// UIKit adds animations together. When a new movement begins, the rest of the earlier movement goes on.
public struct KeyboardMotion: Sendable {
    private struct Leg {
        let start, duration: Double
        let curve: Int
        /// The distance in points, positive if the keyboard moves up.
        let distance: CGFloat

        func progress(at seconds: Double) -> Double {
            KeyboardCurve.progress(at: seconds - start, duration: duration, curve: curve)
        }
    }

    private var legs: [Leg] = []
    private var end: CGFloat = 0

    /// Creates a motion at rest.
    public init() {}

    /// Begins a movement.
    ///
    /// - Parameters:
    ///   - top: the announced upper edge before the movement, in the screen's coordinates, in points.
    ///   - end: the upper edge after the movement, in the same coordinates.
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

    /// Returns the keyboard's upper edge at a time, in the screen's coordinates, in points.
    public func top(at seconds: Double) -> CGFloat {
        legs.reduce(end) { $0 + $1.distance * CGFloat(1 - $1.progress(at: seconds)) }
    }

    /// Returns the completed part of the last movement, from 0 to 1.
    public func fractionComplete(at seconds: Double) -> CGFloat {
        legs.last.map { CGFloat($0.progress(at: seconds)) } ?? 1
    }
}
