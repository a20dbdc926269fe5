import SwiftUI

extension Animation {
    /// The keyboard's own spring, for views that move with the keyboard in SwiftUI.
    ///
    /// The system's spring has mass 3, stiffness 1000, damping 500 and initial velocity 0. The damping is far above
    /// critical, but the visible motion is critically damped (rules E30 and E31). So this animation uses the critical
    /// damping, which is 2 · √(mass · stiffness), about 109.5.
    public static var keyboard: Animation {
        let mass = 3.0, stiffness = 1000.0
        return .interpolatingSpring(
            mass: mass, stiffness: stiffness, damping: 2 * (mass * stiffness).squareRoot(), initialVelocity: 0)
    }
}
