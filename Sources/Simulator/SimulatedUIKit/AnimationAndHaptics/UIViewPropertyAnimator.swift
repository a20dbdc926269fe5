// Fidelity: partial — rules A19, G23 to G29; `isInterruptible` is recorded

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor @available(iOS 10.0, *)
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open lazy var isUserInteractionEnabled = true { didSet { block?.touches = touches } }
    open lazy var isInterruptible = true { didSet { unmodelled("UIViewPropertyAnimator.isInterruptible") } }
    /// Whether touches find a moving view at its final position (rule A19).
    ///
    /// If false, touches find the view at its drawn position.
    open lazy var isManualHitTestingEnabled = false { didSet { block?.touches = touches } }
    @available(iOS 11.0, *)
    open var scrubsLinearly = true
    @available(iOS 11.0, *)
    open var pausesOnCompletion = false
    open lazy var isReversed = false {
        didSet { if isReversed != oldValue, isRunning, let block { engine.turn(block, isReversed: isReversed) } }
    }

    private var animations: [(delayFactor: Double, change: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var block: AnimationBlock?
    private var stopped: [LayerAnimation.Stopped] = []
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
    private var engine: AnimationEngine { Simulation.current.animations }
    private var touches: AnimationBlock.Touches {
        isUserInteractionEnabled ? (isManualHitTestingEnabled ? .model : .presentation) : .ignored
    }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

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

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state == .active, let block else { return animations.append((Double(delayFactor), animation)) }
        engine.add(animation, to: block, delayFactor: Double(delayFactor))
    }

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

    open func startAnimation() {
        if let block, state == .active {
            if !isRunning { engine.resume(block, isReversed: isReversed) }
            isRunning = true
        } else if state == .inactive {
            begin(isHeld: false)
        }
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    /// If the animator has not started, this method applies its changes and pauses at the start of the animation.
    open func pauseAnimation() {
        if let block, state == .active {
            if isRunning { engine.hold(block, isLinear: scrubsLinearly) }
            isRunning = false
        } else if state == .inactive {
            begin(isHeld: true)
        }
    }

    /// Runs the remaining part of the animation in `durationFactor` times the animator's duration.
    ///
    /// With a factor of 0, the remaining part takes the time that was left at the pause.
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

    /// Returns true if the animator pauses at its end.
    ///
    /// If the animator has run backward, this method restores the old values.
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
