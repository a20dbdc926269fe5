// Fidelity: partial — life cycle, URLs and remote notifications; only the life cycle's methods are called (rule L11)

import Foundation

/// The app's delegate; a member that the app does not implement has UIKit's default.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, in apps without scenes.
    var window: UIWindow? { get set }

    /// Tells the delegate that the app begins to launch; false refuses a URL.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells the delegate that the app has almost launched; false refuses a URL.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells the delegate that the app has launched; called only if the delegate does not implement the method with
    /// options.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Tells the delegate that the app is active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells the delegate that the app is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells the delegate that the app is in the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells the delegate that the app is about to return to the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells the delegate that the app is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
    /// Tells the delegate that memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Tells the delegate that the time has changed significantly.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Tells the delegate that protected files are about to be locked.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Tells the delegate that protected files are available again.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Asks the delegate to open a URL; returns whether it did.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Tells the delegate the token that addresses the device in remote notifications.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Tells the delegate that the registration for remote notifications failed.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Tells the delegate that a remote notification has arrived, which may announce new data.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Tells the delegate that background downloads have events.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    /// Asks the delegate whether an extension, such as another keyboard, may be used.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// Asks the delegate for the configuration of a new scene.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Tells the delegate that a person has closed scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// Always nil, because an assigned window is not stored.
    public var window: UIWindow? {
        get { nil }
        set { unmodelled("UIApplicationDelegate.window of a delegate without one") }
    }
    /// Continues the launch.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Continues the launch.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
    /// Does not open the URL.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Reports no data.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Calls the completion handler at once.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Allows the extension.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }
    /// Returns the session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Records the call, because no process runs the app here: a test launches a delegate on a simulated phone.
    public static func main() { unmodelled("UIApplicationDelegate.main()") }
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: _ImportedEnumeration {
    case newData
    case noData
    case failed
    @available(*, unavailable) case _unnamed(Int)
    public typealias RawValue = UInt
    public static let _numbers = Array(0...2)
}
