// Fidelity: exact — the simulation's own machinery: the appearances of a navigation bar or of one of its items

struct NavigationBarLooks {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
}
