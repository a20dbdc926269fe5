import UIKit

/// Tells UIKit's classes from the app's.
@MainActor
enum SystemClass {
    /// The latest class and the answer, because the library asks for the same windows again and again.
    private static var latest: (type: ObjectIdentifier, isUIKits: Bool)?

    /// Whether UIKit itself declares a class.
    static func isUIKits(_ type: AnyClass) -> Bool {
        let id = ObjectIdentifier(type)
        if let latest, latest.type == id { return latest.isUIKits }
        let answer = asks(type)
        latest = (id, answer)
        return answer
    }

    #if canImport(Darwin)
    private static func asks(_ type: AnyClass) -> Bool { Bundle(for: type) == Bundle(for: UIView.self) }
    #else
    /// On Linux UIKit's classes, and those of the keyboard's windows, are in two modules.
    private static func asks(_ type: AnyClass) -> Bool {
        let name = String(reflecting: type)
        return ["UIKit.", "DeviceSimulation."].contains(where: name.hasPrefix)
    }
    #endif
}
