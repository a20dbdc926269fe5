/// How the keyboard's inset and an inset of the app's own at the same edge go together.
public enum KeyboardInsetPolicy: String, Sendable, CaseIterable {
    /// The app's own inset stays on top of the keyboard's: room for a bar that rides on the keyboard.
    case sum
    /// The greater of both: the app's own inset is for something at the screen's bottom that the keyboard covers as well,
    /// such as a floating button.
    case maximum
}
