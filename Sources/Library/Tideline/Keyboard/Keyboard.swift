import Foundation
internal import KeyboardModel
import Observation
import UIKit

/// The keyboard of an app: where it is, what it is about to do, and what gives way to it.
///
/// All six notifications feed one ``State``; hide always wins. A keyboard is known from the moment the object is made, so
/// make it before the first input is edited: an avoidance that is set at launch does so, and so does touching ``shared``.
///
/// Notifications tell of changes only. An object made while the keyboard is up takes it over from Apple's layout guide as
/// soon as the first avoidance has been laid out; without any avoidance it believes the keyboard hidden until the next
/// notification.
///
/// The type is observable: a SwiftUI view, and UIKit's automatic observation tracking, follow ``state`` by reading it.
@MainActor
public final class Keyboard {
    /// The keyboard of the app, which every avoidance follows unless it was told otherwise.
    public static let shared = Keyboard()

    /// Where the keyboard is, or is going to be.
    ///
    /// It changes while UIKit posts, inside the keyboard's own animation.
    public var state: State {
        access()
        return State(announced)
    }

    /// Called on the main actor for each thing worth knowing: a notification that was not believed, an avoidance that does
    /// something else than before, and what the way `automatic` has chosen.
    ///
    /// It is off unless set, and nothing is put into words then. It is called synchronously, while UIKit posts.
    public var onLog: (@MainActor (LogEntry) -> Void)?

    /// Whether keyboards that other apps raise count, as beside this app in Split View; they do by default (S44).
    ///
    /// They cover the screen just as well. A hide counts in either case: a keyboard of another app may replace this one's.
    /// A change takes effect at once, without animation: a foreign keyboard that is up is made way for or no longer. One
    /// that left without a hide is noticed when the app becomes active again.
    public var countsForeignKeyboards = true {
        didSet { if countsForeignKeyboards != oldValue { foreignPolicyDidChange() } }
    }

    /// The state by the last notification, or by what has outweighed it.
    private(set) var announced = KeyboardState.hidden

    /// The screen that the keyboard is on, as far as a notification has named it; nil before that.
    private(set) weak var keyboardScreen: UIScreen?

    /// In the order of joining; see `Keyboard+Avoiders.swift`.
    var avoiders: [WeakAvoider] = []
    /// The number of the avoider that joined last.
    var latestNumber = 0
    /// How many avoiders have left since those were last taken out of the list.
    var left = 0
    /// Windows and scenes whose screens are kept clear without code of their own, in the order of joining.
    var automatics: [WeakAutomatic] = []
    /// Where a person types.
    var typingPlace = TypingPlace()
    /// Whether any notification has been believed so far.
    private(set) var hasBeenAnnounced = false
    /// Windows that no finger was found in, while many avoiders are asked in a row.
    var windowsWithoutFinger: Set<ObjectIdentifier> = []
    /// Whether a finger has dragged the keyboard down since the last announcement.
    var isFollowingDrag = false
    /// Whether views take their first places, which an animation can start from.
    var isLayingOutForTheFirstTime = false
    /// Whether the last *will* event was a hide.
    private var isAfterHide = false
    /// The state by the last keyboard of another app; nil once this app's own has been heard of.
    private var foreignState: KeyboardState?
    /// The input that a keyboard is expected for, before it is first responder.
    private(set) weak var expectedInput: UIView?
    /// What writes the notifications down; nil while nothing is recorded.
    var recording: KeyboardRecording?

    /// Where the keyboard's notifications are heard.
    let notificationCenter: NotificationCenter

    private let reader = KeyboardNotificationReader()
    private var tokens: NotificationTokens?
    private var activity: NotificationTokens?
    private var editing: TextEditingNotifications?
    /// In the order of subscribing; those whose owner has let go are gone.
    private var observations: [Entry] = []
    private var undelivered: [Change] = []
    private var isDelivering = false

    private var lastTaken: Taken?

    /// An `ObservationRegistrar` where the system has one.
    private let registrar: Any?

    private struct Entry {
        weak var observation: Observation?
        /// Set when the observation ends with its owner, and nothing else keeps it.
        var kept: Observation?
    }

    private static var instances: [WeakKeyboard] = []
    private struct WeakKeyboard { weak var keyboard: Keyboard? }

    /// Creates a keyboard that listens to a notification center from now on; a test makes its own.
    public init(notificationCenter: NotificationCenter = .default) {
        self.notificationCenter = notificationCenter
        if #available(iOS 17.0, *) { registrar = ObservationRegistrar() } else { registrar = nil }
        let reader = self.reader
        tokens = NotificationTokens(center: notificationCenter)
        for (name, event) in KeyboardNotificationReader.events {
            tokens?.observe(name) { [weak self] notification in
                self?.receive(notification, as: event, reader: reader)
            }
        }
        editing = TextEditingNotifications { [weak self] event, _ in
            if event == .began { self?.letAvoidersFollowInput() }
        }
        activity = NotificationTokens(center: .default)
        activity?.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
            MainQueue.run { self?.reconcileAfterAbsence() }
        }
        Self.instances.removeAll { $0.keyboard == nil }
        Self.instances.append(WeakKeyboard(keyboard: self))
    }

    /// Lets everything that follows any keyboard look again.
    static func updateAll() {
        for instance in instances { instance.keyboard?.update() }
    }

    // MARK: Hearing of the keyboard

    /// Takes a notification on whatever thread it is posted; only the main thread's can be the system's.
    private nonisolated func receive(
        _ notification: Notification, as event: KeyboardEvent, reader: KeyboardNotificationReader
    ) {
        let reading = reader.read(notification.userInfo)
        let screen = notification.object as? UIScreen
        guard MainQueue.isCurrent else {
            let name = notification.name.rawValue
            Task { @MainActor [weak self] in
                self?.onLog?(
                    .ignored(
                        name, reason: "ignored: posted off the main thread. Post it on the main thread."))
            }
            return
        }
        MainActor.assumeIsolated { take(event, reading, screen) }
    }

    /// Takes a keyboard notification that the app has observed itself; other notifications are ignored.
    ///
    /// It is only needed for notifications that do not reach this object's notification center by themselves: what is passed
    /// and heard counts once, whichever comes first, and however often it is passed.
    package func take(_ notification: Notification) {
        guard let known = KeyboardNotificationReader.events.first(where: { $0.name == notification.name }) else {
            return
        }
        take(known.event, reader.read(notification.userInfo), notification.object as? UIScreen, isPassed: true)
    }

    /// The last notification, until it has been taken from both sides: heard, and passed by the app.
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
            // What was heard once may be passed any number of times; what was passed first is heard once afterwards.
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
        let bounds = screenBounds(screen, showing: reading.values.end)
        let (transition, ignored) = KeyboardTransition.validating(
            event: event, raw: reading.values, screenBounds: bounds)
        let isSilent = reading.values.end == nil && !event.isHide
        for line in reading.unreadable + ignored.map(\.description) + (isSilent ? ["ignored: no end frame"] : []) {
            onLog?(.ignored(event.rawValue, reason: line))
        }
        let (next, reason) = announced.reducingWithReason(transition, in: bounds, afterHide: isAfterHide)
        foreignState = transition.isLocal || event.isHide ? nil : next
        guard countsForeignKeyboards || transition.isLocal || event.isHide else {
            let reason = "ignored: the keyboard belongs to another app"
            onLog?(.ignored(event.rawValue, reason: reason))
            return
        }
        if let screen { keyboardScreen = screen }
        hasBeenAnnounced = true
        isFollowingDrag = false
        expectedInput = nil
        if event.isWill { isAfterHide = event.isHide }
        let previous = announced
        announce(next)
        let change = Change(transition: transition, previousState: previous, state: next, reason: reason)
        recording?.note(change, on: bounds)
        deliver(change)
        guard !event.isWill else { return }
        let claimed = previous.reducing(transition, in: bounds)
        reconcileAfterMovement(ignoring: isAfterHide && claimed.isDocked ? claimed.frameInScreen : nil)
    }

    /// The bounds of the screen that a notification speaks of, in its own coordinates, in points.
    ///
    /// UIKit names the screen since iOS 16.1. Without it the screen of something that avoids the keyboard counts; with
    /// nothing to go by, a screen that ends where the keyboard does.
    private func screenBounds(_ named: UIScreen?, showing frame: CGRect?) -> CGRect {
        let known = named ?? keyboardScreen ?? presentAvoiders.lazy.compactMap { $0.avoidingView?.window?.screen }.first
        if let known { return known.bounds }
        return frame.map { CGRect(x: 0, y: 0, width: $0.maxX, height: $0.maxY) } ?? .zero
    }

    /// Believes something that no notification has told.
    ///
    /// - Parameter transition: the movement to follow; nil to follow none.
    func adopt(_ state: KeyboardState, with transition: KeyboardTransition? = nil, reason: String) {
        guard state != announced else { return }
        let previous = announced
        announce(state)
        hasBeenAnnounced = true
        deliver(Change(transition: transition, previousState: previous, state: state, reason: reason))
    }

    private func foreignPolicyDidChange() {
        guard let foreignState else { return }
        if countsForeignKeyboards {
            adopt(foreignState, reason: "the keyboard of another app counts from now on")
        } else {
            adopt(.hidden, reason: "the keyboard of another app no longer counts")
        }
    }

    /// Calls a closure on the main actor with each keyboard notification as it is, for as long as the tokens live.
    package func observeNotifications(_ body: @escaping @MainActor (Notification) -> Void) -> NotificationTokens {
        let tokens = NotificationTokens(center: notificationCenter)
        for (name, _) in KeyboardNotificationReader.events {
            tokens.observe(name) { notification in
                guard MainQueue.isCurrent else { return }
                // Only used here, where UIKit has posted it: on the main actor.
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { body(notification) }
            }
        }
        return tokens
    }

    // MARK: Expecting a keyboard

    /// Makes way for a keyboard before it is announced, for custom input views whose height is known.
    ///
    /// Call it in `textFieldShouldBeginEditing(_:)`. The next keyboard notification takes over, whatever it says; when the
    /// input does not begin to edit after all, ``expectNothing()`` takes it back.
    ///
    /// - Parameters:
    ///   - coveredHeight: what will be covered of the input's window from its bottom up, in points; values that are not above
    ///     0 or not finite do nothing.
    ///   - input: the input that is about to begin editing; it need not be first responder yet. Without a window nothing is
    ///     done.
    package func expect(_ coveredHeight: CGFloat, for input: UIView) {
        guard let window = input.window, coveredHeight.isFinite, coveredHeight > 0 else { return }
        let area = CGRect(
            x: window.bounds.minX, y: window.bounds.maxY - coveredHeight, width: window.bounds.width,
            height: coveredHeight)
        expectedInput = input
        adopt(
            .docked(window.convert(area, to: window.screen.coordinateSpace)),
            with: KeyboardTransition(event: .willShow),
            reason: "expected by the app")
    }

    /// Takes back what ``expect(_:for:)`` has done; does nothing once a notification has taken over.
    package func expectNothing() {
        guard expectedInput != nil else { return }
        expectedInput = nil
        adopt(.hidden, with: KeyboardTransition(event: .willHide), reason: "no longer expected by the app")
    }

    // MARK: Telling of changes

    /// Calls a closure for every keyboard notification, until the observation is let go of.
    ///
    /// The closure runs on the main actor, synchronously while UIKit posts, and therefore inside the keyboard's own
    /// animation for changes that are about to happen: what it changes and lays out moves with the keyboard. If the keyboard
    /// is visible, the closure is called once before this method returns.
    package func observe(_ handler: @escaping @MainActor (Change) -> Void) -> Observation {
        add(keepingIt: false, handler)
    }

    /// Calls a closure with an owner for every keyboard notification, for as long as the owner lives.
    ///
    /// The owner is not kept alive; nothing has to be stored. The closure runs on the main actor, synchronously while UIKit
    /// posts, and therefore inside the keyboard's own animation for changes that are about to happen: what it changes and lays
    /// out moves with the keyboard. If the keyboard is visible, the closure is called once before this method returns.
    public func observe<Owner: AnyObject>(
        for owner: Owner, _ handler: @escaping @MainActor (Owner, Change) -> Void
    ) {
        weak var observation: Observation?
        observation = add(keepingIt: true) { [weak owner] change in
            guard let owner else {
                observation?.cancel()
                return
            }
            handler(owner, change)
        }
    }

    /// Every change from now on, the present state first if the keyboard is visible; each call is a sequence of its own.
    ///
    /// A sequence delivers in a later turn of the run loop, outside of the keyboard's animation (rule I10): use it to know,
    /// and a closure to move views.
    public var changes: AsyncStream<Change> {
        let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
        let observation = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in observation.cancel() } }
        return stream
    }

    @discardableResult
    private func add(keepingIt keeps: Bool, _ handler: @escaping @MainActor (Change) -> Void) -> Observation {
        forgetEnded()
        let observation = Observation(handler)
        observations.append(Entry(observation: observation, kept: keeps ? observation : nil))
        if announced != .hidden {
            observation.deliver(
                Change(
                    transition: nil, previousState: announced, state: announced,
                    reason: "present state of a late observer"))
        }
        return observation
    }

    /// Tells of one change after the other: what an observer causes meanwhile waits, so that the last change that each of
    /// them hears of is the latest one.
    private func deliver(_ change: Change) {
        undelivered.append(change)
        guard !isDelivering else { return }
        isDelivering = true
        while !undelivered.isEmpty {
            let next = undelivered.removeFirst()
            for entry in observations { entry.observation?.deliver(next) }
            letAvoidersFollow(next)
        }
        isDelivering = false
        forgetEnded()
    }

    private func forgetEnded() { observations.removeAll { $0.observation?.isCancelled ?? true } }

    // MARK: Observation

    private func announce(_ state: KeyboardState) {
        guard state != announced else { return }
        guard #available(iOS 17.0, *), let registrar = registrar as? ObservationRegistrar else {
            announced = state
            return
        }
        registrar.withMutation(of: self, keyPath: \.state) { announced = state }
    }

    private func access() {
        guard #available(iOS 17.0, *), let registrar = registrar as? ObservationRegistrar else { return }
        registrar.access(self, keyPath: \.state)
    }
}

@available(iOS 17.0, *)
extension Keyboard: Observable {}
