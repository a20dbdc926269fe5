import UIKit

/// Listens for keyboard notifications for as long as the listener exists.
@MainActor
final class Listener {
    private let token: any NSObjectProtocol
    isolated deinit { NotificationCenter.default.removeObserver(token) }

    init(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { body() }
        }
    }

    /// The listeners write the names of all six keyboard notifications into a log.
    static func keyboard(_ log: Log) -> [Listener] {
        [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame")
        ].map { name, word in Listener(name) { log.add(word) } }
    }
}
