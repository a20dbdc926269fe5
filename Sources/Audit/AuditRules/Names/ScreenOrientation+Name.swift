public import SceneModel

extension ScreenOrientation: ListedName {
    /// The word for such a name in messages.
    public static var kind: String { "orientation" }
}
