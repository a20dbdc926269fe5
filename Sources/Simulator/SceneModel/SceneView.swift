/// The values of a recorded view that do not depend on its superviews.
///
/// Consecutive snapshots refer to the same object as long as the view does not change.
public final class SceneView: Sendable {
    /// The identity of the view within a recording.
    public let id: Int
    /// The name by which a person recognises the view in a report.
    public let name: String
    /// The kind of view.
    public let kind: SceneNode.Kind
    /// The view's stored geometry in points: bounds in its own coordinates, center in its superview's.
    public let geometry: SceneNode.Geometry
    /// Whether the view or one of its superviews is hidden or fully transparent.
    public let isHidden: Bool
    /// Whether a person must be able to reach the view while typing.
    public let isMarked: Bool
    /// The view's appearance, without the animations of its opacity.
    public let appearance: SceneNode.Appearance
    /// The view's position in its superview, or nil in a snapshot from a file or made by hand.
    public let place: ScenePlace?

    /// Nil if an animation runs in the view or its position is unknown.
    let still: SceneSurroundings.Still?

    /// Creates a view.
    public init(
        id: Int, name: String, kind: SceneNode.Kind, geometry: SceneNode.Geometry, isHidden: Bool, isMarked: Bool,
        appearance: SceneNode.Appearance, place: ScenePlace? = nil
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.geometry = geometry
        self.isHidden = isHidden
        self.isMarked = isMarked
        self.appearance = appearance
        self.place = place
        still = place.flatMap { $0.motions.isEmpty ? SceneSurroundings.Still($0) : nil }
    }
}
