/// What to do about keyboards that other apps raise (`keyboardIsLocalUserInfoKey` is false).
public enum ForeignKeyboardPolicy: Sendable, CaseIterable {
    /// They are avoided like this app's own.
    case avoided
    /// They are ignored; their hides are not.
    case ignored
}
