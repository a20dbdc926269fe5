import KeyboardModel
import UIKit

/// Tells listeners about the keyboard, so that none of them has to observe notifications.
///
/// One call in `viewDidLoad` is enough; listeners are not kept alive, and dead ones are forgotten.
@MainActor
public final class KeyboardBroadcaster {
    /// The broadcaster that everybody shares; it speaks for ``KeyboardObserver/shared``.
    public static let shared = KeyboardBroadcaster(observer: .shared)

    private let observer: KeyboardObserver
    private var listeners = KeyboardListeners()
    private var tokens: NotificationTokens?

    /// Creates a broadcaster.
    ///
    /// - Parameter observer: who tells about the keyboard.
    public init(observer: KeyboardObserver) {
        self.observer = observer
        let tokens = NotificationTokens(center: observer.notificationCenter)
        for (name, _) in KeyboardNotificationReader.events {
            tokens.observe(name) { [weak self] notification in
                guard MainQueue.isCurrent else { return }
                // Only used here, where UIKit has posted it: on the main actor.
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { self?.pass(notification) }
            }
        }
        self.tokens = tokens
    }

    /// The scroll views make room first: a notification center calls its observers in any order.
    private func pass(_ notification: Notification) {
        observer.take(notification)
        for listener in listeners.present { listener.keyboardChanged(with: notification) }
    }

    /// Lets a listener's scroll view avoid the keyboard from now on, at once if it is up; adding it twice is adding it once.
    ///
    /// The listener's scroll view is asked for now. Several listeners may share one.
    public func addListener(_ listener: any KeyboardListener) {
        listeners.insert(listener)
        _ = ScrollViewAvoidance.serving(listener, observer: observer)
    }

    /// Lets a listener go; its scroll view gets back what it had, unless another listener shares it.
    public func removeListener(_ listener: any KeyboardListener) {
        listeners.remove(listener)
        ScrollViewAvoidance.installed(in: listener.scrollView)?.stopServing(listener)
    }

    /// How many listeners are alive.
    public var listenerCount: Int { listeners.count }
}
