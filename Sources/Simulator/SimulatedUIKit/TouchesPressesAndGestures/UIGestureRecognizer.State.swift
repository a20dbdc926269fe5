// Fidelity: exact — UIGestureRecognizer.h, the states

import Foundation

extension UIGestureRecognizer.State {
    /// The state of a discrete gesture that was recognized.
    public static var recognized: Self { .ended }
}

extension UIGestureRecognizer {
    /// The state of a gesture.
    public enum State: _ImportedEnumeration {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...5)
    }
}
