// Fidelity: exact — UIView.h; raw value 7 is the keyboard's unnamed curve (rules E29, I15)

import Foundation

extension UIView.AnimationCurve {
    /// The keyboard's curve, which has no name in UIKit.
    @_spi(Simulation) public static var keyboard: Self { Self(rawValue: 7) ?? .easeInOut }
}

extension UIView {
    /// The curve of an animation; the keyboard's curve has raw value 7 and no name.
    public enum AnimationCurve: _ImportedEnumeration {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Constant speed.
        case linear
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
