import Foundation

/// Block observers of a notification center that are removed together with this object, on whatever thread that is.
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
