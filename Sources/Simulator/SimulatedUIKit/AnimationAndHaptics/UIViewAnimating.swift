// Fidelity: partial — UIViewAnimating.h; optional members are required here

import Foundation

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIViewAnimating: NSObjectProtocol {
    /// The animator's state.
    var state: UIViewAnimatingState { get }
    /// Whether it is currently running by itself.
    var isRunning: Bool { get }
    /// Whether it runs backward.
    var isReversed: Bool { get set }
    /// The completed fraction, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts, or continues after a pause.
    func startAnimation()
    /// Starts after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its present state.
    func pauseAnimation()
    /// Stops the animation at its present state; true ends it, and false leaves it stopped until a call of
    /// ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Moves a stopped animation to one end, and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that runs closures.
@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the duration, 0…1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that runs at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues after a pause.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The state of an animator.
public enum UIViewAnimatingState: _ImportedEnumeration {
    case inactive
    case active
    case stopped
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

/// The end position of an animation.
public enum UIViewAnimatingPosition: _ImportedEnumeration {
    case end
    case start
    case current
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
