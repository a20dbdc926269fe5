public import SceneModel

extension ScreenOrientation: ListedName {
    /// The word for an orientation in error messages.
    public static var kind: String { "orientation" }
}
