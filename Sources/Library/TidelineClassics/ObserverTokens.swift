import Foundation
import UIKit

/// Observers of the six keyboard notifications; they end with this object, on any thread.
final class ObserverTokens: @unchecked Sendable {
    // Sendable by construction: only `deinit` reads them once the object is made.
    private let center: NotificationCenter
    private let tokens: [any NSObjectProtocol]

    /// Calls a closure on the main actor, synchronously; a notification that is posted elsewhere is left out.
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
                // Only used here, where UIKit has posted it: on the main actor.
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { body(notification) }
            }
        }
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }
}
