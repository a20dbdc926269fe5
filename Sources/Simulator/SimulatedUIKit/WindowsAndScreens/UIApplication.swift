// Fidelity: partial — windows, scenes, direction and state; delegates, URLs and remote events are absent

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

    private var scenes: [UIWindowScene] = []
    /// How far in front the app is.
    open private(set) var applicationState = State.active
    /// The direction that the app's language is read in.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
    /// The direction that the app's language is read in, to be set by a test.
    @_spi(Simulation) public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// The app that is running.
    public class var shared: UIApplication { Simulation.current.application }

    /// The scenes.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The window that keyboard input goes to.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    open var keyWindow: UIWindow? { scenes.lazy.compactMap(\.keyWindow).first }
    /// The windows of all scenes.
    open var windows: [UIWindow] { scenes.flatMap(\.windows) }

    func setState(_ state: State) { applicationState = state }
    func install(scene: UIWindowScene) { scenes = [scene] }
}

extension UIApplication {
    /// How far in front the app is.
    public enum State: _ImportedEnumeration {
        case active
        case inactive
        case background
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .active
            case 1: self = .inactive
            case 2: self = .background
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .active: 0
            case .inactive: 1
            case .background: 2
            @unknown default: unnamedNumber
            }
        }
    }
}
