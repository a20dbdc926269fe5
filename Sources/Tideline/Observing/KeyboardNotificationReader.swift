import Foundation
import KeyboardModel
import UIKit

/// Reads keyboard notifications; the only place where anybody looks into their dictionary.
///
/// The keys are fetched once on the main actor, because older SDKs isolate them there, and used wherever a notification
/// arrives.
struct KeyboardNotificationReader: Sendable {
    private let begin, end, duration, curve, isLocal: String

    @MainActor
    init() {
        begin = UIResponder.keyboardFrameBeginUserInfoKey
        end = UIResponder.keyboardFrameEndUserInfoKey
        duration = UIResponder.keyboardAnimationDurationUserInfoKey
        curve = UIResponder.keyboardAnimationCurveUserInfoKey
        isLocal = UIResponder.keyboardIsLocalUserInfoKey
    }

    /// The six notifications and what they mean.
    static let events: [(name: Notification.Name, event: KeyboardEvent)] = [
        (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
        (UIResponder.keyboardWillShowNotification, .willShow),
        (UIResponder.keyboardWillHideNotification, .willHide),
        (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        (UIResponder.keyboardDidShowNotification, .didShow),
        (UIResponder.keyboardDidHideNotification, .didHide)
    ]

    /// The values of a dictionary as they are; a value of another type counts as missing.
    func rawValues(of userInfo: [AnyHashable: Any]?) -> KeyboardTransition.RawValues {
        KeyboardTransition.RawValues(
            begin: rectangle(userInfo?[begin]), end: rectangle(userInfo?[end]),
            duration: (userInfo?[duration] as? NSNumber)?.doubleValue,
            curve: (userInfo?[curve] as? NSNumber)?.intValue, isLocal: (userInfo?[isLocal] as? NSNumber)?.boolValue)
    }

    private func rectangle(_ value: Any?) -> CGRect? { value as? CGRect }
}
