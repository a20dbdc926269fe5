/// What a person does with a screen; a usage begins with a hidden keyboard and ends with the keyboard's dismissal.
public enum Usage: String, ListedName {
    /// The screen's own script, which is its intended use.
    case typing
    /// The device is turned and turned back while the keyboard is visible, and then the next field is edited.
    case turning
    /// The keyboard appears and disappears three times, and the field is tapped again while the keyboard is visible.
    case again
    /// The keyboard is dismissed while it appears, and shown again while it disappears.
    case restless
    /// A finger drags the keyboard down, moves it up again, and then dismisses it, if the screen allows such a drag.
    case swipe
    /// A person presses a confirming button, types on the next page, and swipes back twice.
    ///
    /// The person cancels the first swipe and finishes the second swipe.
    case onward

    /// The usages whose findings make the audit play further runs on other devices, orientations and keyboards.
    public static let followed: [Usage] = [.typing, .turning, .again]

    /// The word for one of these values in error messages.
    public static var kind: String { "usage" }
}
