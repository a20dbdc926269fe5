/// What a picture tells of a view, but for its place on the screen, which follows from the views around it.
public struct SceneView: Sendable {
    /// Identity of the view within one recording.
    public var id: Int
    /// What people call the view.
    public var name: String
    /// The kind of view.
    public var kind: SceneNode.Kind
    /// The view's stored geometry.
    public var geometry: SceneNode.Geometry
    /// Whether the view, or one it lies in, is hidden or fully transparent.
    public var isHidden: Bool
    /// Whether a person must be able to reach it while typing.
    public var isMarked: Bool
    /// How the view looks; its opacity follows from its place.
    public var appearance: SceneNode.Appearance
    /// How many views lie directly in it; they follow it, each with all inside.
    public var childCount: Int

    /// Creates a view.
    public init(
        id: Int, name: String, kind: SceneNode.Kind, geometry: SceneNode.Geometry, isHidden: Bool, isMarked: Bool,
        appearance: SceneNode.Appearance, childCount: Int = 0
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.geometry = geometry
        self.isHidden = isHidden
        self.isMarked = isMarked
        self.appearance = appearance
        self.childCount = childCount
    }
}
