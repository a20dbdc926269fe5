// Fidelity: partial — block animations, springs and their inheritance; repeating, transitions and keyframes are absent

import Foundation

extension UIView {
    /// Animates changes; closures run at once, the completion after the animation with whether it ran to its end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        if !options.isDisjoint(with: [.repeat, .autoreverse]) { unmodelled("UIView.AnimationOptions.repeat") }
        // No source tells whether 0 is inherited like any other duration; here it is (INFERRED from G11).
        if duration <= 0, inheritedAnimationDuration > 0, !options.contains(.overrideInheritedDuration) {
            unmodelled("UIView.animate(withDuration: 0) inside another animation")
        }
        Simulation.current.animations.animate(
            duration: duration, delay: delay, options: options, curve: nil, animations: animations,
            completion: completion)
    }

    /// Animates changes with the default curve, then calls the completion with whether it ran to its end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes like a mass on a spring.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve.fitting(
            dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity), duration: duration)
        Simulation.current.animations.animate(
            duration: duration, delay: delay, options: options, curve: curve, animations: animations,
            completion: completion)
    }

    /// Makes changes without animation, also inside an animation block, layout included.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Simulation.current.animations.withoutAnimation(actionsWithoutAnimation)
    }

    /// Switches animations on or off everywhere.
    public class func setAnimationsEnabled(_ enabled: Bool) { Simulation.current.animations.isEnabled = enabled }

    /// Whether animations are switched on.
    public class var areAnimationsEnabled: Bool { Simulation.current.animations.isEnabled }

    /// The duration of the enclosing animation block in seconds, 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { Simulation.current.animations.current?.duration ?? 0 }

    /// Animates changes the way the system moves the keyboard.
    @_spi(Simulation)
    public class func animateAsKeyboard(
        duration: TimeInterval, curve: AnimationCurve, animations: () -> Void, completion: @escaping () -> Void
    ) {
        Simulation.current.animations.animate(
            duration: duration, delay: 0,
            options: AnimationOptions(rawValue: UInt(curve.rawValue & 0xF) << 16), curve: nil,
            animations: animations, completion: { _ in completion() })
    }
}
