/// The part of a picture's node that does not depend on the views around it.
///
/// Nodes of pictures that follow each other share it, for as long as the view stays as it is.
public final class SceneView: Sendable {
    /// Identity of the view within one recording.
    public let id: Int
    /// What people call the view.
    public let name: String
    /// The kind of view.
    public let kind: SceneNode.Kind
    /// The view's stored geometry in points: bounds in its own coordinates, center in its superview's.
    public let geometry: SceneNode.Geometry
    /// Whether the view, or one it lies in, is hidden or fully transparent.
    public let isHidden: Bool
    /// Whether a person must be able to reach it while typing.
    public let isMarked: Bool
    /// How the view looks; its opacity follows from its place.
    public let appearance: SceneNode.Appearance
    /// Where the view stands in the view around it; nil in a picture that was read from a file or made by hand.
    public let place: ScenePlace?

    /// What places the view in any surroundings; nil where something runs in it, and where its place is not known.
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
