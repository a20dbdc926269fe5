public import SceneModel

extension ScreenOrientation: ListedName {
    /// The word for one of these values in error messages.
    public static var kind: String { "orientation" }
}
