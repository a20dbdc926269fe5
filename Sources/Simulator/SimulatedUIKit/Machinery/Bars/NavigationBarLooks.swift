// Fidelity: exact — the simulation's own machinery: the appearances of a navigation bar or of one of its items

/// The looks of a navigation bar at its different heights; nil if not set.
struct NavigationBarLooks {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}
