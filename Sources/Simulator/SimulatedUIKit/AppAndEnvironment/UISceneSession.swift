// Fidelity: partial — the only scene's session and configuration; storyboards, restoration and activities are absent

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UISceneSession: NSObject {
    open internal(set) weak var scene: UIScene?
    open var role: Role { .windowApplication }
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    open var persistentIdentifier: String { "UISceneSession" }
    /// Data that the app stores with the session.
    ///
    /// Kept for the app.
    open var userInfo: [String: Any]?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    override init() { super.init() }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        @available(iOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open lazy var sceneClass: AnyClass? = nil { didSet { unmodelled("UISceneConfiguration.sceneClass") } }
    /// The simulation stores this class but creates no object of it.
    ///
    /// A test passes the delegate object itself to the simulation.
    open var delegateClass: AnyClass?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }
}

extension UIScene {
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }

        override init() { super.init() }
    }

    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }

        override init() { super.init() }
    }
}

@preconcurrency @MainActor
@available(iOS 13.0, *)
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    open private(set) var options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}
