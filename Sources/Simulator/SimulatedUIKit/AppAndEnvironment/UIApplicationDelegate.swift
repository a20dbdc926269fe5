// Fidelity: partial — life cycle, URLs and remote notifications as far as Foundation has their types; of these only the life cycle happens (rule L11)

import Foundation

/// Follows and steers the app; a member that is not written says what UIKit's default is.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window, in apps without scenes.
    var window: UIWindow? { get set }

    /// Tells that the app begins to launch; false refuses a URL.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells that the app has almost launched; false refuses a URL.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells that the app has launched, where the method with options is not written.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Tells that the app is in front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells that the app is about not to be in front.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells that the app has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells that the app is about to come back to the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells that the app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Tells that memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Tells that the time has changed by much.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Tells that protected files are about to be locked.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// Tells that protected files can be read again.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Asked to open a URL; returns whether it was.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Tells the address at which the device gets notifications.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Tells that the device gets no notifications.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Tells of a notification that may bring data.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Tells that downloads in the background have come on.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)

    /// Asked whether an extension, such as another keyboard, may be used.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool
    /// Asked how a new scene is made.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Tells that a person has closed scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// No window; one that is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set { unmodelled("UIApplicationDelegate.window of a delegate without one") }
    }
    /// Goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Goes on.
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
    /// Opens nothing.
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
    /// Finds no data.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    /// Is done at once.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// May be used.
    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }
    /// The session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    /// Would run the app; no process does here: a test launches a delegate on a simulated phone.
    public static func main() { unmodelled("UIApplicationDelegate.main()") }
}

/// What has come of a fetch in the background.
public enum UIBackgroundFetchResult: _ImportedEnumeration {
    case newData
    case noData
    case failed
    @available(*, unavailable) case _unnamed(Int)
    public typealias RawValue = UInt
    public static let _numbers = Array(0...2)
}
