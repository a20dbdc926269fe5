// Fidelity: partial — block animations, springs and their inheritance; repeating, transitions and keyframes are absent

import Foundation

extension UIView {
    static func animateBlock(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
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

    static func animateSpring(
        _ duration: TimeInterval, _ delay: TimeInterval, _ dampingRatio: CGFloat, _ velocity: CGFloat,
        _ options: AnimationOptions, _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let curve = TimingCurve.fitting(
            dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity), duration: duration)
        Simulation.current.animations.animate(
            duration: duration, delay: delay, options: options, curve: curve, animations: animations,
            completion: completion)
    }

    static func showTransition(
        of view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        if options.contains(.allowAnimatedContent) { unmodelled("UIView.AnimationOptions.allowAnimatedContent") }
        undrawn("UIView.transition(with:duration:options:animations:completion:)")
        animations.map(performWithoutAnimation)
        let time = areAnimationsEnabled ? duration : 0
        if let completion { Simulation.current.clock.schedule(after: time) { completion(true) } }
    }

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
