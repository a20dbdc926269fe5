// Fidelity: partial — the session of the app's only scene, and what it is made of; storyboards, restoration and activities are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// A scene as the system remembers it.
@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UISceneSession: NSObject {
    /// The scene; nil once it is gone.
    open internal(set) weak var scene: UIScene?
    /// What the scene is for.
    open var role: Role { .windowApplication }
    /// How the scene is made.
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    /// What the system knows the session by.
    open var persistentIdentifier: String { "UISceneSession" }
    /// What the app keeps with the session.
    ///
    /// Kept for the app.
    open var userInfo: [String: Any]?
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    override init() { super.init() }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// Creates a role of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows on the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another display that only shows.
        @available(iOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

/// How a scene is made.
@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UISceneConfiguration: NSObject {
    /// The name in the app's property list.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role
    open var sceneClass: AnyClass? { didSet { unmodelled("UISceneConfiguration.sceneClass") } }
    /// The class of the scene's delegate; a test hands the delegate itself over.
    open var delegateClass: AnyClass?
    /// What is associated with the object; nil while nothing is.
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
    /// Why a scene joins the app.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The app that asked for the scene.
        open var sourceApplication: String? { nil }
        /// The kind of activity that goes on from another device.
        open var handoffUserActivityType: String? { nil }

        override init() { super.init() }
    }

    /// How a URL comes to the app.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that asked to open the URL.
        open var sourceApplication: String? { nil }
        /// What that app added.
        open var annotation: Any? { nil }
        /// Whether the app may change the file where it is.
        open var openInPlace: Bool { false }

        override init() { super.init() }
    }
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    /// How it comes to the app.
    open private(set) var options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}
