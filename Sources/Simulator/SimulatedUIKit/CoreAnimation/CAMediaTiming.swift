// Fidelity: partial — the parameters of animations except fill modes and time offsets; those of layers have no effect

import Foundation

/// Returns seconds of virtual time since the simulation began; a real phone counts from its start.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard Thread.isMainThread else { return 0 }
    return MainActor.assumeIsolated { Simulation.current.animations.time }
}

/// The timing of an animation or layer.
public protocol CAMediaTiming {
    /// The start in seconds of the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed of its time relative to the parent's time.
    var speed: Float { get set }
    /// The offset of its time in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs.
    var repeatCount: Float { get set }
    /// The total duration of all runs, in seconds.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it runs backward after each run.
    var autoreverses: Bool { get set }
    /// The values that it shows before and after its run.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that are shown before and after a run.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The last value stays visible after the run.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is visible before the run.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither value is visible outside the run.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A Bézier curve of progress over time, both 0…1.
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    /// Creates a curve from its control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    }

    /// Inert: archives are not read; gives a straight line.
    public required init?(coder: NSCoder) { points = [0, 0, 0, 0, 1, 1, 1, 1] }

    /// Creates a named curve; the control points are Apple's.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes a control point, 0 to 3, into two numbers.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(idx) else { return }
        (ptr[0], ptr[1]) = (points[2 * idx], points[2 * idx + 1])
    }
}
