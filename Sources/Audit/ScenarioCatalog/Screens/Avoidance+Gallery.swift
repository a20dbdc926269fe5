import Gallery
import HandRolled
public import TidelineTesting

extension Avoidance {
    /// This library, as each screen uses it.
    public static let tideline: Avoidance = "tideline"
    /// Apple's layout guide.
    public static let apple: Avoidance = "apple"
    /// This library for the whole window.
    public static let automatic: Avoidance = "automatic"

    /// Something outside of a screen that moves it; no screen offers it, and tests use it.
    static let external: Avoidance = "external"

    /// A hand-rolled way.
    init(_ recipe: Recipe) { self.init(recipe.rawValue) }
}

extension KeyboardHandling {
    /// What a screen does itself: nothing where something outside of it helps.
    init(_ avoidance: Avoidance) {
        switch avoidance {
        case .tideline: self = .tideline
        case .apple: self = .apple
        case .external: self = .external
        default: self = .none
        }
    }
}
