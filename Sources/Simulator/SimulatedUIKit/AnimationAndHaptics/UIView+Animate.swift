// Fidelity: partial — block animations, springs, keyframes and transitions; an endless animation runs once and is recorded

import Foundation

extension UIView {
    public class var inheritedAnimationDuration: TimeInterval { Simulation.current.animations.current?.duration ?? 0 }

    static func animateBlock(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        noteRepeat(options)
        // An inner animation inherits the outer duration if its own duration is not 0. No source says whether a
        // duration of 0 is inherited too. The simulation assumes so (INFERRED from G11).
        if duration <= 0, inheritedAnimationDuration > 0, !options.contains(.overrideInheritedDuration) {
            unmodelled("UIView.animate(withDuration: 0) inside another animation")
        }
        Simulation.current.animations.animate(
            duration: duration, delay: delay, options: options, curve: nil, animations: animations,
            completion: completion)
    }

    /// An endless animation would keep the screen moving for ever.
    ///
    /// The simulation shows one run, and records that the repetition is missing.
    private static func noteRepeat(_ options: AnimationOptions) {
        if options.contains(.repeat) { unmodelled("UIView.AnimationOptions.repeat") }
    }

    static func animateSpring(
        _ duration: TimeInterval, _ delay: TimeInterval, _ ratio: CGFloat, _ velocity: CGFloat,
        _ options: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        noteRepeat(options)
        let curve = TimingCurve.fitting(
            dampingRatio: Double(ratio), initialVelocity: Double(velocity), duration: duration)
        Simulation.current.animations.animate(
            duration: duration, delay: delay, options: options, curve: curve, animations: animations,
            completion: completion)
    }

    /// The bounce lies in −1…1.
    @available(iOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        noteRepeat(options)
        let spring = TimingCurve.bouncing(
            duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        Simulation.current.animations.animate(
            duration: spring.restsAfter ?? duration, delay: delay, options: options, curve: spring,
            animations: animations, completion: completion)
    }

    static func animateFrames(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: KeyframeAnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let modes: [KeyframeAnimationOptions] = [.calculationModeLinear, .calculationModeDiscrete]
        if !modes.contains(options.calculationMode) {
            unmodelled("UIView.KeyframeAnimationOptions.calculationModeCubic")
        }
        // Keyframe options and plain animation options share most bits. The bits of the calculation mode mean something
        // else in plain options, so they are removed. Keyframe options have no names for the curve's bits, but UIKit
        // obeys these bits (rule G35).
        let shared = options.subtracting(options.calculationMode)
        animateBlock(
            duration, delay, AnimationOptions(rawValue: shared.rawValue),
            {
                Simulation.current.animations.current?.frames =
                    options.calculationMode == .calculationModeDiscrete ? .jumping : .straight
                animations()
            }, completion)
    }

    // MARK: Transitions (rule G37)

    static func runTransition(
        in view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, _ changes: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        let isDrawn = options.hasTransition && view.window != nil
        if isDrawn { undrawn("UIView.transition(with:duration:options:animations:completion:)") }
        animateBlock(
            duration, 0, options,
            {
                Simulation.current.animations.current?.isTransition = isDrawn
                guard let changes else { return }
                if options.contains(.allowAnimatedContent) { changes() } else { performWithoutAnimation(changes) }
            }, completion)
    }

    static func runTransition(
        from old: UIView, to new: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        guard let parent = old.superview else {
            completion?(true)
            return
        }
        runTransition(
            in: parent, duration, options,
            {
                guard !options.contains(.showHideTransitionViews) else {
                    (old.isHidden, new.isHidden) = (true, false)
                    return
                }
                parent.addSubview(new)
                old.removeFromSuperview()
            }, completion)
    }

    @_spi(Simulation)
    public class func animateAsKeyboard(
        duration: TimeInterval, curve: AnimationCurve, animations: () -> Void, completion: @escaping () -> Void
    ) {
        Simulation.current.animations.animate(
            duration: duration, delay: 0,
            options: [AnimationOptions(rawValue: UInt(curve.rawValue & 0xF) << 16), .allowUserInteraction], curve: nil,
            animations: animations, completion: { _ in completion() })
    }
}
