import Gallery
import HandRolled
public import TidelineTesting

extension Avoidance {
    /// This library, as each screen uses it.
    public static let tideline: Avoidance = "tideline"
    /// Apple's layout guide.
    public static let apple: Avoidance = "apple"
    /// This library, set once for the whole window.
    public static let automatic: Avoidance = "automatic"

    /// Code outside a screen that moves the screen.
    ///
    /// Only tests use this avoidance; the screens leave it out of their lists.
    static let external: Avoidance = "external"

    init(_ recipe: Recipe) { self.init(recipe.rawValue) }
}

extension KeyboardHandling {
    /// Chooses the screen's own keyboard handling; it is `none` for an avoidance that code outside the screen performs.
    init(_ avoidance: Avoidance) {
        switch avoidance {
        case .tideline: self = .tideline
        case .apple: self = .apple
        case .external: self = .external
        default: self = .none
        }
    }
}
