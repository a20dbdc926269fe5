import Foundation

/// The keyboard's own motion with curve 7, as numbers.
///
/// The system animates with a spring of mass 3, stiffness 1000, damping 500 and initial velocity 0. The damping is far
/// above critical, yet the motion seen is the critically damped one (rules E30 and E31).
public struct KeyboardCurve: Sendable {
    /// The raw value of the keyboard's private animation curve; it has no public case.
    public static let rawValue = 7
    /// Raw values that fit into the curve's bits of the animation options.
    public static let rawValues = 0...15
    /// The seconds that the motion really takes, with any duration in the notification (rule E32).
    public static let settlingDuration: Double = 0.5
    /// The spring's angular frequency in radians per second: the square root of stiffness over mass.
    public static let angularFrequency = (1000.0 / 3.0).squareRoot()

    /// The part of the way covered after some seconds: 0 before the start, towards 1, never above.
    public static func progress(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        guard seconds.isFinite else { return 1 }
        let phase = angularFrequency * seconds
        return 1 - exp(-phase) * (1 + phase)
    }

    /// The raw value of the animation options that ask for a curve: the curve shifted left by 16 bits (rule E29).
    ///
    /// A curve that is missing or out of range gives the keyboard's own.
    public static func animationOptionsRawValue(forCurve curve: Int?) -> UInt {
        let known = curve.flatMap { rawValues.contains($0) ? $0 : nil } ?? rawValue
        return UInt(known) << 16
    }
}
