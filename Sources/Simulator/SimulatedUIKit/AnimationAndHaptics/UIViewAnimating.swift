// Fidelity: partial — UIViewAnimating.h; optional members are required here

import Foundation

@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor @available(iOS 10.0, *)
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

public enum UIViewAnimatingState: _ImportedEnumeration {
    case inactive
    case active
    case stopped
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

public enum UIViewAnimatingPosition: _ImportedEnumeration {
    case end
    case start
    case current
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
