import Foundation
import UIKit

/// Observers of the six keyboard notifications.
///
/// They are removed when this object is deallocated, which may happen on any thread.
final class ObserverTokens: @unchecked Sendable {
    // The class is sendable, because only `deinit` reads these properties.
    private let center: NotificationCenter
    private let tokens: [any NSObjectProtocol]

    /// Creates observers that call a closure on the main actor, synchronously.
    ///
    /// Notifications that are posted on another thread are ignored.
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
                // The notification is used only here, on the main actor, where UIKit has posted it.
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { body(notification) }
            }
        }
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }
}
