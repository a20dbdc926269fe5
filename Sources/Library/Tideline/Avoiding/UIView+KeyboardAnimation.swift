internal import KeyboardModel
import UIKit

extension UIView {
    /// Animates changes with a keyboard's own duration and curve, the unnamed curve 7 included (rules E25, E29, S112, S113).
    ///
    /// Inside a *will* notification UIKit's animation is already open and is inherited; elsewhere the values of the
    /// transition are used. The closure runs at once, on the main actor. With Reduce Motion and Prefer Cross-Fade
    /// Transitions nothing moves: the keyboard itself fades in, and the changes take their place without an animation.
    static func animate(withKeyboard transition: KeyboardTransition, _ animations: @escaping () -> Void) {
        if UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions {
            return performWithoutAnimation(animations)
        }
        let duration = transition.durationSeconds ?? 0.25
        // A keyboard that changes during a rotation reports no duration. The changes join the rotation's animation: no source
        // tells whether one of no duration inside of it would.
        if duration <= 0, inheritedAnimationDuration > 0 { return animations() }
        let curve = AnimationOptions(
            rawValue: KeyboardCurve.animationOptionsRawValue(forCurve: transition.curveRawValue))
        animate(
            withDuration: duration, delay: 0, options: [curve, .allowUserInteraction], animations: animations,
            completion: nil)
    }
}
