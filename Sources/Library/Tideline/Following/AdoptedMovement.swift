import UIKit

/// The timing of a running animation of one view, for views that move in step.
@MainActor
struct AdoptedMovement {
    private let duration: TimeInterval
    private let timing: any UITimingCurveProvider

    /// Finds UIKit's own animation of a view or of a superview.
    ///
    /// UIKit's animations are recognized by the names of the animated properties. The result is nil for an animation
    /// that repeats, is paused, or has key frames.
    ///
    /// - Parameter time: the earliest begin time, in seconds of `CACurrentMediaTime()`. An animation without a begin
    ///   time was added in this turn of the run loop.
    init?(of view: UIView, since time: CFTimeInterval) {
        for view in view.selfAndSuperviews {
            for key in view.layer.animationKeys() ?? [] where Self.keys.contains(where: key.hasPrefix) {
                guard let animation = view.layer.animation(forKey: key), animation.isNew(since: time) else { continue }
                guard let timing = animation.timing else { return nil }
                (duration, self.timing) = (animation.duration, timing)
                return
            }
        }
        return nil
    }

    private static let keys = ["position", "bounds", "transform"]

    func run(_ changes: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations(changes)
        animator.startAnimation()
    }
}

extension CAAnimation {
    fileprivate func isNew(since time: CFTimeInterval) -> Bool { beginTime == 0 || beginTime > time }

    @MainActor
    fileprivate var timing: (any UITimingCurveProvider)? {
        guard speed == 1, repeatCount == 0, repeatDuration == 0, !autoreverses, duration > 0 else { return nil }
        switch self {
        case let spring as CASpringAnimation:
            return UISpringTimingParameters(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
                initialVelocity: CGVector(dx: spring.initialVelocity, dy: spring.initialVelocity))
        case is CABasicAnimation:
            guard let timingFunction else { return UICubicTimingParameters(animationCurve: .linear) }
            return UICubicTimingParameters(
                controlPoint1: timingFunction.controlPoint(1), controlPoint2: timingFunction.controlPoint(2))
        default: return nil
        }
    }
}

extension CAMediaTimingFunction {
    fileprivate func controlPoint(_ index: Int) -> CGPoint {
        var values: [Float] = [0, 0]
        values.withUnsafeMutableBufferPointer {
            if let start = $0.baseAddress { getControlPoint(at: index, values: start) }
        }
        return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
}
