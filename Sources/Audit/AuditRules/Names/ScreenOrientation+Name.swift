public import SceneModel

extension ScreenOrientation: ListedName {
    /// The noun that error messages use for an orientation.
    public static var kind: String { "orientation" }
}
