import Foundation
internal import KeyboardModel
import UIKit

/// Reads keyboard notifications.
///
/// No other code reads their dictionary.
///
/// The keys are fetched once, because older SDKs isolate them on the main actor. Notifications arrive on any thread.
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

    /// The six notifications and their events.
    static let events: [(name: Notification.Name, event: KeyboardEvent)] = [
        (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
        (UIResponder.keyboardWillShowNotification, .willShow),
        (UIResponder.keyboardWillHideNotification, .willHide),
        (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        (UIResponder.keyboardDidShowNotification, .didShow),
        (UIResponder.keyboardDidHideNotification, .didHide)
    ]

    /// The values of a dictionary as they are.
    ///
    /// A value of another type counts as missing, and is described in words.
    struct Reading: Sendable {
        var values = KeyboardTransition.RawValues()
        var unreadable: [String] = []
    }

    /// Reads a dictionary; without one every value is missing.
    func read(_ userInfo: [AnyHashable: Any]?) -> Reading {
        var reading = Reading()
        func value<Value>(_ key: String) -> Value? {
            guard let found = userInfo?[key] else { return nil }
            if let value = found as? Value { return value }
            reading.unreadable.append("\(key) ignored: a \(type(of: found)) is no \(Value.self)")
            return nil
        }
        let beginFrame: CGRect? = value(begin), endFrame: CGRect? = value(end)
        let seconds: NSNumber? = value(duration), curveNumber: NSNumber? = value(curve),
            local: NSNumber? = value(isLocal)
        reading.values = KeyboardTransition.RawValues(
            begin: beginFrame, end: endFrame, duration: seconds?.doubleValue, curve: curveNumber?.intValue,
            isLocal: local?.boolValue)
        return reading
    }
}

/// Block observers of a notification center.
///
/// They end with this object, on any thread.
package final class NotificationTokens: @unchecked Sendable {
    // Sendable by construction: tokens are added on one thread before the object is shared and only read by deinit.
    private let center: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(center: NotificationCenter) { self.center = center }

    /// Calls a closure on the posting thread, synchronously.
    func observe(_ name: Notification.Name, using body: @escaping @Sendable (Notification) -> Void) {
        tokens.append(center.addObserver(forName: name, object: nil, queue: nil, using: body))
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }
}
