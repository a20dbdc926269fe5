public import Foundation
import UIKit

extension SimulatedKeyboard {
    /// A keyboard notification.
    ///
    /// An appearing keyboard posts `willChangeFrame`, `willShow`, `didChangeFrame` and `didShow` in this order. A
    /// hiding keyboard posts `willHide` and `didHide` instead of `willShow` and `didShow` (rule E7).
    public nonisolated enum Event: String, Codable, Sendable, CaseIterable {
        case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

        /// Whether the event announces a movement instead of confirming its end.
        public var isWill: Bool {
            switch self {
            case .willShow, .willHide, .willChangeFrame: true
            case .didShow, .didHide, .didChangeFrame: false
            }
        }

        /// The event that ends the announced movement; a *did* event itself.
        var end: Event {
            switch self {
            case .willShow, .didShow: .didShow
            case .willHide, .didHide: .didHide
            case .willChangeFrame, .didChangeFrame: .didChangeFrame
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
