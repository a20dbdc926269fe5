public import Foundation
import UIKit

extension SimulatedKeyboard {
    /// One of the six keyboard notifications.
    ///
    /// When the keyboard appears, `willChangeFrame`, `willShow`, `didChangeFrame` and `didShow` are posted in this
    /// order. When it hides, `willHide` and `didHide` replace `willShow` and `didShow` (rule E7).
    public nonisolated enum Event: String, Codable, Sendable, CaseIterable {
        case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

        /// Whether the event announces a movement; the other events confirm a movement that has ended.
        public var isWill: Bool {
            switch self {
            case .willShow, .willHide, .willChangeFrame: true
            case .didShow, .didHide, .didChangeFrame: false
            }
        }

        /// Whether the event reports that the keyboard leaves.
        public var isHide: Bool { self == .willHide || self == .didHide }

        /// The notification's name.
        public var notificationName: Notification.Name {
            switch self {
            case .willShow: UIResponder.keyboardWillShowNotification
            case .didShow: UIResponder.keyboardDidShowNotification
            case .willHide: UIResponder.keyboardWillHideNotification
            case .didHide: UIResponder.keyboardDidHideNotification
            case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
            case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
            }
        }
    }
}
