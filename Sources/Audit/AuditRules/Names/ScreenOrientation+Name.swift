public import SceneModel

extension ScreenOrientation: ListedName {
    /// The word for messages.
    public static var kind: String { "orientation" }
}
