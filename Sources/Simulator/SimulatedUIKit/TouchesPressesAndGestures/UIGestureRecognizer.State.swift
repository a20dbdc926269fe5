// Fidelity: exact — UIGestureRecognizer.h, the states

import Foundation

extension UIGestureRecognizer.State {
    /// The gesture was recognized, for gestures that have no duration.
    public static var recognized: Self { .ended }
}

extension UIGestureRecognizer {
    /// How far a gesture has come.
    public enum State: _ImportedEnumeration {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .possible
            case 1: self = .began
            case 2: self = .changed
            case 3: self = .ended
            case 4: self = .cancelled
            case 5: self = .failed
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .possible: 0
            case .began: 1
            case .changed: 2
            case .ended: 3
            case .cancelled: 4
            case .failed: 5
            @unknown default: unnamedNumber
            }
        }
    }
}
