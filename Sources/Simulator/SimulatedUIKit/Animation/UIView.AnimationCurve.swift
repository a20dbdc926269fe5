// Fidelity: exact — UIView.h; raw value 7 is the keyboard's unnamed curve (rules E29, I15)

import Foundation

extension UIView {
    /// The curve of an animation.
    ///
    /// Apple's type is an imported C enumeration that accepts any raw value; the unnamed fifth case makes 7 valid and keeps
    /// a switch over the four public cases incomplete, as it is with Apple's UIKit.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Constant speed.
        case linear = 3
        /// The keyboard's own curve.
        @_spi(Simulation) case keyboard = 7
    }
}
