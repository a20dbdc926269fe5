/// A person's use of a screen, from a hidden keyboard to a dismissed one.
public enum Usage: String, ListedName {
    /// The screen's own script, which is its intended use.
    case typing
    /// The device is turned and turned back while the keyboard is visible, and then the next field is edited.
    case turning
    /// The keyboard appears and disappears three times, and the field is tapped again while the keyboard is visible.
    case again
    /// The keyboard is dismissed while it appears, and shown again while it disappears.
    case restless
    /// A finger drags the keyboard down, lets it come back, and then dismisses it, if the screen allows that.
    case swipe
    /// A confirming button is pressed, the next page is typed into, and a finger swipes back: first cancelled, then
    /// finished.
    case onward

    /// The usages whose findings lead to further runs on other devices, orientations and keyboards.
    public static let followed: [Usage] = [.typing, .turning, .again]

    /// The word for messages.
    public static var kind: String { "usage" }
}
