import Foundation
internal import KeyboardModel
import UIKit

/// Reads the `userInfo` dictionary of keyboard notifications.
///
/// Older SDKs isolate the dictionary's keys on the main actor, but notifications may arrive on any thread. So the
/// initializer fetches the keys once.
struct KeyboardNotificationReader: Sendable {
    private let begin, end, duration, curve, isLocal: Key

    private struct Key: Sendable {
        let text: String

        /// Most keys differ in length, so comparing the lengths first is faster.
        static func ~= (key: Key, text: String) -> Bool {
            text.utf8.count == key.text.utf8.count && text == key.text
        }
    }

    @MainActor
    init() {
        begin = Key(text: UIResponder.keyboardFrameBeginUserInfoKey)
        end = Key(text: UIResponder.keyboardFrameEndUserInfoKey)
        duration = Key(text: UIResponder.keyboardAnimationDurationUserInfoKey)
        curve = Key(text: UIResponder.keyboardAnimationCurveUserInfoKey)
        isLocal = Key(text: UIResponder.keyboardIsLocalUserInfoKey)
    }

    static let events: [(name: Notification.Name, event: KeyboardEvent)] = [
        (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
        (UIResponder.keyboardWillShowNotification, .willShow),
        (UIResponder.keyboardWillHideNotification, .willHide),
        (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        (UIResponder.keyboardDidShowNotification, .didShow),
        (UIResponder.keyboardDidHideNotification, .didHide)
    ]

    struct Contents: Sendable {
        var values = KeyboardTransition.RawValues()
        var unreadable: [String] = []
    }

    func read(_ userInfo: [AnyHashable: Any]?) -> Contents {
        var contents = Contents()
        // One iteration over the dictionary is faster than a search for each key.
        for (key, value) in userInfo ?? [:] {
            guard let key = key.base as? String else { continue }
            func read<Value>(_ type: Value.Type) -> Value? {
                if let value = value as? Value { return value }
                contents.unreadable.append("\(key) ignored: a \(Swift.type(of: value)) is no \(Value.self)")
                return nil
            }
            switch key {
            case begin: contents.values.begin = read(CGRect.self)
            case end: contents.values.end = read(CGRect.self)
            case duration: contents.values.duration = read(NSNumber.self)?.doubleValue
            // A notification that an app has made from a typed message of iOS 26 may hold the curve itself.
            case curve:
                contents.values.curve =
                    (value as? UIView.AnimationCurve)?.rawValue ?? read(NSNumber.self)?.intValue
            case isLocal: contents.values.isLocal = read(NSNumber.self)?.boolValue
            default: break
            }
        }
        // A dictionary has no order, so the names are sorted.
        contents.unreadable.sort()
        return contents
    }
}

/// Removes its observers from a notification center on deallocation, which may happen on any thread.
final class NotificationTokens: @unchecked Sendable {
    // The class is sendable, because tokens are added before the object is shared, and only `deinit` reads the tokens.
    private let center: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(center: NotificationCenter) { self.center = center }

    func observe(_ name: Notification.Name, using body: @escaping @Sendable (Notification) -> Void) {
        tokens.append(center.addObserver(forName: name, object: nil, queue: nil, using: body))
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }
}
