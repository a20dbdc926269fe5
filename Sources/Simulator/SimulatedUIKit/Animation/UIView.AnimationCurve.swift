// Fidelity: exact — UIView.h; raw value 7 is the keyboard's unnamed curve (rules E29, I15)

import Foundation

extension UIView {
    /// The curve of an animation.
    public typealias AnimationCurve = UIViewAnimationCurve
}

extension UIView.AnimationCurve {
    /// The keyboard's own curve, which has no name.
    @_spi(Simulation) public static var keyboard: Self { Self(rawValue: 7) ?? .easeInOut }
}
