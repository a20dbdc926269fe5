// Fidelity: partial — rules A19, G23 to G29; `isInterruptible` is recorded

import Foundation
@_spi(Simulation) import ObjectiveC

/// An animation that can be paused, scrubbed and stopped.
@preconcurrency @MainActor @available(iOS 10.0, *)
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The parameters that determine the animation's progress over time.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The animation's duration in seconds.
    open private(set) var duration: TimeInterval
    /// The delay before it begins, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The animator's state.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether it is currently running by itself.
    open private(set) var isRunning = false
    /// Whether a person may touch moving views (rule A19).
    open var isUserInteractionEnabled = true { didSet { block?.touches = touches } }
    /// Whether it may be paused and stopped; the value is only stored.
    open var isInterruptible = true { didSet { unmodelled("UIViewPropertyAnimator.isInterruptible") } }
    /// Whether the app does its own hit testing; otherwise touches find views at their drawn positions (rule A19).
    open var isManualHitTestingEnabled = false { didSet { block?.touches = touches } }
    /// Whether a fraction that the app sets refers to the movement instead of the time.
    @available(iOS 11.0, *)
    open var scrubsLinearly = true
    /// Whether it pauses at its end instead of completing.
    @available(iOS 11.0, *)
    open var pausesOnCompletion = false
    /// Whether it runs backward, to the values from before the animation.
    open var isReversed = false {
        didSet { if isReversed != oldValue, isRunning, let block { engine.turn(block, isReversed: isReversed) } }
    }

    private var animations: [(delayFactor: Double, change: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var block: AnimationBlock?
    private var stopped: [LayerAnimation.Stopped] = []
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
    private var engine: AnimationEngine { Simulation.current.animations }
    private var touches: AnimationBlock.Touches {
        isUserInteractionEnabled ? (isManualHitTestingEnabled ? .model : .presentation) : .ignored
    }

    /// Creates an animator from timing parameters.
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

    /// Creates an animator that runs at once.
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

    /// Adds changes; after the start, they run for the remaining duration.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after a fraction, 0…1, of the duration or of its remaining part.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state == .active, let block else { return animations.append((Double(delayFactor), animation)) }
        engine.add(animation, to: block, delayFactor: Double(delayFactor))
    }

    /// Adds a closure that runs at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private static func curve(
        of parameters: (any UITimingCurveProvider)?, lasting duration: Double
    ) -> (curve: TimingCurve, runTime: Double) {
        if let spring = parameters?.springTimingParameters { return spring.curve(for: duration) }
        let curve = parameters?.cubicTimingParameters?.curve ?? .easeInOut
        return (curve, curve == .keyboard ? TimingCurve.keyboardRunTime : duration)
    }

    // MARK: Its life

    /// Starts, or continues after a pause.
    open func startAnimation() {
        if let block, state == .active {
            if !isRunning { engine.resume(block, isReversed: isReversed) }
            isRunning = true
        } else if state == .inactive {
            begin(isHeld: false)
        }
    }

    /// Starts after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    /// Pauses the animation; an animator that has not begun applies its changes and waits at its start.
    open func pauseAnimation() {
        if let block, state == .active {
            if isRunning { engine.hold(block, isLinear: scrubsLinearly) }
            isRunning = false
        } else if state == .inactive {
            begin(isHeld: true)
        }
    }

    /// Continues after a pause, with new timing parameters if there are any.
    ///
    /// The remaining part lasts for the duration times a factor; the factor 0 keeps the present duration of the
    /// remaining part.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning, let block, let held = block.scrubber?.fraction else {
            return startAnimation()
        }
        let rest = durationFactor > 0 ? duration * Double(durationFactor) : nil
        isRunning = true
        guard let parameters else { return engine.resume(block, isReversed: isReversed, rest: rest) }
        let fraction = scrubsLinearly ? block.timeFraction(ofWay: held) : held
        let natural = (isReversed ? fraction : 1 - fraction) * duration
        let (curve, runTime) = Self.curve(of: parameters, lasting: rest ?? natural)
        block.run(to: isReversed ? 0 : 1, at: engine.time, curve: curve, runTime: runTime)
    }

    private func begin(isHeld: Bool) {
        let changes = animations
        animations = []
        state = .active
        isRunning = !isHeld
        guard engine.isEnabled, duration > 0 else {
            engine.withoutAnimation { for (_, change) in changes { change() } }
            return end(at: .end)
        }
        let block = engine.animate(
            with: Self.curve(of: timingParameters, lasting: duration), delay: delay, duration: duration,
            isReversed: isReversed, changes: changes, atEnd: { [self] in staysAtEnd() },
            completion: { [self] in if state == .active { end(at: isReversed ? .start : .end) } })
        self.block = block
        block.touches = touches
        if isHeld { block.hold(at: isReversed ? 1 : 0, isLinear: scrubsLinearly) }
    }

    /// Ends a run; returns true if it pauses at its end, and restores the old values after a run backward.
    private func staysAtEnd() -> Bool {
        guard state == .active, let block else { return false }
        if pausesOnCompletion {
            block.hold(at: isReversed ? 0 : 1, isLinear: scrubsLinearly)
            isRunning = false
            return true
        }
        if isReversed { engine.undo(block) }
        return false
    }

    /// The completed fraction, 0…1, in the direction of the run; setting it pauses the animation there.
    open var fractionComplete: CGFloat {
        get {
            guard let block else { return 0 }
            let fraction = scrubsLinearly ? block.progress(at: engine.time) : block.timeFraction(at: engine.time)
            let way = block.scrubber?.fraction ?? fraction
            return CGFloat(isReversed ? 1 - way : way)
        }
        set {
            pauseAnimation()
            let fraction = Double(min(max(newValue, 0), 1))
            block?.scrubber?.fraction = isReversed ? 1 - fraction : fraction
        }
    }

    /// Stops the animation at its present state.
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

    /// Moves a stopped animation to one end, and calls the completions.
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
