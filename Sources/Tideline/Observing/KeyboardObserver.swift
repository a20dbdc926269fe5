import Foundation
import KeyboardModel
import UIKit

/// Listens to the keyboard and tells subscribers, in order, what became of it.
///
/// All six notifications feed one ``KeyboardState``; hide always wins. The observer knows the keyboard from the moment it
/// is made, so make it before the first field is edited: touching ``shared`` at launch is enough, and every type of
/// this library that needs it does so by itself.
///
/// Notifications tell of changes only. An observer made while the keyboard is up takes it over from Apple's layout guide
/// as soon as the first avoidance has been laid out; without any avoidance it believes the keyboard hidden until the next
/// notification.
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
    /// A change takes effect at once, without animation: a foreign keyboard that is up is made way for or no longer. One
    /// that left without a hide is noticed when the app becomes active again.
    public var foreignKeyboards = ForeignKeyboardPolicy.avoided {
        didSet { if foreignKeyboards != oldValue { foreignPolicyDidChange() } }
    }

    /// The screen that the keyboard is on, as far as a notification has named it; nil before that.
    private(set) weak var keyboardScreen: UIScreen?

    /// In the order of joining; see `KeyboardObserver+Avoidances.swift`.
    var avoidances: [WeakAvoidance] = []
    /// Views, and controllers, that opted out, and whatever is inside them.
    var exclusions = KeyboardExclusions()
    /// Where a person types.
    var typingPlace = TypingPlace()
    /// Whether any notification has been believed so far.
    private(set) var hasBeenAnnounced = false
    /// Whether a finger has dragged the keyboard down since the last announcement.
    var isFollowingDrag = false
    /// Whether views take their first places, which an animation can start from.
    var isLayingOutForTheFirstTime = false
    /// Whether the last *will* event was a hide.
    private var isAfterHide = false
    /// The state by the last keyboard of another app; nil once this app's own has been heard of.
    private var foreignState: KeyboardState?

    /// Where the keyboard's notifications are heard.
    let notificationCenter: NotificationCenter

    private let reader = KeyboardNotificationReader()
    private var tokens: NotificationTokens?
    private var activity: NotificationTokens?
    private var editing: TextEditingNotifications?
    /// In the order of subscribing; those whose owner has let go are gone.
    private var subscriptions: [Entry] = []
    private var undelivered: [KeyboardChange] = []
    private var isDelivering = false

    private var lastTaken: Taken?

    private struct Entry {
        weak var subscription: KeyboardSubscription?
        /// Set when nobody else keeps the subscription, because it ends with its subscriber.
        var kept: KeyboardSubscription?
    }

    /// Creates an observer that listens to a notification center from now on.
    public init(notificationCenter: NotificationCenter = .default) {
        self.notificationCenter = notificationCenter
        let reader = self.reader
        tokens = NotificationTokens(center: notificationCenter)
        for (name, event) in KeyboardNotificationReader.events {
            tokens?.observe(name) { [weak self] notification in
                self?.receive(notification, as: event, reader: reader)
            }
        }
        editing = TextEditingNotifications { [weak self] event, _ in
            if event == .began { self?.letAvoidancesFollowInput() }
        }
        activity = NotificationTokens(center: .default)
        activity?.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
            MainQueue.run { self?.reconcileAfterAbsence() }
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

    /// Takes a notification that somebody else has observed.
    ///
    /// The observer hears what its own notification center posts, so it takes only what it has not heard: a notification
    /// that is the last one it heard, or that it hears next, counts once.
    func take(_ notification: Notification) {
        guard let known = KeyboardNotificationReader.events.first(where: { $0.name == notification.name }) else {
            return
        }
        take(known.event, reader.read(notification.userInfo), notification.object as? UIScreen, isPassed: true)
    }

    /// The last notification, until it has been taken from both sides: heard, and passed by somebody.
    private struct Taken: Equatable {
        let event: KeyboardEvent
        let values: KeyboardTransition.RawValues
        let isPassed: Bool
    }

    private func take(
        _ event: KeyboardEvent, _ reading: KeyboardNotificationReader.Reading, _ screen: UIScreen?,
        isPassed: Bool = false
    ) {
        if let lastTaken, lastTaken.event == event, lastTaken.values == reading.values {
            // Any number of listeners may pass what was heard once; what was passed first is heard once afterwards.
            if isPassed { return }
            if lastTaken.isPassed {
                self.lastTaken = Taken(event: event, values: reading.values, isPassed: false)
                return
            }
        }
        lastTaken = Taken(event: event, values: reading.values, isPassed: isPassed)
        judge(event, reading, screen)
    }

    private func judge(_ event: KeyboardEvent, _ reading: KeyboardNotificationReader.Reading, _ screen: UIScreen?) {
        let bounds = (screen ?? UIScreen.main).bounds
        let (transition, ignored) = KeyboardTransition.validating(
            event: event, raw: reading.values, screenBounds: bounds)
        let isSilent = reading.values.end == nil && !event.isHide
        for line in reading.unreadable + ignored.map(\.description) + (isSilent ? ["ignored: no end frame"] : []) {
            onIgnored?("\(event.rawValue): \(line)")
        }
        let (next, reason) = state.reducingWithReason(transition, in: bounds, afterHide: isAfterHide)
        foreignState = transition.isLocal || event.isHide ? nil : next
        guard foreignKeyboards == .avoided || transition.isLocal || event.isHide else {
            onIgnored?("\(event.rawValue): ignored: the keyboard belongs to another app")
            return
        }
        if let screen { keyboardScreen = screen }
        hasBeenAnnounced = true
        isFollowingDrag = false
        if event.isWill { isAfterHide = event.isHide }
        let previous = state
        state = next
        deliver(KeyboardChange(transition: transition, previousState: previous, state: next, reason: reason))
        guard !event.isWill else { return }
        let claimed = previous.reducing(transition, in: bounds)
        reconcileAfterMovement(ignoring: isAfterHide && claimed.isDocked ? claimed.frameInScreen : nil)
    }

    /// Believes something that no notification has told.
    func adopt(_ state: KeyboardState, reason: String) {
        guard state != self.state else { return }
        let previous = self.state
        self.state = state
        hasBeenAnnounced = true
        deliver(KeyboardChange(transition: nil, previousState: previous, state: state, reason: reason))
    }

    private func foreignPolicyDidChange() {
        guard let foreignState else { return }
        switch foreignKeyboards {
        case .avoided: adopt(foreignState, reason: "the keyboard of another app counts from now on")
        case .ignored: adopt(.hidden, reason: "the keyboard of another app no longer counts")
        }
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
