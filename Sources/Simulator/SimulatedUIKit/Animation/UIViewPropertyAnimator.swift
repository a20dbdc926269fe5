// Fidelity: partial — starting, holding, scrubbing, stopping and finishing; reversing, delay factors and new timing on the way are inert

import Foundation
@_spi(Simulation) import ObjectiveC

/// An animation that can be held, moved by hand and stopped.
@preconcurrency @MainActor @available(iOS 10.0, *)
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// Says how the animation depends on time.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds that the animation lasts.
    open private(set) var duration: TimeInterval
    /// Seconds before it begins.
    open private(set) var delay: TimeInterval = 0
    /// How far the animator is in its life.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether it moves on by itself now.
    open private(set) var isRunning = false
    /// Whether people may touch what moves; inert except for being stored.
    open var isUserInteractionEnabled = true {
        didSet { unmodelled("UIViewPropertyAnimator.isUserInteractionEnabled") }
    }
    /// Whether it may be held and stopped; inert except for being stored.
    open var isInterruptible = true { didSet { unmodelled("UIViewPropertyAnimator.isInterruptible") } }
    /// Whether a fraction set by hand is a part of the way and not of the time; it always is here.
    open var scrubsLinearly = true {
        didSet { if !scrubsLinearly { unmodelled("UIViewPropertyAnimator.scrubsLinearly") } }
    }
    /// Inert: whether it waits at its end instead of completing.
    open var pausesOnCompletion = false {
        didSet { if pausesOnCompletion { unmodelled("UIViewPropertyAnimator.pausesOnCompletion") } }
    }
    /// Inert: whether it runs backwards.
    open var isReversed = false {
        didSet { if isReversed { unmodelled("UIViewPropertyAnimator.isReversed") } }
    }

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var block: AnimationBlock?
    private var stopped: [LayerAnimation.Stopped] = []
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
    private var engine: AnimationEngine { Simulation.current.animations }

    /// Creates an animator by its timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }

    /// Creates an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator that runs at once.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 0xF)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What it does

    /// Adds changes; those of a running animator last as long as is left.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard state == .active else { return animations.append(animation) }
        if !isRunning { unmodelled("UIViewPropertyAnimator.addAnimations while it is held") }
        let rest = duration * Double(1 - fractionComplete)
        engine.animate(
            duration: rest, delay: 0, options: [], curve: curve.curve, animations: animation, completion: nil)
    }

    /// Adds changes; they all begin at the start here.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if delayFactor > 0 { unmodelled("UIViewPropertyAnimator.addAnimations(_:delayFactor:)") }
        addAnimations(animation)
    }

    /// Adds what runs at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private var curve: (curve: TimingCurve, runTime: Double) {
        if let spring = timingParameters?.springTimingParameters { return spring.curve(for: duration) }
        let curve = timingParameters?.cubicTimingParameters?.curve ?? .easeInOut
        return (curve, curve == .keyboard ? TimingCurve.keyboardRunTime : duration)
    }

    // MARK: Its life

    /// Starts, or goes on after a pause.
    open func startAnimation() {
        if let block, state == .active {
            if !isRunning { engine.resume(block) }
            isRunning = true
        } else if state == .inactive {
            begin(isHeld: false)
        }
    }

    /// Starts after a time in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    /// Holds everything where it is; an animator that has not begun takes its changes and waits at its start.
    open func pauseAnimation() {
        if let block, state == .active {
            if isRunning { engine.hold(block) }
            isRunning = false
        } else if state == .inactive {
            begin(isHeld: true)
        }
    }

    /// Goes on after a pause; with the timing that it has.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if parameters != nil || durationFactor != 0 { unmodelled("UIViewPropertyAnimator.continueAnimation's timing") }
        startAnimation()
    }

    private func begin(isHeld: Bool) {
        let changes = animations, timing = curve
        animations = []
        state = .active
        isRunning = !isHeld
        guard engine.isEnabled, duration > 0 else {
            engine.withoutAnimation { for change in changes { change() } }
            return end(at: .end)
        }
        block = engine.animate(with: timing, delay: delay, duration: duration, isHeld: isHeld) {
            for change in changes { change() }
        } completion: { [self] in
            if state == .active { end(at: .end) }
        }
    }

    /// How far it has come, 0…1; setting holds it there.
    open var fractionComplete: CGFloat {
        get { CGFloat(block?.progress(at: engine.time) ?? 0) }
        set {
            pauseAnimation()
            block?.scrubber?.fraction = Double(min(max(newValue, 0), 1))
        }
    }

    /// Leaves everything where it is now.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let block else { return }
        isRunning = false
        state = .stopped
        stopped = engine.stop(block)
        self.block = nil
        guard withoutFinishing else { return }
        stopped = []
        completions = []
        state = .inactive
    }

    /// Puts what was stopped to one end, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        UIKitException.internalInconsistency.require(
            state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
        engine.withoutAnimation { for part in stopped { part.finish(at: finalPosition) } }
        stopped = []
        end(at: finalPosition)
    }

    private func end(at position: UIViewAnimatingPosition) {
        let callbacks = completions
        completions = []
        block = nil
        isRunning = false
        state = .inactive
        for callback in callbacks { callback(position) }
    }
}
