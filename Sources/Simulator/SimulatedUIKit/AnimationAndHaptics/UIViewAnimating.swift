// Fidelity: partial — UIViewAnimating.h; optional members are required here

import Foundation

/// Something that can be started, held and stopped.
@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIViewAnimating: NSObjectProtocol {
    /// How far the animator is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it moves on by itself now.
    var isRunning: Bool { get }
    /// Whether it runs backwards.
    var isReversed: Bool { get set }
    /// How far it has come, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts after a time in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds everything where it is.
    func pauseAnimation()
    /// Leaves everything where it is, for good with true, or until ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Puts what was stopped to one end, and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes closures.
@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin when a part of the duration, 0…1, has passed.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what runs at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// How far an animator is in its life.
public enum UIViewAnimatingState: _ImportedEnumeration {
    case inactive
    case active
    case stopped
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: _ImportedEnumeration {
    case end
    case start
    case current
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
