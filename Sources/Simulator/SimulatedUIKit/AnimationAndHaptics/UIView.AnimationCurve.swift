// Fidelity: exact — UIView.h; raw value 7 is the keyboard's unnamed curve (rules E29, I15)

import Foundation

extension UIView.AnimationCurve {
    @_spi(Simulation) public static var keyboard: Self { Self(rawValue: 7) ?? .easeInOut }
}

extension UIView {
    /// The keyboard's curve has raw value 7 and no name.
    public enum AnimationCurve: _ImportedEnumeration {
        case easeInOut
        case easeIn
        case easeOut
        case linear
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
