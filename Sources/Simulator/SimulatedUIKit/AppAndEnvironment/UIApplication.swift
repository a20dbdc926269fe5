// Fidelity: partial — windows, scenes, direction, delegate and state; URLs and notifications from outside are recorded (rule L11)

import Foundation

@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public nonisolated class var didBecomeActiveNotification: Notification.Name {
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    }
    public nonisolated class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }
    public nonisolated class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    public nonisolated class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }

    public nonisolated class var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    public nonisolated class var willTerminateNotification: Notification.Name {
        Notification.Name("UIApplicationWillTerminateNotification")
    }
    public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    public class var openSettingsURLString: String { "app-settings:" }

    private weak var delegateStorage: (any UIApplicationDelegate)?
    open var delegate: (any UIApplicationDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }
    open override var next: UIResponder? { delegate as? UIResponder }
    open lazy var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled { unmodelled("UIApplication.isIdleTimerDisabled") } }
    }
    open lazy var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != 0 { unmodelled("UIApplication.applicationIconBadgeNumber") } }
    }
    private var backgroundTasks = 0
    private var scenes: [UIWindowScene] = []
    open private(set) var applicationState = State.active
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
    @exclusivity(unchecked) @_spi(Simulation) public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    public class var shared: UIApplication { Simulation.current.application }

    open var connectedScenes: Set<UIScene> { Set(scenes) }
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    open var keyWindow: UIWindow? { scenes.lazy.compactMap(\.keyWindow).first }
    open var windows: [UIWindow] { scenes.flatMap(\.windows) }

    open func sendEvent(_ event: UIEvent) {
        let windows = Simulation.current.scene.allWindows.filter { event.touches(for: $0) != nil }
        guard !windows.isEmpty else { return Simulation.current.gestures.deliverOutsideOfWindows() }
        for window in windows { window.sendEvent(event) }
    }

    /// Calls a method of a target, or of the first responder if the target is nil; returns whether a target answered.
    ///
    /// Partial: no responder further up the chain is asked.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target ?? Simulation.current.firstResponder else { return false }
        action.performOrNote(on: target as AnyObject, with: [sender, event])
        return true
    }

    /// Partial: no URL opens.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        unmodelled("UIApplication.open(\(url.scheme ?? ""):)")
        Simulation.current.clock.schedule(after: 0) { completion?(false) }
    }

    open func canOpenURL(_ url: URL) -> Bool {
        unmodelled("UIApplication.canOpenURL(\(url.scheme ?? ""):)")
        return false
    }

    /// Background time is endless here, so the handler is never called.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    open func registerForRemoteNotifications() { unmodelled("UIApplication.registerForRemoteNotifications()") }

    open var isRegisteredForRemoteNotifications: Bool { false }

    open var preferredContentSizeCategory: UIContentSizeCategory { Simulation.current.scene.textSize }

    open var supportsMultipleScenes: Bool { false }

    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    func setState(_ state: State) { applicationState = state }
    func install(scene: UIWindowScene) { scenes = [scene] }
}

extension UIApplication {
    public enum State: _ImportedEnumeration {
        case active
        case inactive
        case background
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
