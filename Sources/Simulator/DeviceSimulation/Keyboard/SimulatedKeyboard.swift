public import Foundation
@_spi(Simulation) public import UIKit

/// Simulates the system keyboard with its frame, its notifications and its animation.
///
/// Frames are in the screen's coordinates, in points. Frames include the accessory view and the bottom safe area (rule
/// E8).
@MainActor
public final class SimulatedKeyboard {
    let simulation: Simulation
    let device: Device
    /// The properties that depend on the system version and on a person's settings.
    public var behavior: KeyboardBehavior
    /// The person's settings that have affected the keyboard since the phone was created.
    public internal(set) var decisiveChoices: Set<KeyboardBehavior.Choice> = []
    /// A closure that receives each notification before it is posted.
    public var onPost: (@MainActor (Event) -> Void)?
    /// The centers that get each notification, one after the other.
    public var notificationCenters = [NotificationCenter.default]
    let windows: KeyboardWindows
    var configuration: KeyboardConfiguration?
    weak var responder: UIResponder?
    /// The keyboard's frame at rest, or nil while the keyboard is hidden.
    public internal(set) var frameInScreen: CGRect?
    /// The number of movements so far.
    ///
    /// A new movement suppresses the *did* notifications of running movements.
    @_spi(Simulation) public internal(set) var movement = 0
    var isUndocked = false
    /// The frame in the screen's coordinates, in points, at which the keyboard comes next; nil for a docked one.
    ///
    /// A floating keyboard comes back as one, and so does a number pad in a popover (T10, Q7).
    public var undockedHome: CGRect?
    /// Whether the keyboard leaves sideways with a page that a finger swipes away.
    private var leavesSideways = false
    var rotation: KeyboardConfiguration?
    var hasOpened = false
    struct Drag {
        var frame: CGRect
        var takesAccessory: Bool
    }
    var drag: Drag?
    var isPlayedBack = false
    var recorded = RecordedKeyboard()
    private(set) lazy var host = KeyboardHostAdapter(self)

    init(simulation: Simulation, device: Device, behavior: KeyboardBehavior, readings: Set<Reading>) {
        self.simulation = simulation
        self.device = device
        self.behavior = behavior
        windows = KeyboardWindows(
            scene: simulation.scene, readings: readings)
    }

    /// The screen in its own coordinates, in points.
    public var screenBounds: CGRect { simulation.screen.bounds }

    /// The keyboard's drawn frame at this instant, below the screen while the keyboard is hidden.
    public var presentedFrameInScreen: CGRect { windows.presentedFrame }

    /// The layer that draws the keyboard, or nil before the keyboard's first appearance.
    @_spi(Simulation) public var shownLayer: CALayer? { windows.shownLayer }

    /// Lets a recorded log control the keyboard instead of the first responder.
    public func beginPlayback() { isPlayedBack = true }

    /// Whether the keyboard is moving.
    public var isMoving: Bool { windows.isMoving }

    // MARK: Frames

    private static let codeBarHeight: CGFloat = 45

    /// Returns the keyboard's frame, or nil if neither keys nor an accessory view are visible (rules D19 to D22, E8).
    func frame(for configuration: KeyboardConfiguration) -> CGRect? {
        guard !configuration.isEmpty else { return nil }
        let bounds = screenBounds
        var height: CGFloat
        switch configuration.body {
        case .none: height = 0
        case .custom(let custom): height = custom
        case .keys where behavior.hasHardwareKeyboard: return frameOfHardware(configuration)
        case .keys(_, let bar):
            height = CGFloat(letters(predictionBar: bar).points) + (behavior.showsCodeBar ? Self.codeBarHeight : 0)
        }
        height += configuration.accessoryHeight
        guard height > 0 else { return nil }
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// Returns the height of the letters keyboard, with its source.
    ///
    /// A number pad has the same height as a letters keyboard without a prediction bar (rule D22).
    public func letters(predictionBar: Bool) -> KeyboardHeight {
        KeyboardHeight.letters(
            on: device,
            orientation: simulation.screen.bounds.width > simulation.screen.bounds.height
                ? .landscape : .portrait, predictionBar: predictionBar,
            systemVersion: simulation.screen.profile.systemVersion)
    }

    func frameBelowScreen(height: CGFloat) -> CGRect {
        CGRect(x: 0, y: screenBounds.height, width: screenBounds.width, height: height)
    }

    // MARK: Moving

    /// Shows, hides or resizes the keyboard for a responder, if a change is necessary (rules E9, E12, E13, E17).
    func follow(_ responder: UIResponder?, duration: Double? = nil) {
        self.responder = responder
        guard behavior.latencyInTurns > 0 else { return answer(duration: duration) }
        let turns = Double(behavior.latencyInTurns)
        simulation.clock.schedule(after: turns / Double(simulation.clock.framesPerSecond)) { [weak self] in
            self?.answer(duration: duration)
        }
    }

    private func answer(duration: Double?) {
        guard !isPlayedBack else { return }
        guard let responder else { return frameInScreen == nil ? announceHardware() : hide() }
        let wanted = configuration(for: responder)
        decisiveChoices.formUnion(wanted.choices)
        let old = configuration
        configuration = wanted
        guard let target = frame(for: wanted) else {
            if frameInScreen == nil { announceHardware() } else { hide() }
            // The keyboard stays hidden, but UIKit still scrolls the field into the visible area (S60).
            return simulation.scrollFirstResponderToVisible()
        }
        install(wanted, of: responder)
        // An accessory view without keys does not float.
        let home = wanted.body == .none ? nil : undockedHome
        guard let current = frameInScreen else { return home.map(appear) ?? open(to: target) }
        if let home, !isUndocked, old?.body == KeyboardConfiguration.Body.none { return appear(at: home) }
        let staysUndocked = isUndocked && wanted.body != .none
        if staysUndocked || (current == target && old != nil && !behavior.repostsOnFieldSwitch) {
            simulation.scrollFirstResponderToVisible()
            return
        }
        let length = duration ?? behavior.duration
        let keepsAccessory = wanted.body == .none && old?.body != KeyboardConfiguration.Body.none
        guard keepsAccessory, behavior.accessoryDocking != .show else {
            return move(from: current, to: target, .show, duration: length)
        }
        if behavior.accessoryDocking == .hide {
            return move(from: current, to: target, .hide, duration: length, staysOnScreen: true)
        }
        move(from: current, to: frameBelowScreen(height: current.height), .hide, duration: length)
        move(from: frameBelowScreen(height: target.height), to: target, .show, duration: length)
    }

    func install(_ configuration: KeyboardConfiguration, of responder: UIResponder?) {
        let vendor = responder?.inputAccessoryVendor
        windows.install(
            accessory: vendor?.inputAccessoryView, of: vendor, height: configuration.accessoryHeight,
            isDocked: docksAccessory(configuration.body))
    }

    func configuration(for responder: UIResponder) -> KeyboardConfiguration {
        var wanted = KeyboardConfiguration(responder: responder, behavior: behavior)
        let vendor = responder.inputAccessoryVendor
        let isInput = responder is any UIKeyInput || responder.chainedInputView != nil
        guard let accessory = vendor?.inputAccessoryView, !behavior.isAbsent || !isInput || vendor !== responder
        else { return wanted }
        windows.adopt(accessory, of: vendor)
        wanted.measure(accessory, isDocked: docksAccessory(wanted.body))
        return wanted
    }

    /// Whether the accessory view stands at the bottom of the screen, with no keys below it (rules D20, E57).
    private func docksAccessory(_ body: KeyboardConfiguration.Body) -> Bool {
        switch body {
        case .none: true
        case .keys: behavior.hasHardwareKeyboard && device.kind == .iPhone
        case .custom: false
        }
    }

    /// Shows or hides the prediction bar, which notifications report with duration 0 (rule E13).
    public func setShowsPredictions(_ shows: Bool) {
        behavior.showsPredictions = shows
        if let responder { follow(responder, duration: 0) }
    }

    /// Connects or disconnects a hardware keyboard.
    ///
    /// During editing, show notifications report the changed frame (rule E58).
    public func setHasHardwareKeyboard(_ has: Bool) {
        behavior.hasHardwareKeyboard = has
        if let responder { follow(responder) }
    }

    /// Switches to the emoji keyboard with the globe key, or back to letters (rule E13).
    public func setShowsEmoji(_ shows: Bool) {
        behavior.showsEmoji = shows
        if let responder { follow(responder) }
    }

    /// Posts notifications, and skips the remaining notifications if an observer causes another movement.
    func post(_ events: [Event], _ notification: KeyboardNotification, of number: Int) {
        let userInfo = notification.userInfo
        for event in events where movement == number {
            onPost?(event)
            simulation.perform { notification.post(event, userInfo, to: notificationCenters) }
        }
    }

    func hide() {
        guard let current = frameInScreen else { return }
        // If a finger swipes a page away, the keyboard leaves with the page. Its notification still reports a movement
        // down (rule E22).
        leavesSideways = simulation.isSwipingPage
        move(
            from: current, to: frameBelowScreen(height: current.height), .hide, duration: behavior.duration)
    }

    /// Tells observers that were created with the previous phone that the keyboard is hidden.
    func announceAbsence() {
        let below = frameBelowScreen(height: 0)
        let notification = KeyboardNotification(
            kind: .hide, begin: below, end: below, duration: 0, curveRawValue: behavior.curveRawValue,
            screen: behavior.carriesScreen ? simulation.screen : nil)
        let userInfo = notification.userInfo
        for event in [Event.willHide, .didHide] { notification.post(event, userInfo, to: notificationCenters) }
    }

    /// Moves the keyboard and posts its notifications.
    ///
    /// The *will* notifications are posted inside the animation, and the *did* notifications after it. With `.hide` the
    /// keyboard leaves the screen. With `staysOnScreen` a docked accessory view stays on the screen.
    func move(
        from begin: CGRect, to end: CGRect, _ kind: KeyboardNotification.Kind, duration: Double,
        isLocal: Bool = true, movesGuides: Bool = true, staysOnScreen: Bool = false,
        then next: (@MainActor () -> Void)? = nil
    ) {
        let stays = staysOnScreen || kind == .show
        isUndocked = false
        movement += 1
        let number = movement
        frameInScreen = stays ? end : nil
        if windows.frame != begin, kind == .show, !leavesSideways { windows.place(begin) }
        leavesSideways = leavesSideways && kind == .hide
        let drawn = leavesSideways ? begin.offsetBy(dx: screenBounds.width, dy: 0) : end
        let accessory = isLocal ? accessoryHeight : 0
        let notification = notification(kind, from: begin, to: end, duration: duration, isLocal: isLocal)
        let placement: KeyboardPlacement = stays ? .docked(end) : .offscreen
        let curve = UIView.AnimationCurve(rawValue: behavior.curveRawValue) ?? .easeInOut
        UIView.animateAsKeyboard(duration: duration, curve: curve) {
            self.windows.move(to: drawn)
            self.tell(notification.willEvents, notification, placing: movesGuides ? placement : nil, of: number)
            guard self.movement == number else { return }
            if kind == .show { self.simulation.scrollFirstResponderToVisible() }
        } completion: { [weak self] in
            // This reference is weak, because the simulation keeps this closure alive and the keyboard keeps the
            // simulation alive.
            guard let self, self.movement == number else { return }
            // During a rotation, the accessory view and its field stay in the window.
            if !stays, self.rotation == nil { self.windows.adopt(nil, of: nil) }
            if drawn != end { self.windows.place(end) }
            self.leavesSideways = false
            self.moveGuides(to: movesGuides ? placement : nil, .onArrival, of: number)
            if self.behavior.guideMove == .onArrival {
                self.simulation.liftSheets()
                if kind == .show { self.simulation.scrollFirstResponderToVisible() }
            }
            self.postEnd(notification, accessoryHeight: accessory, of: number)
            if self.movement == number { next?() }
        }
    }
}
