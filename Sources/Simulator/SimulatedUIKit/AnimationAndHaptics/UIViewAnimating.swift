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
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .inactive
        case 1: self = .active
        case 2: self = .stopped
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .inactive: 0
        case .active: 1
        case .stopped: 2
        @unknown default: unnamedNumber
        }
    }
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: _ImportedEnumeration {
    case end
    case start
    case current
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .end
        case 1: self = .start
        case 2: self = .current
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .end: 0
        case .start: 1
        case .current: 2
        @unknown default: unnamedNumber
        }
    }
}
