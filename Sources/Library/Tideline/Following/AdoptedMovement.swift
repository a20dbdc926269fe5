import UIKit

/// The timing of a running animation of one view, so that other views can move in step with it.
@MainActor
struct AdoptedMovement {
    private let duration: TimeInterval
    private let timing: any UITimingCurveProvider

    /// Finds an animation of the view or of one of its superviews that has begun since a given time, or returns nil.
    ///
    /// The search finds UIKit's own animations by the names of the animated properties. The result is nil for an
    /// animation that repeats, is paused, or has key frames. The caller then moves its views without an animation.
    ///
    /// - Parameter time: a time in seconds of `CACurrentMediaTime()`; an animation without a begin time is taken as
    ///   begun after this time, because it was added in the present turn of the run loop.
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

    /// Runs a closure immediately on the main actor, and animates its changes.
    func run(_ changes: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations(changes)
        animator.startAnimation()
    }
}

extension CAAnimation {
    fileprivate func isNew(since time: CFTimeInterval) -> Bool { beginTime == 0 || beginTime > time }

    /// The animation's timing in the form that `UIViewPropertyAnimator` takes, or nil if `UIViewPropertyAnimator`
    /// cannot express it.
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
