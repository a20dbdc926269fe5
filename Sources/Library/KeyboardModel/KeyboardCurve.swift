import Foundation

/// The motion of the keyboard as a function of time; the raw value of its private curve is 7.
///
/// The system animates with a spring of mass 3, stiffness 1000, damping 500 and initial velocity 0. The damping is far
/// above critical, but the visible motion is critically damped (rules E30 and E31).
public struct KeyboardCurve: Sendable {
    /// The raw value of the keyboard's private animation curve.
    public static let rawValue = 7
    /// The raw values of curves that fit into the bits of `UIView.AnimationOptions`.
    public static let rawValues = 0...15
    /// The real duration of the motion in seconds, for any announced duration (rule E32).
    public static let settlingDuration: Double = 0.5
    /// The spring's angular frequency in radians per second: the square root of stiffness over mass.
    public static let angularFrequency = (1000.0 / 3.0).squareRoot()

    /// Returns the completed part of the keyboard's movement, from 0 to 1.
    ///
    /// - Parameter seconds: the time since the beginning.
    public static func progress(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        guard seconds.isFinite else { return 1 }
        let phase = angularFrequency * seconds
        return 1 - exp(-phase) * (1 + phase)
    }

    /// Returns the completed part of a movement with an announced duration and curve, from 0 to 1.
    ///
    /// The keyboard's own curve always takes ``settlingDuration``. The public curves are Core Animation's timing
    /// functions. Any other curve counts as the keyboard's own.
    ///
    /// - Parameters:
    ///   - seconds: the time since the beginning.
    ///   - duration: the announced duration, in seconds; 0 or less completes the movement at once.
    ///   - curve: the raw value of the announced curve.
    public static func progress(at seconds: Double, duration: Double, curve: Int) -> Double {
        guard duration > 0 else { return 1 }
        let points: (Double, Double)
        switch curve {
        case 0: points = (0.42, 0.58)
        case 1: points = (0.42, 1)
        case 2: points = (0, 0.58)
        case 3: points = (0, 1)
        default: return seconds < settlingDuration ? progress(at: seconds) : 1
        }
        guard seconds < duration else { return 1 }
        let part = max(0, seconds / duration)
        return curve == 3 ? part : ordinate(at: part, points)
    }

    /// A timing function from (0, 0) to (1, 1); `points` holds the x coordinates of the two control points.
    private static func ordinate(at abscissa: Double, _ points: (Double, Double)) -> Double {
        func value(_ first: Double, _ second: Double, _ place: Double) -> Double {
            let rest = 1 - place
            return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
        }
        var low = 0.0, high = 1.0
        // x grows with the parameter, so thirty bisection steps find the parameter to a billionth.
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if value(points.0, points.1, middle) < abscissa { low = middle } else { high = middle }
        }
        return value(0, 1, (low + high) / 2)
    }

    /// Returns the raw value of the animation options for a curve.
    ///
    /// The options hold the curve shifted left by 16 bits (rule E29). A missing or unknown curve counts as the
    /// keyboard's own.
    public static func animationOptionsRawValue(forCurve curve: Int?) -> UInt {
        let known = curve.flatMap { rawValues.contains($0) ? $0 : nil } ?? rawValue
        return UInt(known) << 16
    }
}
