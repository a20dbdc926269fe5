import Gallery
import HandRolled
public import TidelineTesting

extension Avoidance {
    /// Each screen avoids the keyboard with its own code, which uses this library.
    public static let tideline: Avoidance = "tideline"
    /// Each screen avoids the keyboard with its own code, which uses Apple's layout guide.
    public static let apple: Avoidance = "apple"
    /// This library avoids the keyboard with `automatic`, set once for the whole window.
    public static let automatic: Avoidance = "automatic"

    /// Code outside the screen moves the screen; only tests use this avoidance.
    static let external: Avoidance = "external"

    init(_ way: ArticleWay) { self.init(way.rawValue) }
}

extension KeyboardHandling {
    /// Chooses the keyboard code of a gallery screen.
    ///
    /// Avoidances such as `automatic` work outside the screen, so the screen then has no keyboard code.
    init(_ avoidance: Avoidance) {
        switch avoidance {
        case .tideline: self = .tideline
        case .apple: self = .apple
        case .external: self = .external
        default: self = .none
        }
    }
}
