import Foundation
internal import KeyboardModel
import Observation
import UIKit

/// The keyboard of an app, with its position, its movements, and the avoidances that follow it.
///
/// All six notifications update one ``State``. After `keyboardWillHideNotification` the state is always hidden,
/// whatever frame the notification has. The object observes the keyboard from its creation on, so it has to exist
/// before the first input is edited. Therefore set an avoidance or read ``shared`` at launch.
///
/// UIKit posts notifications only for changes. If the keyboard is already up, a new object reads the keyboard's frame
/// from Apple's layout guide, at the end of a turn of the run loop. To read the guide, the object needs a window. Any
/// window will do in which a view or a controller has an avoidance, `automatic` chooses, or an observer lives. Without
/// any, ``state`` stays hidden until the next notification. The guide shows only a docked keyboard, and does not tell
/// which app the keyboard belongs to.
///
/// The type is observable: a change of ``state`` updates a SwiftUI view that reads ``state``, and UIKit code with
/// automatic observation tracking.
@MainActor
public final class Keyboard {
    /// The keyboard of the app, which every avoidance follows by default.
    public static let shared = Keyboard()

    /// A closure that is called on the main actor for each log entry, nil by default.
    ///
    /// Entries tell of ignored notifications, of avoidances with a new result, and of the objects that `automatic`
    /// chooses. The closure is called synchronously, while UIKit posts the notification.
    public var onLog: (@MainActor (LogEntry) -> Void)?

    /// Whether the library follows keyboards of other apps, such as an app beside this app in Split View (S44).
    ///
    /// The default is true, because a keyboard of another app covers the screen too. A hide notification of another
    /// app's keyboard always counts, because that keyboard may have replaced this app's keyboard. A new value takes
    /// effect at once, without an animation of its own, even while another app's keyboard is up. If another app's
    /// keyboard disappears without a notification, the state changes when this app becomes active again.
    public var countsForeignKeyboards = true {
        didSet { if countsForeignKeyboards != oldValue { foreignPolicyDidChange() } }
    }

    /// The state of the last notification or of Apple's guide.
    private(set) var told = KeyboardState.hidden
    /// The state that every avoidance sees: the told one, or the place that the app keeps free.
    private(set) var announced = KeyboardState.hidden
    /// The place that the app keeps free without a keyboard.
    private(set) var kept = KeptPlace()
    private(set) var lastKeyboards = LastKeyboards()
    private(set) weak var keyboardScreen: UIScreen?
    private(set) var hasBeenAnnounced = false
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
    /// The last *will* event that shows a keyboard, and the screen's bounds with which the event was judged.
    private var judged: (transition: KeyboardTransition, bounds: CGRect)?
    private var lastWill: KeyboardEvent?
    /// The frame of an undocked keyboard with which the last *will hide* came, in the screen's coordinates, in points.
    private var leftFrame: CGRect?
    /// The state of another app's keyboard.
    ///
    /// The value is nil after a hide, and after a notification about this app's keyboard.
    private var foreignState: KeyboardState?

    private let registrar: Any?

    deinit {
        let follower = follower
        MainQueue.run { follower?.keyboardIsGone() }
    }

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

    /// Receives a notification.
    ///
    /// UIKit posts keyboard notifications only on the main thread. So the method ignores notifications on other
    /// threads, and writes them to the log.
    private nonisolated func receive(
        _ notification: Notification, as event: KeyboardEvent, reader: KeyboardNotificationReader
    ) {
        let contents = reader.read(notification.userInfo)
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
        MainActor.assumeIsolated { take(event, contents, screen) }
    }

    /// Handles a keyboard notification that the app has observed itself.
    ///
    /// A notification center calls its observers in any order. If the app's observer depends on the adjusted views,
    /// pass the notification to this method first. When the method returns, every avoidance has made room. If
    /// `automatic` has to try a second way, this way follows at the end of the turn, in the same movement. The library
    /// processes a notification only once, however often the app passes the notification. Other notifications are
    /// ignored.
    public func handle(_ notification: Notification) {
        guard let known = KeyboardNotificationReader.events.first(where: { $0.name == notification.name }) else {
            return
        }
        take(known.event, reader.read(notification.userInfo), notification.object as? UIScreen, isPassed: true)
    }

    private func take(
        _ event: KeyboardEvent, _ contents: KeyboardNotificationReader.Contents, _ screen: UIScreen?,
        isPassed: Bool = false
    ) {
        let now = CACurrentMediaTime()
        guard !taken.isRepeat(event, contents.values, isPassed: isPassed, at: now) else { return }
        // UIKit announces one change twice, by *will change frame* and then by *will show*. The follower is informed
        // only once.
        if event.isWill, !(event == .willShow && latestEvent == .willChangeFrame) {
            follower?.keyboardIsAboutToChange()
        }
        latestEvent = event
        let bounds = screenBounds(screen, showing: contents.values.end)
        let before = told
        guard let (transition, change) = reduce(event, contents, screen, bounds) else { return }
        if let screen { keyboardScreen = screen }
        hasBeenAnnounced = true
        follower?.keyboardIsAnnounced()
        if event.isWill {
            // A hide that leaves a bar in place is no hide: the *did* events after it confirm the bar.
            lastWill = event == .willHide && told != .hidden ? .willChangeFrame : event
            leftFrame = event == .willHide ? undockedFrame(of: transition, in: bounds) : nil
        }
        judged = event.isWill && !event.isHide && transition.endFrameInScreen != nil ? (transition, bounds) : nil
        announce(change.announced)
        recording?.note(change, on: bounds)
        deliver(change)
        guard !event.isWill else { return }
        let isAfterHide = lastWill?.isHide ?? false
        follower?.keyboardHasMoved(
            leaving: isAfterHide ? KeyboardState.dockedFrame(of: transition, in: bounds) : nil,
            isHidden: before.reducing(transition, in: bounds) == .hidden)
    }

    /// In a window that is smaller than the screen, the frame of a docked keyboard may end above the screen's bottom.
    private func undockedFrame(of transition: KeyboardTransition, in bounds: CGRect) -> CGRect? {
        KeyboardState.undockedFrame(of: transition, in: bounds).flatMap { frame in
            follower?.isUndocked(frame) ?? true ? frame : nil
        }
    }

    private func reduce(
        _ event: KeyboardEvent, _ contents: KeyboardNotificationReader.Contents, _ screen: UIScreen?, _ bounds: CGRect
    ) -> (KeyboardTransition, Change)? {
        let (transition, ignored) = KeyboardTransition.validating(
            event: event, raw: contents.values)
        let isSilent = contents.values.end == nil && !event.isHide
        for line in contents.unreadable + ignored.map(\.description) + (isSilent ? ["ignored: no end frame"] : []) {
            onLog?(.ignored(event.rawValue, reason: line))
        }
        let (next, reason) = believed(transition, in: bounds)
        foreignState = transition.isLocal || event.isHide ? nil : next
        guard countsForeignKeyboards || transition.isLocal || event.isHide else {
            onLog?(.ignored(event.rawValue, reason: "ignored: the keyboard belongs to another app"))
            return nil
        }
        told = next
        kept.expectNothing()
        let change = Change(
            transition: transition, previousState: announced, state: seeAgain(on: bounds), screen: screen,
            reason: onLog == nil ? nil : reason())
        return (transition, change)
    }

    /// Returns the state after a notification, as far as Apple's guides and the app's bars confirm it.
    private func believed(
        _ transition: KeyboardTransition, in bounds: CGRect
    ) -> (state: KeyboardState, reason: () -> String) {
        let claimed = told.reducingWithReason(
            transition, in: bounds, after: lastWill, leaving: leftFrame,
            keepsBar: { follower?.keepsBar(inDocked: $0) ?? false })
        // On iOS 27 the frames of *did* events may be wrong (manaflow-ai/cmux#10518).
        guard !transition.event.isWill, told.isDocked, case .docked(let frame) = claimed.state,
            claimed.state != told, judged.map({ $0.bounds == bounds }) ?? true,
            follower?.guidesConfirm(frame) == false
        else { return claimed }
        return (told, { "ignored: \(transition.event.rawValue) names another frame, which no guide confirms" })
    }

    /// Whether a keyboard was announced that is off the screen as long as the screen has not turned.
    var awaitsTurnOfScreen: Bool { told == .hidden && judged != nil }

    /// Judges the last announcement again if the screen has turned since then.
    func judgeAgain() {
        guard let judged, let screen = keyboardScreen ?? follower?.screen, screen.bounds != judged.bounds else {
            return
        }
        self.judged = (judged.transition, screen.bounds)
        let state = told.reducing(judged.transition, in: screen.bounds)
        adopt(state, reason: "the screen has turned since the announcement")
    }

    /// Whether the keyboard belongs to another app.
    var isForeign: Bool { foreignState != nil }

    /// Calls all observers with a change.
    ///
    /// An observer may cause a second change. The second change waits until all observers have received the first one.
    /// So every observer receives the latest change last.
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

    /// Notifications name their screen since iOS 16.1.
    ///
    /// Without any known screen, the frame's lower edge counts as the screen's bottom.
    private func screenBounds(_ named: UIScreen?, showing frame: CGRect?) -> CGRect {
        if let known = named ?? keyboardScreen ?? follower?.screen { return known.bounds }
        guard let frame else { return .zero }
        var bottom = frame.maxY
        if case .docked(let present) = told, present.maxX == frame.maxX { bottom = min(bottom, present.maxY) }
        return CGRect(x: 0, y: 0, width: frame.maxX, height: bottom)
    }

    // MARK: States without a notification

    func adopt(_ state: KeyboardState, motion: Change.Motion = .inherited, reason: String) {
        guard state != told else { return }
        told = state
        hasBeenAnnounced = true
        tellState(motion, reason)
    }

    /// Changes the place that the app keeps free.
    func keep(
        _ motion: Change.Motion = .animated(.usual), reason: String, _ change: (inout KeptPlace) -> Void
    ) {
        change(&kept)
        tellState(motion, reason)
    }

    private func tellState(_ motion: Change.Motion, _ reason: String) {
        let screen = kept.screen ?? keyboardScreen ?? follower?.screen
        let previous = announced, next = seeAgain(on: screen?.bounds ?? .zero)
        guard next != previous else { return }
        announce(next)
        deliver(Change(transition: nil, motion: motion, previousState: previous, state: next, reason: reason))
    }

    /// Returns the state that avoidances see from now on, and remembers a keyboard that stands.
    private func seeAgain(on screen: CGRect) -> KeyboardState {
        lastKeyboards.note(told, on: screen, accessoryHeight: { follower?.accessoryHeight ?? 0 })
        kept.look(lastKeyboards)
        return told.above(kept.frame)
    }

    private func foreignPolicyDidChange() {
        guard let foreignState else { return }
        if countsForeignKeyboards {
            adopt(foreignState, reason: "the keyboard of another app counts from now on")
        } else {
            adopt(.hidden, reason: "the keyboard of another app no longer counts")
        }
    }

    // MARK: Observing

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

    @discardableResult
    func add(isKept: Bool, _ handler: @escaping @MainActor (Change) -> Void) -> Observation {
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
        registrar.withMutation(of: self, keyPath: \.announced) { announced = state }
    }

    func access() {
        guard #available(iOS 17.0, *), let registrar = registrar as? ObservationRegistrar else { return }
        registrar.access(self, keyPath: \.announced)
    }
}

@available(iOS 17.0, *)
extension Keyboard: Observable {}
