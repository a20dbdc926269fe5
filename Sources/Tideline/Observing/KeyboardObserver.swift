import Foundation
import KeyboardModel
import UIKit

/// Listens to the keyboard and tells subscribers, in order, what became of it.
///
/// All six notifications feed one ``KeyboardState``; hide always wins. The observer knows the keyboard from the moment it
/// is made, so make it before the first field is edited: touching ``shared`` at launch is enough, and every type of
/// this library that needs it does so by itself.
///
/// **What if you do not**: an observer made while the keyboard is already up believes it hidden until the next
/// notification, because notifications tell of changes only.
@MainActor
public final class KeyboardObserver {
    /// The observer that everybody shares; it listens to `NotificationCenter.default`.
    public static let shared = KeyboardObserver()

    /// Where the keyboard is, or is going to be; frames in the screen's coordinates, in points.
    public private(set) var state = KeyboardState.hidden

    /// Called on the main actor with one line for each notification, or value of one, that was not believed.
    public var onIgnored: (@MainActor (String) -> Void)?

    /// Called on the main actor whenever an avoidance of this library has been asked to follow a keyboard notification,
    /// with what it does and why; off unless set, and nothing is put into words then.
    public var onExplanation: (@MainActor (KeyboardExplanation) -> Void)?

    /// Whether keyboards that other apps raise count, as beside this app in Split View; they do by default (S44).
    ///
    /// They cover the screen just as well. A hide counts in either case: a keyboard of another app may replace this one's.
    public var foreignKeyboards = ForeignKeyboardPolicy.avoided

    /// The screen that the keyboard is on, as far as a notification has named it; nil before that.
    private(set) weak var keyboardScreen: UIScreen?

    /// In the order of joining; see `KeyboardObserver+Avoidances.swift`.
    var avoidances: [WeakAvoidance] = []
    /// Views, and controllers, that opted out, and whatever is inside them.
    var exclusions = KeyboardExclusions()

    private let reader = KeyboardNotificationReader()
    private var tokens: NotificationTokens?
    /// In the order of subscribing; those whose owner has let go are gone.
    private var subscriptions: [Entry] = []
    private var undelivered: [KeyboardChange] = []
    private var isDelivering = false

    private struct Entry {
        weak var subscription: KeyboardSubscription?
        /// Set when nobody else keeps the subscription, because it ends with its subscriber.
        var kept: KeyboardSubscription?
    }

    /// Creates an observer that listens to a notification center from now on.
    public init(notificationCenter: NotificationCenter = .default) {
        let reader = self.reader
        tokens = NotificationTokens(center: notificationCenter)
        for (name, event) in KeyboardNotificationReader.events {
            tokens?.observe(name) { [weak self] notification in
                self?.receive(notification, as: event, reader: reader)
            }
        }
    }

    /// Takes a notification on whatever thread it is posted; only the main thread's can be the system's.
    private nonisolated func receive(
        _ notification: Notification, as event: KeyboardEvent, reader: KeyboardNotificationReader
    ) {
        let reading = reader.read(notification.userInfo)
        let screen = notification.object as? UIScreen
        guard MainQueue.isCurrent else {
            let name = notification.name.rawValue
            Task { @MainActor [weak self] in
                self?.onIgnored?("\(name) ignored: posted off the main thread. Post it on the main thread.")
            }
            return
        }
        MainActor.assumeIsolated { take(event, reading, screen) }
    }

    /// Takes a notification that somebody else has observed; taking one twice makes no difference.
    func take(_ notification: Notification) {
        guard let known = KeyboardNotificationReader.events.first(where: { $0.name == notification.name }) else {
            return
        }
        take(known.event, reader.read(notification.userInfo), notification.object as? UIScreen)
    }

    private func take(_ event: KeyboardEvent, _ reading: KeyboardNotificationReader.Reading, _ screen: UIScreen?) {
        let bounds = (screen ?? UIScreen.main).bounds
        let (transition, ignored) = KeyboardTransition.validating(
            event: event, raw: reading.values, screenBounds: bounds)
        let isSilent = reading.values.end == nil && !event.isHide
        for line in reading.unreadable + ignored.map(\.description) + (isSilent ? ["ignored: no end frame"] : []) {
            onIgnored?("\(event.rawValue): \(line)")
        }
        guard foreignKeyboards == .avoided || transition.isLocal || event.isHide else {
            onIgnored?("\(event.rawValue): ignored: the keyboard belongs to another app")
            return
        }
        if let screen { keyboardScreen = screen }
        let previous = state
        let (next, reason) = previous.reducingWithReason(transition, in: bounds)
        state = next
        deliver(KeyboardChange(transition: transition, previousState: previous, state: next, reason: reason))
    }

    /// Tells everybody, one change after the other: what a subscriber causes meanwhile waits, so that the last change that
    /// anybody hears of is the latest one.
    private func deliver(_ change: KeyboardChange) {
        undelivered.append(change)
        guard !isDelivering else { return }
        isDelivering = true
        while !undelivered.isEmpty {
            let next = undelivered.removeFirst()
            for entry in subscriptions { entry.subscription?.deliver(next) }
            letAvoidancesFollow(next)
        }
        isDelivering = false
        forgetEnded()
    }

    private func forgetEnded() { subscriptions.removeAll { $0.subscription?.isCancelled ?? true } }

    // MARK: Subscribing

    /// Calls a closure for every keyboard notification, until the subscription is let go of.
    ///
    /// The closure runs on the main actor, synchronously while UIKit posts, and therefore inside the keyboard's own
    /// animation for *will* events: what it changes and lays out moves with the keyboard. If the keyboard is visible, the
    /// closure is called once before this method returns, with a change without transition.
    public func subscribe(_ handler: @escaping @MainActor (KeyboardChange) -> Void) -> KeyboardSubscription {
        add(keepingIt: false, handler)
    }

    /// Calls a closure with a subscriber for every keyboard notification, for as long as the subscriber lives.
    ///
    /// The subscriber is not kept alive; nothing has to be stored. Times and actor are those of the other variant.
    public func subscribe<Subscriber: AnyObject>(
        _ subscriber: Subscriber, _ handler: @escaping @MainActor (Subscriber, KeyboardChange) -> Void
    ) {
        weak var subscription: KeyboardSubscription?
        subscription = add(keepingIt: true) { [weak subscriber] change in
            guard let subscriber else {
                subscription?.cancel()
                return
            }
            handler(subscriber, change)
        }
    }

    @discardableResult
    private func add(
        keepingIt keeps: Bool, _ handler: @escaping @MainActor (KeyboardChange) -> Void
    ) -> KeyboardSubscription {
        forgetEnded()
        let subscription = KeyboardSubscription(handler)
        subscriptions.append(Entry(subscription: subscription, kept: keeps ? subscription : nil))
        if state != .hidden {
            subscription.deliver(
                KeyboardChange(
                    transition: nil, previousState: state, state: state, reason: "present state of a late subscriber"))
        }
        return subscription
    }

    /// Every change from now on, the present state first if the keyboard is visible.
    ///
    /// A sequence delivers in a later turn of the run loop, outside of the keyboard's animation (rule I10): use it to know,
    /// and a closure to move views.
    public func changes() -> AsyncStream<KeyboardChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: KeyboardChange.self)
        let subscription = subscribe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
        return stream
    }
}
