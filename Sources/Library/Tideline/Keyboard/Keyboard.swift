import Foundation
internal import KeyboardModel
import Observation
import UIKit

/// The keyboard of an app: its place, its movements, and the avoidances that follow it.
///
/// All six notifications feed one ``State``; hide always wins. The object observes the keyboard from its creation on. Create
/// it before the first input is edited: an avoidance that is set at launch does so, and so does touching ``shared``.
///
/// UIKit only notifies of changes. An object made while the keyboard is up takes the frame over from Apple's layout guide, as
/// soon as the first avoidance has been laid out, or a view or controller that observes has been. Without either ``state`` stays
/// hidden until the next notification. The guide tells the place of a docked keyboard alone: neither a keyboard that floats, nor
/// whose it is, nor how it came.
///
/// The type is observable: a SwiftUI view, and UIKit's automatic observation tracking, follow ``state`` by reading it.
@MainActor
public final class Keyboard {
    /// The keyboard of the app; every avoidance follows it unless another one is chosen.
    public static let shared = Keyboard()

    /// Where the keyboard is, or is going to be.
    ///
    /// It changes while UIKit posts, inside the keyboard's own animation.
    public var state: State {
        access()
        return State(announced)
    }

    /// Called on the main actor for each log entry: a notification that was ignored, an avoidance with another result than
    /// before, and a choice of the way `automatic`.
    ///
    /// Nil by default; no entry is made then. The closure is called synchronously, while UIKit posts.
    public var onLog: (@MainActor (LogEntry) -> Void)?

    /// Whether keyboards of other apps count, as beside this app in Split View; they do by default (S44).
    ///
    /// A foreign keyboard covers the screen just as well. A hide counts in either case: a keyboard of another app may replace
    /// this one's. A change takes effect at once, without animation, also for a foreign keyboard that is up. A foreign
    /// keyboard that left without a hide is noticed when the app becomes active again.
    public var countsForeignKeyboards = true {
        didSet { if countsForeignKeyboards != oldValue { foreignPolicyDidChange() } }
    }

    /// The state by the last notification, or by Apple's guide where the guide counts more.
    private(set) var announced = KeyboardState.hidden
    /// The screen of the keyboard; nil until a notification has named one.
    private(set) weak var keyboardScreen: UIScreen?
    /// Whether any notification has counted so far.
    private(set) var hasBeenAnnounced = false
    /// The input that a keyboard is expected for, before it is first responder.
    private(set) weak var expectedInput: UIView?
    /// What moves along with the keyboard; made with the first avoidance.
    var follower: (any KeyboardFollower)?
    /// Writes the notifications down; nil while nothing is recorded.
    var recording: KeyboardRecording?

    /// The notification center that the keyboard observes.
    public let notificationCenter: NotificationCenter

    private let reader = KeyboardNotificationReader()
    private var tokens: NotificationTokens?
    private let observers = ObserverList()
    private var undelivered: [Change] = []
    private var isDelivering = false

    private var lastTaken: Taken?
    private var latestEvent: KeyboardEvent?
    /// The last *will* event that counted; nil before the first one.
    private var lastWill: KeyboardEvent?
    /// The state by the last keyboard of another app; nil after a notification of this app's own.
    private var foreignState: KeyboardState?

    /// An `ObservationRegistrar` where the system has one.
    private let registrar: Any?

    /// Creates a keyboard that observes a notification center from now on; a test makes its own.
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
    /// UIKit posts on the main thread only.
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
    /// A notification center calls its observers in any order. An observer of the app's that depends on what gives way passes
    /// the notification first: once the method returns, every avoidance has given way. A notification that is both passed
    /// and received counts once, in either order, however often the app passes it.
    public func handle(_ notification: Notification) {
        guard let known = KeyboardNotificationReader.events.first(where: { $0.name == notification.name }) else {
            return
        }
        take(known.event, reader.read(notification.userInfo), notification.object as? UIScreen, isPassed: true)
    }

    /// Runs the pass of a notification.
    private func take(
        _ event: KeyboardEvent, _ reading: KeyboardNotificationReader.Reading, _ screen: UIScreen?,
        isPassed: Bool = false
    ) {
        guard !isRepeat(Taken(event: event, values: reading.values, isPassed: isPassed)) else { return }
        // The second event of a pair comes at once after the first one.
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

    /// The last notification.
    private struct Taken {
        let event: KeyboardEvent
        let values: KeyboardTransition.RawValues
        /// Whether the app has passed it, and the notification center has yet to deliver it.
        let isPassed: Bool
    }

    /// Whether a notification was taken before, from the notification center or from the app.
    private func isRepeat(_ taken: Taken) -> Bool {
        guard let last = lastTaken, last.event == taken.event, last.values == taken.values else {
            lastTaken = taken
            return false
        }
        // A received notification may be passed any number of times. A passed one is received once afterwards.
        if taken.isPassed { return true }
        lastTaken = taken
        return last.isPassed
    }

    /// Computes the next state; nil for a notification of another app that does not count.
    ///
    /// - Parameters:
    ///   - screen: the screen that the notification names.
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

    /// Delivers one change after the other.
    ///
    /// A change that an observer causes waits, so that every observer receives the latest change last.
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
    /// UIKit names the screen since iOS 16.1. Otherwise the screen of what follows counts; without one, a screen that ends
    /// at the keyboard's end, or where the keyboard that is up ends.
    private func screenBounds(_ named: UIScreen?, showing frame: CGRect?) -> CGRect {
        if let known = named ?? keyboardScreen ?? follower?.screen { return known.bounds }
        guard let frame else { return .zero }
        var bottom = frame.maxY
        if case .docked(let present) = announced, present.maxX == frame.maxX { bottom = min(bottom, present.maxY) }
        return CGRect(x: 0, y: 0, width: frame.maxX, height: bottom)
    }

    // MARK: States without a notification

    /// Takes a state over that no notification has announced.
    ///
    /// - Parameter motion: how views move along.
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

    /// Makes way for a keyboard before it is announced, such as a custom input view of a known height.
    ///
    /// Call it in `textFieldShouldBeginEditing(_:)`. Views move at once, in the keyboard's usual animation. The next keyboard
    /// notification takes over. When the input does not begin to edit after all, a height of 0 takes the expectation back.
    ///
    /// - Parameters:
    ///   - coveredHeight: the height that will be covered of the input's window from its bottom up, in points; a number that is
    ///     not above 0 or not finite takes back what was expected before.
    ///   - input: the input that is about to begin editing; it need not be first responder yet. Without a window it expects no
    ///     keyboard.
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

    /// Does nothing once a notification has taken over.
    private func expectNothing() {
        guard expectedInput != nil else { return }
        expectedInput = nil
        adopt(.hidden, motion: .animated(.usual), reason: "no longer expected by the app")
    }

    // MARK: Observing

    /// Calls a closure for every keyboard notification, until the observation is let go of.
    ///
    /// The closure runs on the main actor, synchronously while UIKit posts. A change that is about to happen runs it inside
    /// the keyboard's own animation: views that it changes and lays out move with the keyboard. If the keyboard is visible,
    /// the closure is called once before this method returns.
    func observe(_ handler: @escaping @MainActor (Change) -> Void) -> Observation {
        add(isKept: false, handler)
    }

    /// Calls a closure with an owner for every change, for as long as the owner lives; the owner is not kept alive.
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

    /// Makes a sequence of every change from now on, the present state first if the keyboard is visible.
    ///
    /// A sequence delivers in a later turn of the run loop, outside of the keyboard's animation (rule I10). Move views in a
    /// closure instead.
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
