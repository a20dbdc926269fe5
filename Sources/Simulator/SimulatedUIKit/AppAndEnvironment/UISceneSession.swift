// Fidelity: partial — the only scene's session and configuration; storyboards, restoration and activities are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// The system's record of a scene.
@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UISceneSession: NSObject {
    /// The scene; nil after the scene has left.
    open internal(set) weak var scene: UIScene?
    /// The purpose of the scene.
    open var role: Role { .windowApplication }
    /// The configuration from which the scene is created.
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    /// The system's identifier for the session.
    open var persistentIdentifier: String { "UISceneSession" }
    /// Data that the app stores with the session.
    ///
    /// Kept for the app.
    open var userInfo: [String: Any]?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    override init() { super.init() }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// The purpose of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// Creates a role from a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows on the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another display that accepts no input.
        @available(iOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

/// The data from which a scene is created.
@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UISceneConfiguration: NSObject {
    /// The name in the app's property list.
    open private(set) var name: String?
    /// The purpose of the scene.
    open private(set) var role: UISceneSession.Role
    open var sceneClass: AnyClass? { didSet { unmodelled("UISceneConfiguration.sceneClass") } }
    /// The class of the scene's delegate; a test passes the delegate itself.
    open var delegateClass: AnyClass?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Creates a configuration for scenes of a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }
}

extension UIScene {
    /// The reasons why a scene joins the app.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The app that requested the scene.
        open var sourceApplication: String? { nil }
        /// The type of an activity that continues from another device.
        open var handoffUserActivityType: String? { nil }

        override init() { super.init() }
    }

    /// The options of a URL that the app opens.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that opened the URL.
        open var sourceApplication: String? { nil }
        /// The data that the source app added.
        open var annotation: Any? { nil }
        /// Whether the app may change the file in place.
        open var openInPlace: Bool { false }

        override init() { super.init() }
    }
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    /// The options of the URL.
    open private(set) var options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}
