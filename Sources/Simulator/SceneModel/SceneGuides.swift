/// Where the guides that a screen can be laid out by stand, in the screen's coordinates, in points.
///
/// A guide has no picture of its own: it takes its new place at once, and the views that stand on it move there.
public struct SceneGuides: Codable, Sendable, Equatable {
    /// The top edge of the window's keyboard layout guide, from the screen's top edge, in points.
    public var keyboardTop: Double
    /// The bottom edge of the safe area of the frontmost controller's view, from the screen's top edge, in points.
    public var safeAreaBottom: Double

    /// Creates guides at their heights, from the screen's top edge, in points.
    public init(keyboardTop: Double, safeAreaBottom: Double) {
        self.keyboardTop = keyboardTop
        self.safeAreaBottom = safeAreaBottom
    }
}
