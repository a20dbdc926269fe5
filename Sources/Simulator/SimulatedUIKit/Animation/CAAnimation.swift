// Fidelity: partial — descriptions of what UIKit runs, with the parameters that code reads back (rule E26)

import Foundation
@_spi(Simulation) import ObjectiveC

/// An animation of a layer.
open class CAAnimation: NSObject {
    /// Seconds that one run lasts.
    open var duration: Double = 0
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
        }
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
open class CABasicAnimation: CAPropertyAnimation {}

/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// Mass.
    open var mass: CGFloat = 1
    /// Stiffness.
    open var stiffness: CGFloat = 100
    /// Damping.
    open var damping: CGFloat = 10
    /// Initial velocity.
    open var initialVelocity: CGFloat = 0
    /// Seconds until the spring counts as at rest: when its envelope has shrunk to a thousandth.
    open var settlingDuration: Double {
        let rate = Double(damping / (2 * mass)), natural = Double(stiffness / mass).squareRoot()
        return 6.9078 / max(min(rate, natural), 0.0001)
    }
}
