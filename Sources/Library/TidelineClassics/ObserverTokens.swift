import Foundation
import UIKit

/// Observers of the six keyboard notifications.
///
/// The object removes the observers when it is deallocated, which may happen on any thread.
final class ObserverTokens: @unchecked Sendable {
    // Sendable, because only `deinit` reads these properties.
    private let center: NotificationCenter
    private let tokens: [any NSObjectProtocol]

    @MainActor
    init(of center: NotificationCenter, _ body: @escaping @MainActor (Notification) -> Void) {
        let names = [
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidChangeFrameNotification,
            UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification
        ]
        self.center = center
        tokens = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard MainQueue.isCurrent else { return }
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { body(notification) }
            }
        }
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }
}
