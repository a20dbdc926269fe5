// Fidelity: exact — rules G5, G20, G22, E30, E31: published control points, the critically damped keyboard spring

import Foundation

@_spi(Simulation)
public enum TimingCurve: Hashable, Sendable {
    /// A Bézier curve from (0,0) to (1,1), stretched over the duration.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring with an angular frequency in rad/s, a damping ratio up to 1, and an initial velocity.
    ///
    /// Velocity 1 covers the whole movement in one second.
    case spring(frequency: Double, dampingRatio: Double, initialVelocity: Double)

    public static let linear = TimingCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1)
    public static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    public static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
    public static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
    public static let coreAnimationDefault = TimingCurve.cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    /// A spring of mass 3, stiffness 1000 and damping 500, which the system runs as critically damped (rule E31).
    public static let keyboard = TimingCurve.spring(
        frequency: (1000.0 / 3).squareRoot(), dampingRatio: 1, initialVelocity: 0)
    /// The duration of the keyboard's spring in seconds.
    ///
    /// The system ignores the duration that the app requests (rule E32).
    public static let keyboardRunTime = 0.5

    public func progress(at seconds: Double, duration: Double) -> Double {
        if seconds <= 0 { return 0 }
        if seconds >= duration { return 1 }
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            return Self.bezier(seconds / duration, x1, y1, x2, y2)
        case .spring(let frequency, let ratio, let velocity):
            return Self.spring(seconds, frequency, ratio, velocity)
        }
    }

    private static func spring(_ t: Double, _ omega: Double, _ zeta: Double, _ velocity: Double) -> Double {
        if zeta >= 1 { return 1 - exp(-omega * t) * (1 + (omega - velocity) * t) }
        let damped = omega * (1 - zeta * zeta).squareRoot()
        let sine = (zeta * omega - velocity) / damped
        return 1 - exp(-zeta * omega * t) * (cos(damped * t) + sine * sin(damped * t))
    }

    private static func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
            let s = 1 - t
            return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
        }
        var low = 0.0, high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return value((low + high) / 2, y1, y2)
    }

    /// At the end, the spring's envelope has shrunk to 0.001 (rule G22).
    static func fitting(dampingRatio: Double, initialVelocity: Double, duration: Double) -> TimingCurve {
        let zeta = min(max(dampingRatio, 0.01), 1)
        var low = 0.0, high = 1000.0 / max(duration, 0.001)
        for _ in 0..<80 {
            let omega = (low + high) / 2, x = zeta * omega * duration
            let envelope = exp(-x) * (zeta >= 1 ? 1 + omega * duration : 1)
            if envelope > 0.001 { low = omega } else { high = omega }
        }
        return .spring(frequency: (low + high) / 2, dampingRatio: zeta, initialVelocity: initialVelocity)
    }

    /// The duration is a perceived duration (rule G20).
    static func bouncing(duration: Double, bounce: Double, initialVelocity: Double) -> TimingCurve {
        let bounce = min(max(bounce, -0.99), 0.99)
        return .spring(
            frequency: 2 * .pi / max(duration, 0.001), dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            initialVelocity: initialVelocity)
    }

    /// The seconds until the spring's envelope has shrunk to 0.001 (as in rule G22).
    var restsAfter: Double? {
        guard case .spring(let frequency, let ratio, _) = self else { return nil }
        var low = 0.0, high = 1000 / frequency / min(ratio, 1)
        for _ in 0..<80 {
            let time = (low + high) / 2, decay = min(ratio, 1) * frequency * time
            if exp(-decay) * (ratio >= 1 ? 1 + decay : 1) > 0.001 { low = time } else { high = time }
        }
        return high
    }

    /// Returns the curve for a run that lasts only a fraction of the original time.
    ///
    /// A spring gets new parameters. Every other curve stays the same.
    func shortened(to part: Double) -> TimingCurve {
        guard case .spring(let frequency, let ratio, let velocity) = self, part > 0 else { return self }
        return .spring(frequency: frequency / part, dampingRatio: ratio, initialVelocity: velocity / part)
    }
}
