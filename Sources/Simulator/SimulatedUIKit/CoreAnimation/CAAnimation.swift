// Fidelity: partial — rules E26, G36; fill modes, time offsets and paths are recorded

import Foundation
@_spi(Simulation) import ObjectiveC

/// Is told when an animation starts and ends; one that UIKit makes tells its completion instead.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended, with whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer.
open class CAAnimation: NSObject, CAMediaTiming {
    /// Seconds that one run lasts.
    open var duration: CFTimeInterval = 0
    /// When it begins, in seconds of the layer's time.
    open var beginTime: CFTimeInterval = 0
    /// How fast its time runs beside the layer's.
    open var speed: Float = 1
    /// Seconds that are added to its time.
    open var timeOffset: CFTimeInterval = 0
    /// How often it runs.
    open var repeatCount: Float = 0
    /// How long it runs in all, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs back after each run.
    open var autoreverses = false
    /// What it shows before and after it runs.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How its progress depends on its time; nil is straight.
    open var timingFunction: CAMediaTimingFunction?
    /// Is told of the start and the end; the animation keeps it alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation goes away when it has ended.
    open var isRemovedOnCompletion = true
    /// What is associated with the object; nil while nothing is.
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
    /// The property.
    open var keyPath: String?
    /// Whether the value is added to the model value.
    open var isAdditive = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Creates an animation of nothing.
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
    /// The path that a point follows.
    open var path: CGPath?
    /// When each value is reached, 0…1.
    open var keyTimes: [NSNumber]?
    /// How the progress between two values depends on time.
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// Seconds until the spring counts as at rest: when its envelope has shrunk to a thousandth.
    open var settlingDuration: Double {
        let rate = Double(damping / (2 * mass)), natural = Double(stiffness / mass).squareRoot()
        return 6.9078 / max(min(rate, natural), 0.0001)
    }
}
