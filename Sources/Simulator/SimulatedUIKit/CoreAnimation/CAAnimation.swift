// Fidelity: partial — rules E26, G36; fill modes, time offsets and paths are recorded

import Foundation
@_spi(Simulation) import ObjectiveC

/// For UIKit's own animations, the simulation calls only `animationDidStop`.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAAnimation: NSObject, CAMediaTiming {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
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

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    public required override init() { super.init() }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// The spring counts as at rest when its envelope has shrunk to a thousandth.
    open var settlingDuration: Double {
        let rate = Double(damping / (2 * mass)), natural = Double(stiffness / mass).squareRoot()
        return 6.9078 / max(min(rate, natural), 0.0001)
    }
}
