// Fidelity: partial — Foundation's sequence, absent on Linux (rules I10, I11); a slow reader loses no notification

import Foundation

extension NotificationCenter {
    @available(iOS 15.0, *)
    public func notifications(
        named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// A task that waits for a notification resumes in a later run-loop turn (rule I10).
    @available(iOS 15.0, *)
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        private let stream: AsyncStream<SentNotification>
        private let center: NotificationCenter
        private let token: any NSObjectProtocol

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            let (stream, continuation) = AsyncStream.makeStream(of: SentNotification.self)
            (self.stream, self.center) = (stream, center)
            token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                continuation.yield(SentNotification(notification: notification))
            }
        }

        deinit { center.removeObserver(token) }

        public func makeAsyncIterator() -> Iterator {
            Iterator(notifications: self, iterator: stream.makeAsyncIterator())
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let notifications: Notifications
            fileprivate var iterator: AsyncStream<SentNotification>.Iterator

            public mutating func next() async -> Notification? { await iterator.next()?.notification }
        }
    }

    fileprivate struct SentNotification: @unchecked Sendable { let notification: Notification }
}
