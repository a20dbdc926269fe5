// Fidelity: exact — UIView.h; raw value 7 is the keyboard's unnamed curve (rules E29, I15)

import Foundation

extension UIView.AnimationCurve {
    /// The keyboard's own curve, which has no name.
    @_spi(Simulation) public static var keyboard: Self { Self(rawValue: 7) ?? .easeInOut }
}

extension UIView {
    /// The curve of an animation; the keyboard's own has the number 7 and no name.
    public enum AnimationCurve: _ImportedEnumeration {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Constant speed.
        case linear
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .easeInOut: 0
            case .easeIn: 1
            case .easeOut: 2
            case .linear: 3
            @unknown default: unnamedNumber
            }
        }
    }
}
