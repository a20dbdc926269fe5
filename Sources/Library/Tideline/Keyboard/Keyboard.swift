import Foundation
internal import KeyboardModel
import Observation
import UIKit

/// The keyboard of an app, with its position, its movements, and the avoidances that follow it.
///
/// All six notifications update one ``State``. After `keyboardWillHideNotification` the state is hidden, whatever frame
/// the notification reports. The object observes the keyboard from its creation on, so it has to exist before the first
/// input is edited. Therefore set an avoidance or read ``shared`` at launch.
///
/// UIKit posts notifications only for changes. If you create the object while the keyboard is up, it reads the
/// keyboard's frame from Apple's layout guide. This needs a view with an avoidance, or an observer that is a view or a
/// controller, and happens after the first layout of this view. Otherwise ``state`` stays hidden until the next
/// notification. The guide shows only the position of a docked keyboard. It ignores floating keyboards, and leaves open
/// which app the keyboard belongs to.
///
/// The type is observable. A SwiftUI view that reads ``state`` is updated when it changes, and so is UIKit code with
/// automatic observation tracking.
@MainActor
public final class Keyboard {
    /// The keyboard of the app, which every avoidance follows by default.
    public static let shared = Keyboard()

    /// The keyboard's state; during a movement, the state after the movement.
    ///
    /// It changes while UIKit posts a notification, inside the keyboard's own animation.
    public var state: State {
        access()
        return State(announced)
    }

    /// A closure that is called on the main actor for each log entry, nil by default.
    ///
    /// The closure gets an entry for each ignored notification, for each avoidance whose result has changed, and each
    /// time the avoidance `automatic` chooses an object that makes room.
    ///
    /// Entries are made only while the closure is set. The closure is called synchronously, while UIKit posts the
    /// notification.
    public var onLog: (@MainActor (LogEntry) -> Void)?

    /// Whether the library follows keyboards of other apps, such as an app beside this app in Split View (S44).
    ///
    /// The default is true, because a keyboard of another app covers the screen too. A hide notification of another
    /// app's keyboard is always used, because that keyboard may have replaced this app's keyboard. A new value takes
    /// effect at once and in one step, even while another app's keyboard is up. If another app's keyboard disappears
    /// without a notification, the object notices this when the app becomes active again.
    public var countsForeignKeyboards = true {
        didSet { if countsForeignKeyboards != oldValue { foreignPolicyDidChange() } }
    }

    /// The state according to the last notification, or to Apple's guide if the guide overrides it.
    private(set) var announced = KeyboardState.hidden
    /// The last screen that a notification has named, if any.
    private(set) weak var keyboardScreen: UIScreen?
    /// Whether a notification or the library has set the state so far; false while the state has its initial value.
    private(set) var hasBeenAnnounced = false
    /// The input for which the app expects a keyboard, before it becomes first responder.
    private(set) weak var expectedInput: UIView?
    /// The object that adjusts views, created with the first avoidance.
    var follower: (any KeyboardFollower)?
    var recording: KeyboardRecording?

    /// The notification center that the keyboard observes.
    public let notificationCenter: NotificationCenter

    private let reader = KeyboardNotificationReader()
    private var tokens: NotificationTokens?
    private let observers = ObserverList()
    private var undelivered: [Change] = []
    private var isDelivering = false

    private var taken = TakenNotifications()
    private var latestEvent: KeyboardEvent?
    /// The last *will* event that was used, or nil before the first one.
    private var lastWill: KeyboardEvent?
    /// The state according to the last notification of another app, or nil after a notification of this app.
    private var foreignState: KeyboardState?

    /// An `ObservationRegistrar`, if the system has this type.
    private let registrar: Any?

    /// Creates a keyboard that observes a notification center from now on, for example for a test.
    public init(notificationCenter: NotificationCenter = .default) {
        self.notificationCenter = notificationCenter
        if #available(iOS 17.0, *), SystemVersion.isAtLeast(17) {
            registrar = ObservationRegistrar()
        } else {
            registrar = nil
        }
        let reader = self.reader
        tokens = NotificationTokens(center: notificationCenter)
        for (name, event) in KeyboardNotificationReader.events {
            tokens?.observe(name) { [weak self] notification in
                self?.receive(notification, as: event, reader: reader)
            }
        }
    }

    // MARK: One pass of a notification: receive, take, reduce, deliver, reconcile

    /// Receives a notification on the thread that posts it.
    ///
    /// UIKit posts only on the main thread.
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

    /// Handles a keyboard notification that the app has observed itself.
    ///
    /// Other notifications are ignored. A notification center calls its observers in any order. If the app's observer
    /// depends on the adjusted views, it must first pass the notification to this method. When the method returns,
    /// every avoidance has made room. The library also receives the same notification from the notification center. It
    /// processes the notification only once, in either order, however often the app passes it.
    public func handle(_ notification: Notification) {
        guard let known = KeyboardNotificationReader.events.first(where: { $0.name == notification.name }) else {
            return
        }
        take(known.event, reader.read(notification.userInfo), notification.object as? UIScreen, isPassed: true)
    }

    /// Processes a notification, or ignores it if it was processed before.
    private func take(
        _ event: KeyboardEvent, _ reading: KeyboardNotificationReader.Reading, _ screen: UIScreen?,
        isPassed: Bool = false
    ) {
        let now = CACurrentMediaTime()
        guard !taken.isRepeat(event, reading.values, isPassed: isPassed, at: now) else { return }
        // A *will show* that comes directly after *will change frame* announces the same change again, so the follower
        // has already been informed of the change.
        if event.isWill, !(event == .willShow && latestEvent == .willChangeFrame) {
            follower?.keyboardIsAboutToChange()
        }
        latestEvent = event
        let bounds = screenBounds(screen, showing: reading.values.end)
        guard let (transition, change) = reduce(event, reading, screen, bounds) else { return }
        if let screen { keyboardScreen = screen }
        hasBeenAnnounced = true
        follower?.keyboardIsAnnounced()
        expectedInput = nil
        if event.isWill { lastWill = event }
        announce(change.announced)
        recording?.note(change, on: bounds)
        deliver(change)
        guard !event.isWill else { return }
        let isAfterHide = lastWill?.isHide ?? false
        follower?.keyboardHasMoved(
            leaving: isAfterHide ? KeyboardState.dockedFrame(of: transition, in: bounds) : nil,
            isHidden: change.previousAnnounced.reducing(transition, in: bounds) == .hidden)
    }

    /// Returns the values of a notification and the change that they cause; nil for an ignored notification of another
    /// app.
    ///
    /// - Parameters:
    ///   - screen: the notification's screen.
    ///   - bounds: the bounds of the keyboard's screen in its own coordinates, in points.
    private func reduce(
        _ event: KeyboardEvent, _ reading: KeyboardNotificationReader.Reading, _ screen: UIScreen?, _ bounds: CGRect
    ) -> (KeyboardTransition, Change)? {
        let (transition, ignored) = KeyboardTransition.validating(
            event: event, raw: reading.values)
        let isSilent = reading.values.end == nil && !event.isHide
        for line in reading.unreadable + ignored.map(\.description) + (isSilent ? ["ignored: no end frame"] : []) {
            onLog?(.ignored(event.rawValue, reason: line))
        }
        let (next, reason) = announced.reducingWithReason(transition, in: bounds, after: lastWill)
        foreignState = transition.isLocal || event.isHide ? nil : next
        guard countsForeignKeyboards || transition.isLocal || event.isHide else {
            onLog?(.ignored(event.rawValue, reason: "ignored: the keyboard belongs to another app"))
            return nil
        }
        let change = Change(
            transition: transition, previousState: announced, state: next, screen: screen,
            reason: onLog == nil ? nil : reason())
        return (transition, change)
    }

    /// Passes a change to the observers, after the earlier changes that are still waiting.
    ///
    /// An observer may cause another change while it handles one. The new change waits until all observers have
    /// received the earlier change, so that every observer receives the latest change last.
    private func deliver(_ change: Change) {
        undelivered.append(change)
        guard !isDelivering else { return }
        isDelivering = true
        while !undelivered.isEmpty {
            let next = undelivered.removeFirst()
            observers.deliver(next)
            follower?.keyboardDid(next)
        }
        isDelivering = false
        observers.dropEnded()
    }

    /// The bounds of a notification's screen in its own coordinates, in points.
    ///
    /// Notifications name their screen since iOS 16.1. Without a name, the method uses the screen that an earlier
    /// notification has named, or the screen of a view with an avoidance. Otherwise it assumes that the screen ends at
    /// the lower edge of the notification's frame. If a keyboard with the same right edge is already docked and ends
    /// higher, the method uses that keyboard's lower edge.
    private func screenBounds(_ named: UIScreen?, showing frame: CGRect?) -> CGRect {
        if let known = named ?? keyboardScreen ?? follower?.screen { return known.bounds }
        guard let frame else { return .zero }
        var bottom = frame.maxY
        if case .docked(let present) = announced, present.maxX == frame.maxX { bottom = min(bottom, present.maxY) }
        return CGRect(x: 0, y: 0, width: frame.maxX, height: bottom)
    }

    // MARK: States without a notification

    /// Adopts a state that comes from another source than a notification, such as Apple's layout guide.
    ///
    /// - Parameter motion: how views that follow the keyboard move.
    func adopt(_ state: KeyboardState, motion: Change.Motion = .inherited, reason: String) {
        guard state != announced else { return }
        let previous = announced
        announce(state)
        hasBeenAnnounced = true
        deliver(Change(transition: nil, motion: motion, previousState: previous, state: state, reason: reason))
    }

    private func foreignPolicyDidChange() {
        guard let foreignState else { return }
        if countsForeignKeyboards {
            adopt(foreignState, reason: "the keyboard of another app counts from now on")
        } else {
            adopt(.hidden, reason: "the keyboard of another app no longer counts")
        }
    }

    /// Makes room for a keyboard, such as a custom input view of a known height, before UIKit announces it.
    ///
    /// Call this method in `textFieldShouldBeginEditing(_:)`. Views move at once, in the keyboard's usual animation.
    /// The next keyboard notification replaces the expected height. If the input stays inactive, pass a height of 0 to
    /// revoke the expectation.
    ///
    /// - Parameters:
    ///   - coveredHeight: the height that will be covered at the bottom of the input's window, in points; a height of 0
    ///     or less, NaN or infinity revokes the former expectation.
    ///   - input: the input that is about to begin editing; outside a window it is ignored.
    public func expect(_ coveredHeight: CGFloat, for input: UIView) {
        guard coveredHeight.isFinite, coveredHeight > 0 else { return expectNothing() }
        guard let window = input.window else { return }
        let area = CGRect(
            x: window.bounds.minX, y: window.bounds.maxY - coveredHeight, width: window.bounds.width,
            height: coveredHeight)
        expectedInput = input
        adopt(
            .docked(window.convert(area, to: window.screen.coordinateSpace)),
            motion: .animated(.usual), reason: "expected by the app")
    }

    /// Revokes the app's expectation if the next notification is still to come.
    private func expectNothing() {
        guard expectedInput != nil else { return }
        expectedInput = nil
        adopt(.hidden, motion: .animated(.usual), reason: "no longer expected by the app")
    }

    // MARK: Observing

    /// Calls a closure for every change, until the returned observation is deallocated.
    ///
    /// The closure runs on the main actor, synchronously while UIKit posts the notification. Before a movement it runs
    /// inside the keyboard's own animation. Views that the closure changes and lays out therefore move with the
    /// keyboard. If the keyboard is visible, the closure is called once before this method returns.
    func observe(_ handler: @escaping @MainActor (Change) -> Void) -> Observation {
        add(isKept: false, handler)
    }

    /// Calls a closure for every change as long as the owner lives, and holds the owner weakly.
    func tell<Owner: AnyObject>(_ owner: Owner, _ handler: @escaping @MainActor (Owner, Change) -> Void) {
        weak var observation: Observation?
        observation = add(isKept: true) { [weak owner] change in
            guard let owner else {
                observation?.cancel()
                return
            }
            handler(owner, change)
        }
    }

    /// Returns a sequence of all changes from now on, beginning with the present state if the keyboard is visible.
    ///
    /// A sequence delivers in a later turn of the run loop, outside the keyboard's animation (rule I10). To move views,
    /// use a closure instead.
    public func changes() -> AsyncStream<Change> {
        let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
        let observation = observe { continuation.yield($0) }
        continuation.onTermination = { _ in Task { @MainActor in observation.cancel() } }
        return stream
    }

    @discardableResult
    private func add(isKept: Bool, _ handler: @escaping @MainActor (Change) -> Void) -> Observation {
        let observation = observers.add(isKept: isKept, handler)
        if announced != .hidden {
            observation.deliver(
                Change(
                    transition: nil, previousState: announced, state: announced,
                    reason: "present state of a late observer"))
        }
        return observation
    }

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
