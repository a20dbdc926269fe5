// Fidelity: partial — rules E26, G36; fill modes, time offsets and paths are recorded

import Foundation
@_spi(Simulation) import ObjectiveC

/// The delegate of an animation; for animations that UIKit creates, only the completion is called.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Tells the delegate that the animation starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells the delegate that the animation has ended, and whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer.
open class CAAnimation: NSObject, CAMediaTiming {
    /// The duration of one run in seconds.
    open var duration: CFTimeInterval = 0
    /// The start, in seconds of the layer's time.
    open var beginTime: CFTimeInterval = 0
    /// The speed of the animation's time relative to the layer's time.
    open var speed: Float = 1
    /// The offset of its time in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The number of runs.
    open var repeatCount: Float = 0
    /// The total duration of all runs in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs backward after each run.
    open var autoreverses = false
    /// The values that it shows before and after its run.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The curve of its progress over time; nil means linear progress.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which the animation keeps alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed after its end.
    open var isRemovedOnCompletion = true
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    @MainActor
    static func describing(_ running: LayerAnimation) -> CAAnimation {
        let animation: CABasicAnimation
        if case .spring(let frequency, let ratio, let velocity) = running.block?.curve {
            let spring = CASpringAnimation(keyPath: running.key.rawValue)
            spring.initialVelocity = CGFloat(velocity)
            if running.block?.curve == .keyboard {
                (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
            } else {
                (spring.stiffness, spring.damping) = (CGFloat(frequency * frequency), CGFloat(2 * ratio * frequency))
            }
            animation = spring
        } else {
            animation = CABasicAnimation(keyPath: running.key.rawValue)
            if case .cubic(let x1, let y1, let x2, let y2) = running.block?.curve {
                animation.timingFunction = CAMediaTimingFunction(
                    controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            }
        }
        animation.beginTime = running.block?.beginTime ?? 0
        animation.duration = running.block?.runTime ?? 0
        animation.isAdditive = running.key != .backgroundColor
        return animation
    }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String?
    /// Whether the value is added to the model value.
    open var isAdditive = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Creates an animation without a property.
    public required override init() { super.init() }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between start and end.
    open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The path along which a point moves.
    open var path: CGPath?
    /// The times of the values, 0…1.
    open var keyTimes: [NSNumber]?
    /// The curves of the progress between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// A group of simultaneous animations.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// Seconds until the spring counts as at rest: until its envelope has shrunk to a thousandth.
    open var settlingDuration: Double {
        let rate = Double(damping / (2 * mass)), natural = Double(stiffness / mass).squareRoot()
        return 6.9078 / max(min(rate, natural), 0.0001)
    }
}
