public import Foundation
@_spi(Simulation) public import UIKit

/// A device that runs an app: its clock, its screen, its keyboard and a person's fingers.
///
/// UIKit's singletons describe the phone that was created last.
@MainActor
public final class SimulatedPhone {
    /// The facts about the device.
    public let device: Device
    /// The behaviours of UIKit and its keyboard that this phone has instead of the simulator's default ones.
    public let readings: Set<Reading>
    /// The simulation that UIKit uses.
    @_spi(Simulation) public let simulation: Simulation
    /// The keyboard.
    public let keyboard: SimulatedKeyboard
    /// The app's window.
    public let window: UIWindow
    private var keystrokes = 0
    /// The class names of controllers that stay alive after their screens were released.
    var leaks: [String] = []
    /// How many first responders the app had removed from the screen when the person last chose a text input.
    ///
    /// It is nil before the first choice, and after a tap elsewhere or the end of typing.
    private var removalsWhenTyping: Int?

    var finger: Finger?

    /// How often a person has typed a key, or has moved a finger that drags content, since the phone was created.
    public var personalMoves: Int { keystrokes + personalScrolls }
    /// How often a finger that drags content has moved since the phone was created.
    public var personalScrolls: Int { simulation.record.drags }

    /// The name of the view that lost the focus because the app removed it while the person wanted to continue typing;
    /// nil otherwise.
    public var lostFocus: String? {
        guard let removals = removalsWhenTyping, simulation.firstResponder == nil,
            simulation.record.removedResponders > removals
        else { return nil }
        return simulation.record.lastRemovedResponder
    }

    /// Creates a phone in an orientation.
    ///
    /// - Parameters:
    ///   - framesPerSecond: the display's rate, 60 or 120.
    ///   - systemVersion: the version of iOS, by default 17.
    ///   - readings: the behaviours of UIKit and its keyboard that replace the simulator's default ones.
    public init(
        _ device: Device, orientation: Device.Orientation = .portrait, framesPerSecond: Int = 60,
        systemVersion: Double = 17, readings: Set<Reading> = []
    ) {
        self.device = device
        self.readings = readings
        simulation = Simulation(
            profile: ScreenProfile(device: device, framesPerSecond: framesPerSecond, systemVersion: systemVersion),
            switches: UIKitSwitches(readings))
        simulation.install()
        keyboard = SimulatedKeyboard(
            simulation: simulation, device: device,
            behavior: KeyboardBehavior(systemVersion: systemVersion, readings: readings), readings: readings)
        simulation.keyboard = keyboard.host
        window = UIWindow(windowScene: simulation.scene)
        if orientation == .landscape { simulation.startInLandscape() }
        keyboard.announceAbsence()
    }

    /// Seconds of virtual time since the phone was created.
    public var now: Double { simulation.clock.now }

    /// Notes about what limits the validity of this phone's results.
    ///
    /// They name the members of UIKit that the app used although they have no effect in the simulation, with counts.
    /// They also report conflicting constraints, postponed work that has yet to run, and controllers that outlive their
    /// screens.
    public var notes: [String] {
        let record = simulation.record
        return record.unmodelled.sorted { $0.key < $1.key }.map { "\($0.key) has no effect here, used \($0.value)x" }
            + record.constraintConflicts + workNotes
            + leaks.map { "\($0) outlives its screen: something of the app's keeps it" }
    }

    /// The names of the UIKit members that the app has set and whose effect is visible only on a drawn screen.
    public var undrawnMembers: [String] { simulation.record.undrawn.keys.sorted() }

    /// Notes about postponed work that has yet to run; until then the screen may differ from the app's intention.
    private var workNotes: [String] {
        let waiting = simulation.clock.waitingWork, elsewhere = simulation.clock.workElsewhere
        return [
            (waiting, "put off on the main queue that has not run"),
            (elsewhere.queues, "under way on other queues, in real time; its outcome is missing here"),
            (elsewhere.groups, "waiting for a dispatch group that is not empty")
        ].filter { $0.0 > 0 }.map { "Work of the app's is \($0.1): \($0.0)x" }
    }

    /// Runs a closure as the app's code; work that the closure postpones runs in the run-loop turns of this phone.
    public func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try simulation.perform(body)
    }

    /// The orientation of the interface.
    public var orientation: Device.Orientation {
        let bounds = simulation.screen.bounds
        return bounds.width > bounds.height ? .landscape : .portrait
    }

    /// Makes a controller the window's root and shows it; its appearance callbacks end with the next run-loop turn.
    public func show(_ controller: UIViewController) {
        perform {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            endTurn()
        }
    }

    /// Ends the run-loop turn: performs layout, begins animations and runs due work.
    public func endTurn() { simulation.clock.advance(by: 0) }

    /// Lets time pass, in seconds.
    public func advance(by seconds: Double) { simulation.clock.advance(by: seconds) }

    /// Lets time pass until all work is done; returns false if that takes more than `limit` seconds.
    @discardableResult
    public func settle(limit: Double = 10) -> Bool { simulation.clock.settle(limit: limit) }

    /// Whether all timed work, animations and layouts are done.
    public var isQuiescent: Bool { simulation.isQuiescent }

    /// Turns the device; the caller then advances the clock until the rotation has ended.
    public func rotate(to orientation: Device.Orientation) {
        perform { simulation.rotate(to: orientation == .portrait ? .portrait : .landscapeRight) }
    }

    /// Keeps the app's window at a rectangle that depends on the screen's size, even after rotations.
    ///
    /// - Parameter place: returns the rectangle in the screen's coordinates, in points. It is called at once and at
    ///   each rotation.
    public func keepWindow(at place: @escaping (_ screen: CGSize) -> CGRect) {
        perform { simulation.keepScene(at: place) }
    }

    /// Copies another phone's settings before the screen is created: text size, reading direction, Reduce Motion and
    /// the window's frame.
    @_spi(Simulation)
    public func takeSettings(from other: SimulatedPhone) {
        setTextSize(other.simulation.application.preferredContentSizeCategory)
        setReadsRightToLeft(other.simulation.application.layoutDirection == .rightToLeft)
        setReducesMotion(other.simulation.reducesMotion)
        if let place = other.simulation.scenePlace { keepWindow(at: place) }
    }

    // MARK: Fingers

    /// The result of a touch.
    public enum Touch: Equatable, Sendable {
        /// A view or the status bar took the touch.
        case delivered
        /// The keyboard lies over the point and took the touch.
        case coveredByKeyboard
        /// The touch did not reach the intended view, because the views at the point ignore touches or another view
        /// covers it.
        case missed
    }

    /// Taps the middle of a view; as with a finger, the frontmost view there gets the touch.
    @discardableResult
    public func tap(_ view: UIView) -> Touch {
        let middle = view.convert(
            CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: simulation.screen.coordinateSpace)
        return tap(at: middle) { $0.isDescendant(of: view) }
    }

    /// Taps a point of the screen, in points from its top left corner; the frontmost view there gets the touch.
    ///
    /// A tap in the status bar's area goes to the status bar. Content may then scroll to its top (rule C66).
    @discardableResult
    public func tap(at point: CGPoint) -> Touch {
        guard !simulation.statusBarOnScreen.contains(point) else {
            perform {
                simulation.tapStatusBar()
                endTurn()
            }
            return .delivered
        }
        return tap(at: point) { _ in true }
    }

    /// Taps a point: gesture recognizers of the hit view and of its superviews come first, then the control, text input
    /// or row.
    private func tap(at point: CGPoint, expecting isMeant: (UIView) -> Bool) -> Touch {
        perform { touch(point, expecting: isMeant) }
    }

    private func touch(_ point: CGPoint, expecting isMeant: (UIView) -> Bool) -> Touch {
        let touch = putDown(at: point, expecting: isMeant)
        guard touch == .delivered else { return touch }
        finger?.lift()
        finger = nil
        endTurn()
        return touch
    }

    func putDown(at point: CGPoint, expecting isMeant: (UIView) -> Bool) -> Touch {
        let hit = frontmostView(at: point).flatMap { isMeant($0) ? $0 : nil }
        let isAccessory = hit?.window is AccessoryWindow
        let isUnderKeyboard = keyboard.frameInScreen != nil && keyboard.presentedFrameInScreen.contains(point)
        if isUnderKeyboard, !isAccessory { return .coveredByKeyboard }
        if simulation.statusBarOnScreen.contains(point) { return .missed }
        guard let hit, let window = hit.window else { return .missed }
        let isInput = hit is any UIKeyInput && hit.canBecomeFirstResponder
        removalsWhenTyping = isInput ? simulation.record.removedResponders : nil
        finger?.lift()
        finger = Finger(on: hit, atPointInWindow: window.convert(point, from: simulation.screen.coordinateSpace))
        return .delivered
    }

    /// Returns the view that takes a touch at a point of the screen, in points; windows are searched from front to
    /// back.
    func frontmostView(at point: CGPoint) -> UIView? {
        let windows = simulation.scene.touchableWindows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset)
        }
        return windows.lazy.compactMap { _, window in
            window.hitTest(window.convert(point, from: self.simulation.screen.coordinateSpace), with: nil)
        }.first
    }

    /// Makes a view first responder directly, as an app's handler of the return key would; returns whether the view
    /// took the focus.
    @discardableResult
    public func focus(_ view: UIView) -> Bool {
        removalsWhenTyping = simulation.record.removedResponders
        return perform {
            defer { endTurn() }
            return view.becomeFirstResponder()
        }
    }

    /// Types text into the first responder, one character per run-loop turn; returns whether a responder took the text.
    @discardableResult
    public func type(_ text: String) -> Bool {
        guard let input = simulation.firstResponder as? any UIKeyInput else { return false }
        for character in text {
            keystrokes += 1
            perform {
                input.insertText(String(character))
                endTurn()
            }
        }
        return true
    }

    /// Presses the delete key several times, once per run-loop turn; returns whether a responder took the key.
    @discardableResult
    public func erase(_ count: Int) -> Bool {
        guard let input = simulation.firstResponder as? any UIKeyInput else { return false }
        for _ in 0..<count {
            perform {
                input.deleteBackward()
                endTurn()
            }
        }
        return true
    }

    /// Presses the return key; returns whether an input is being edited.
    @discardableResult
    public func pressReturn() -> Bool {
        perform {
            switch simulation.firstResponder {
            case let field as UITextField: field.pressReturn()
            case let view as UITextView:
                keystrokes += 1
                view.insertText("\n")
            default: return false
            }
            endTurn()
            // If the focus is gone after the return key, the person wanted to stop typing.
            if simulation.firstResponder == nil { removalsWhenTyping = nil }
            return true
        }
    }

    /// Hides the keyboard, as a tap on a dismiss key would: the first responder resigns.
    ///
    /// An accessory bar that a controller docks at the bottom stays.
    @discardableResult
    public func dismissKeyboard() -> Bool {
        perform {
            defer { endTurn() }
            removalsWhenTyping = nil
            defer { simulation.releaseKeptKeyboard() }
            guard let responder = simulation.firstResponder, responder is any UIKeyInput || responder.inputView != nil
            else { return false }
            return responder.resignFirstResponder()
        }
    }
}

extension SimulatedPhone {
    /// Switches Reduce Motion on or off, as a person would in the system's settings.
    public func setReducesMotion(_ reduces: Bool) { perform { simulation.setReducesMotion(reduces) } }

    /// Switches Prefer Cross-Fade Transitions on or off; while on, hide notifications report an end frame of zero (rule
    /// E18).
    public func setPrefersCrossFades(_ prefers: Bool) {
        perform { simulation.setPrefersCrossFades(prefers) }
        keyboard.behavior.crossFades = prefers
    }

    /// Sets the text size, as a person would in the system's settings.
    ///
    /// Existing views keep their fonts, so call this method before the screen is created.
    public func setTextSize(_ size: UIContentSizeCategory) { perform { simulation.setTextSize(size) } }

    /// Sets whether the app's language is read from right to left; call this method before the screen is created.
    public func setReadsRightToLeft(_ isReversed: Bool) {
        perform { simulation.application.layoutDirection = isReversed ? .rightToLeft : .leftToRight }
    }

    /// Launches an app through its delegates until it is in the foreground; the run-loop turn ends.
    ///
    /// `sceneDelegate` is used in place of an instance of the class that the app's configuration names.
    public func launch(_ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil) {
        perform {
            simulation.launch(delegate, sceneDelegate: sceneDelegate)
            endTurn()
        }
    }

    /// Sends the app a memory warning.
    public func warnOfMemory() { perform { simulation.warnOfMemory() } }

    /// Moves the app to the background, or back, through every state in between.
    public func setApplicationState(_ state: UIApplication.State) {
        perform { simulation.setApplicationState(state) }
    }
}

extension SimulatedPhone {
    /// The frame of the app's window, in the screen's coordinates, in points.
    public var windowFrameInScreen: CGRect { simulation.scene.frameInScreen ?? simulation.screen.bounds }

    /// Sets the frame of the app's window, as Slide Over and Stage Manager do; nil fills the screen.
    ///
    /// The frame is in the screen's coordinates, in points. Call this method again to move and resize the window. The
    /// keyboard keeps its position at the bottom of the screen. If only the window's position changes, the keyboard's
    /// guides adapt. With ``Reading/leavesGuidesOfMovedWindows`` they stay where they are. The run-loop turn ends.
    ///
    /// - Parameters:
    ///   - safeArea: the window's safe area; by default the part of the screen's safe area in the window (INFERRED).
    ///   - duration: the duration of the change, in seconds; 0 changes the frame at once.
    public func setWindowFrame(_ frame: CGRect?, safeArea: UIEdgeInsets? = nil, duration: Double = 0) {
        perform {
            simulation.setSceneFrame(frame, safeArea: safeArea, duration: duration)
            endTurn()
        }
    }
}

extension SimulatedPhone {
    /// The number of layouts of all views since the phone was created; a view that is laid out twice counts twice.
    public var layoutPasses: Int { simulation.record.layoutPasses }
}

extension SimulatedPhone {
    /// Releases the app's screens; the class name of a controller that stays alive is added to ``notes``.
    ///
    /// Call this method last. Release your own references to controllers first, because a controller that you retain
    /// looks like one that the app retains. On a real phone such a controller continues to receive notifications of
    /// other screens' keyboards.
    public func letGo() {
        let controllers = shownControllers.map { WeakController(name: "\(Swift.type(of: $0))", controller: $0) }
        perform {
            window.endEditing(true)
            if window.rootViewController?.presentedViewController != nil {
                window.rootViewController?.dismiss(animated: false)
            }
            window.rootViewController = nil
            settle()
        }
        let kept = controllers.filter { $0.controller != nil }
        leaks = kept.map(\.name)
        // Controllers that outlive their screen must not receive notifications of the next screen's keyboard.
        for controller in kept.compactMap(\.controller) { NotificationCenter.default.removeObserver(controller) }
    }

    private struct WeakController {
        let name: String
        weak var controller: UIViewController?
    }

    /// The root controller of the app's window, with all controllers inside it and in front of it.
    private var shownControllers: [UIViewController] {
        var found: [UIViewController] = [], waiting = window.rootViewController.map { [$0] } ?? []
        while let controller = waiting.popLast() {
            guard !found.contains(where: { $0 === controller }) else { continue }
            found.append(controller)
            waiting += controller.children
            if let presented = controller.presentedViewController { waiting.append(presented) }
        }
        return found
    }
}
