/// The part of a node of a snapshot that is independent of the views around it.
///
/// The nodes of consecutive snapshots share it as long as the view stays the same.
public final class SceneView: Sendable {
    /// Identity of the view within one recording.
    public let id: Int
    /// The view's name for people.
    public let name: String
    /// The kind of view.
    public let kind: SceneNode.Kind
    /// The view's stored geometry in points: bounds in its own coordinates, center in its superview's.
    public let geometry: SceneNode.Geometry
    /// Whether the view or one of its superviews is hidden or fully transparent.
    public let isHidden: Bool
    /// Whether a person must be able to reach the view while typing.
    public let isMarked: Bool
    /// The view's appearance; ``SceneNode/appearance`` replaces its opacity by the opacity at the snapshot's time.
    public let appearance: SceneNode.Appearance
    /// The view's position in its superview; nil in a snapshot that was read from a file or made by hand.
    public let place: ScenePlace?

    /// The values for computing the view's position in other surroundings; nil if an animation runs in the view or its
    /// position is unknown.
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
