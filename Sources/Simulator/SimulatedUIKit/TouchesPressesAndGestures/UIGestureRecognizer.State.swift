// Fidelity: exact — UIGestureRecognizer.h, the states

import Foundation

extension UIGestureRecognizer.State {
    public static var recognized: Self { .ended }
}

extension UIGestureRecognizer {
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
