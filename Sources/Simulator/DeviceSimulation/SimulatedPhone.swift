public import Foundation
@_spi(Simulation) public import UIKit

/// A device that runs an app, with its clock, its screen, its keyboard and a person's fingers.
///
/// UIKit's singletons describe the phone that was created last.
@MainActor
public final class SimulatedPhone {
    /// The facts about the device.
    public let device: Device
    /// The behaviours of UIKit and its keyboard that replace the simulator's default behaviours on this phone.
    public let readings: Set<Reading>
    /// The simulation that UIKit uses.
    @_spi(Simulation) public let simulation: Simulation
    /// The keyboard.
    public let keyboard: SimulatedKeyboard
    /// The app's window.
    public let window: UIWindow
    private var keystrokes = 0
    var leaks: [String] = []
    /// The value of `removedResponders` when the person last chose a text input.
    ///
    /// `removedResponders` counts how often a first responder left its window while its view controller stayed. The
    /// value is nil while the person does not want to type.
    private var removalsWhenTyping: Int?

    var finger: Finger?
    /// Whether a finger is down on the screen.
    public var isTouched: Bool { finger != nil }

    /// The number of times that the person has typed a key or moved a dragging finger since the phone was created.
    public var personalMoves: Int { keystrokes + personalScrolls }
    /// The number of times that the person has moved a dragging finger since the phone was created.
    public var personalScrolls: Int { simulation.record.drags }

    /// The name of a view that the app removed while the person was still typing in it, or nil.
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

    /// The seconds of virtual time since the phone was created.
    public var now: Double { simulation.clock.now }

    /// Notes about limits of this phone's results.
    ///
    /// The notes name UIKit members that the app used without an effect in the simulation, with counts. They also
    /// report conflicting constraints, postponed work, and controllers that outlive their screens.
    public var notes: [String] {
        let record = simulation.record
        return record.unmodelled.sorted { $0.key < $1.key }.map { "\($0.key) has no effect here, used \($0.value)x" }
            + record.constraintConflicts + workNotes
            + leaks.map { "\($0) outlives its screen: something of the app's keeps it" }
    }

    /// The names of UIKit members that the app has set and that affect only a drawn screen.
    public var undrawnMembers: [String] { simulation.record.undrawn.keys.sorted() }

    private var workNotes: [String] {
        let waiting = simulation.clock.waitingWork, elsewhere = simulation.clock.workElsewhere
        return [
            (waiting, "put off on the main queue that has not run"),
            (elsewhere.queues, "under way on other queues, in real time; its outcome is missing here"),
            (elsewhere.groups, "waiting for a dispatch group that is not empty")
        ].filter { $0.0 > 0 }.map { "Work of the app's is \($0.1): \($0.0)x" }
    }

    /// Runs a closure as if the app itself had called it.
    ///
    /// If the closure postpones work, the work runs in a run-loop turn of this phone.
    public func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try simulation.perform(body)
    }

    /// The orientation of the interface.
    public var orientation: Device.Orientation {
        let bounds = simulation.screen.bounds
        return bounds.width > bounds.height ? .landscape : .portrait
    }

    /// Shows a controller as the window's root.
    ///
    /// The appearance callbacks end in the next run-loop turn.
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

    /// Lets time pass until all work is done, or returns false after `limit` seconds.
    @discardableResult
    public func settle(limit: Double = 10) -> Bool { simulation.clock.settle(limit: limit) }

    /// Whether all timed work, animations and layouts are done.
    public var isQuiescent: Bool { simulation.isQuiescent }

    /// Starts to rotate the device; the rotation continues while the caller advances the clock.
    public func rotate(to orientation: Device.Orientation) {
        perform { simulation.rotate(to: orientation == .portrait ? .portrait : .landscapeRight) }
    }

    /// Keeps the app's window at a rectangle that depends on the screen's size, even after rotations.
    ///
    /// - Parameter place: returns the rectangle in the screen's coordinates, in points. Called at once and at each
    ///   rotation.
    public func keepWindow(at place: @escaping (_ screen: CGSize) -> CGRect) {
        perform { simulation.keepScene(at: place) }
    }

    /// Copies another phone's settings: text size, reading direction, Reduce Motion and the window's frame.
    ///
    /// Call this method before the screen is created.
    @_spi(Simulation)
    public func takeSettings(from other: SimulatedPhone) {
        setTextSize(other.simulation.scene.traitCollection.preferredContentSizeCategory)
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
        /// The views at the point ignore touches, or another view covers the intended view.
        case missed
    }

    /// Taps the middle of a view.
    ///
    /// As with a finger, the frontmost view at this point gets the touch.
    @discardableResult
    public func tap(_ view: UIView) -> Touch {
        let middle = view.convert(
            CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: simulation.screen.coordinateSpace)
        return tap(at: middle) { $0.isDescendant(of: view) }
    }

    /// Taps a point of the screen, in points from its top left corner.
    ///
    /// The frontmost view gets the touch. A tap on the status bar may scroll content to its top (rule C66).
    ///
    /// - Parameters:
    ///   - point: the point in the screen's coordinates, in points.
    ///   - isMeant: whether the touch should go to the given frontmost view. If not, or if the status bar is there,
    ///     nothing is touched. Without this closure every view is meant, and the status bar too.
    @discardableResult
    public func tap(at point: CGPoint, expecting isMeant: ((UIView) -> Bool)? = nil) -> Touch {
        guard isMeant == nil, simulation.statusBarOnScreen.contains(point) else {
            return perform { touch(point, expecting: isMeant ?? { _ in true }) }
        }
        perform {
            simulation.tapStatusBar()
            endTurn()
        }
        return .delivered
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

    /// The point is in the screen's coordinates, in points.
    func frontmostView(at point: CGPoint) -> UIView? {
        let windows = simulation.scene.touchableWindows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset)
        }
        return windows.lazy.compactMap { _, window in
            window.hitTest(window.convert(point, from: self.simulation.screen.coordinateSpace), with: nil)
        }.first
    }

    /// Makes a view first responder, as an app's return-key handler would, and returns whether the focus moved.
    @discardableResult
    public func focus(_ view: UIView) -> Bool {
        removalsWhenTyping = simulation.record.removedResponders
        return perform {
            defer { endTurn() }
            return view.becomeFirstResponder()
        }
    }

    /// Types text into the first responder, one character per run-loop turn.
    ///
    /// - Returns: whether the first responder accepts text.
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

    /// Presses the delete key several times, once per run-loop turn.
    ///
    /// - Returns: whether the first responder accepts text.
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

    /// Presses the return key, and returns whether an input is being edited.
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
            // If nothing has focus after the return key, the person has stopped typing on purpose.
            if simulation.firstResponder == nil { removalsWhenTyping = nil }
            return true
        }
    }

    /// Lets the first responder resign, as a dismiss key does, so that the keyboard hides.
    ///
    /// If a controller shows an accessory bar at the bottom of the screen, the bar stays.
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

    /// Switches Prefer Cross-Fade Transitions on or off (rule E18).
    public func setPrefersCrossFades(_ prefers: Bool) {
        perform { simulation.setPrefersCrossFades(prefers) }
        keyboard.behavior.crossFades = prefers
    }

    /// Sets the text size of the system's settings.
    ///
    /// Existing views keep their fonts, so call this method before the screen is created.
    public func setTextSize(_ size: UIContentSizeCategory) { perform { simulation.setTextSize(size) } }

    /// Sets whether the app's language is read from right to left.
    ///
    /// Call this method before the screen is created.
    public func setReadsRightToLeft(_ isReversed: Bool) {
        perform { simulation.application.layoutDirection = isReversed ? .rightToLeft : .leftToRight }
    }

    /// Launches an app through its delegates into the foreground, and ends the run-loop turn.
    ///
    /// `sceneDelegate` replaces an instance of the class in the app's configuration.
    public func launch(_ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil) {
        perform {
            simulation.launch(delegate, sceneDelegate: sceneDelegate)
            endTurn()
        }
    }

    /// Moves the app to the background or back, through every state in between.
    public func setApplicationState(_ state: UIApplication.State) {
        perform { simulation.setApplicationState(state) }
    }
}

extension SimulatedPhone {
    /// The frame of the app's window, in the screen's coordinates, in points.
    public var windowFrameInScreen: CGRect { simulation.scene.frameInScreen ?? simulation.screen.bounds }

    /// Sets the frame of the app's window, as Slide Over and Stage Manager do.
    ///
    /// The frame is in the screen's coordinates, in points; nil fills the screen. The keyboard stays at the screen's
    /// bottom. UIKit's keyboard guides adapt to the new frame. With ``Reading/leavesGuidesOfMovedWindows`` they stay
    /// where they are if the window only moves. The run-loop turn ends.
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
    /// The number of layouts of all views since the phone was created.
    public var layoutPasses: Int { simulation.record.layoutPasses }
}

extension SimulatedPhone {
    /// Releases the app's screens, and adds controllers that stay alive to ``notes``.
    ///
    /// Call this method last, and release your own references to controllers first. On a real phone, a leaked
    /// controller still receives notifications of other screens' keyboards.
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
        // Leaked controllers must not receive notifications of the next screen's keyboard.
        for controller in kept.compactMap(\.controller) { NotificationCenter.default.removeObserver(controller) }
        simulation.letGo()
    }

    private struct WeakController {
        let name: String
        weak var controller: UIViewController?
    }

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
