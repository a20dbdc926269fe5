// Fidelity: partial — windows, scenes, direction, delegate and state; URLs and notifications from outside are recorded (rule L11)

import Foundation

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Posted after the app came to the front; the object is the app.
    public nonisolated class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted before the app stops being in front; the object is the app.
    public nonisolated class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }
    /// Posted after the app left the screen; the object is the app.
    public nonisolated class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted before the app comes back to the screen; the object is the app.
    public nonisolated class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted after the app was launched; the object is the app.
    public nonisolated class var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted before the app ends; the object is the app.
    public nonisolated class var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }
    /// Posted when memory is short; the object is the app.
    public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// The address of the app's page in the system's settings.
    public class var openSettingsURLString: String { "app-settings:" }

    private weak var delegateStorage: (any UIApplicationDelegate)?
    /// Follows and steers the app; not kept alive.
    open var delegate: (any UIApplicationDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }
    /// The delegate, if it is a responder (rule D25).
    open override var next: UIResponder? { delegate as? UIResponder }
    /// Whether the screen stays on although it is not touched; a simulated one never goes dark.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled { unmodelled("UIApplication.isIdleTimerDisabled") } }
    }
    /// The number on the app's icon; it is recorded.
    open var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != 0 { unmodelled("UIApplication.applicationIconBadgeNumber") } }
    }
    private var backgroundTasks = 0
    private var scenes: [UIWindowScene] = []
    /// How far in front the app is.
    open private(set) var applicationState = State.active
    /// The direction that the app's language is read in.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
    /// The direction that the app's language is read in, to be set by a test.
    @exclusivity(unchecked) @_spi(Simulation) public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// The app that is running.
    public class var shared: UIApplication { Simulation.current.application }

    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The window that keyboard input goes to.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    open var keyWindow: UIWindow? { scenes.lazy.compactMap(\.keyWindow).first }
    /// The windows of all scenes.
    open var windows: [UIWindow] { scenes.flatMap(\.windows) }

    /// Gives an event to the windows that it is for (rule L1).
    open func sendEvent(_ event: UIEvent) {
        let windows = Simulation.current.scene.allWindows.filter { event.touches(for: $0) != nil }
        guard !windows.isEmpty else { return Simulation.current.gestures.deliverOutsideOfWindows() }
        for window in windows { window.sendEvent(event) }
    }

    /// Performs a method of a target, or of the first responder for nil; returns whether there was one.
    ///
    /// Partial: no responder further up the chain is asked.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target ?? Simulation.current.firstResponder else { return false }
        action.performOrNote(on: target as AnyObject, with: [sender, event])
        return true
    }

    /// Opens a URL in another app; here none is opened, which is recorded.
    ///
    /// Partial: no URL opens.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        unmodelled("UIApplication.open(\(url.scheme ?? ""):)")
        Simulation.current.clock.schedule(after: 0) { completion?(false) }
    }

    /// Whether an app can open a URL; none can here, which is recorded.
    open func canOpenURL(_ url: URL) -> Bool {
        unmodelled("UIApplication.canOpenURL(\(url.scheme ?? ""):)")
        return false
    }

    /// Asks for time in the background; time never runs out here, so that the handler is not called.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Asks for time in the background under a name; time never runs out here, so that the handler is not called.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }

    /// Tells that a task is done.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How long the app may go on in the background, in seconds: without end.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Asks for notifications; none come here, which is recorded.
    open func registerForRemoteNotifications() { unmodelled("UIApplication.registerForRemoteNotifications()") }

    /// Whether notifications come; never here.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// The size of text that the person has chosen.
    open var preferredContentSizeCategory: UIContentSizeCategory { Simulation.current.scene.textSize }

    /// Whether the app may have several scenes; it has one here.
    open var supportsMultipleScenes: Bool { false }

    /// The sessions of all scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    func setState(_ state: State) { applicationState = state }
    func install(scene: UIWindowScene) { scenes = [scene] }
}

extension UIApplication {
    /// How far in front the app is.
    public enum State: _ImportedEnumeration {
        case active
        case inactive
        case background
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
