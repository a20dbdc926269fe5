// Fidelity: partial — UITimingCurveProvider.h, UITimingParameters.h; timing parameters are not archived

import Foundation

@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor @available(iOS 10.0, *)
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    open private(set) var animationCurve: UIView.AnimationCurve
    open private(set) var controlPoint1: CGPoint
    open private(set) var controlPoint2: CGPoint
    let curve: TimingCurve
    open private(set) var timingCurveType: UITimingCurveType

    public override init() {
        (animationCurve, timingCurveType) = (.easeInOut, .builtin)
        (curve, controlPoint1, controlPoint2) = Self.curve(of: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, timingCurveType) = (curve, .builtin)
        (self.curve, controlPoint1, controlPoint2) = Self.curve(of: curve)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// Inert: archives are not written.
    open nonisolated func encode(with coder: NSCoder) {}

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    private static func curve(of name: UIView.AnimationCurve) -> (TimingCurve, CGPoint, CGPoint) {
        let curve = UIView.AnimationOptions(rawValue: UInt(name.rawValue & 0xF) << 16).timingCurve
        guard case .cubic(let x1, let y1, let x2, let y2) = curve else { return (curve, .zero, CGPoint(x: 1, y: 1)) }
        return (curve, CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        curve = .cubic(x1: Double(point1.x), y1: Double(point1.y), x2: Double(point2.x), y2: Double(point2.y))
        timingCurveType = .cubic
    }

    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor @available(iOS 10.0, *)
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// Only the horizontal component of the velocity has an effect.
    open private(set) var initialVelocity: CGVector
    private let damping: CGFloat
    private let frequency: Double?

    /// UIKit's default spring has mass 3, stiffness 1000 and damping 500.
    public override init() {
        (damping, frequency) = Self.spring(mass: 3, stiffness: 1000, damping: 500)
        initialVelocity = CGVector(dx: 0, dy: 0)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// Inert: archives are not written.
    open nonisolated func encode(with coder: NSCoder) {}

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        damping = ratio
        frequency = nil
        initialVelocity = velocity
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// The spring runs until rest and ignores its animator's duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        (self.damping, frequency) = Self.spring(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
    }

    /// Returns the damping ratio and the frequency of a spring.
    ///
    /// The system treats an overdamped spring like a critically damped spring (rule E31).
    private static func spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) -> (CGFloat, Double?) {
        (min(1, damping / (2 * (stiffness * mass).squareRoot())), Double((stiffness / mass).squareRoot()))
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    func curve(for duration: Double) -> (curve: TimingCurve, runTime: Double) {
        let velocity = Double(initialVelocity.dx)
        guard let frequency else {
            return (.fitting(dampingRatio: Double(damping), initialVelocity: velocity, duration: duration), duration)
        }
        let curve = TimingCurve.spring(
            frequency: frequency, dampingRatio: Double(damping), initialVelocity: velocity)
        return (curve, curve == .keyboard ? TimingCurve.keyboardRunTime : curve.restsAfter ?? duration)
    }
}

public enum UITimingCurveType: _ImportedEnumeration {
    case builtin
    case cubic
    case spring
    case composed
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}
