/// What a person does with a screen, from a keyboard that is down to one that is gone.
public enum Usage: String, ListedName {
    /// What the screen is made for: its own script.
    case typing
    /// The device is turned with the keyboard up and back, then the next field is edited.
    case turning
    /// The keyboard comes and goes three times, and the field is tapped once more while it is up.
    case again
    /// The keyboard is put away while it still comes, and called back while it still goes.
    case restless
    /// A finger drags the keyboard down, lets it come back, and drags it away, where the screen allows that.
    case swipe
    /// The button that leads on is pressed, the next page is typed into, and a finger swipes back: once given up, once done.
    case onward

    /// The usages whose findings are followed to other devices, orientations and keyboards.
    public static let followed: [Usage] = [.typing, .turning, .again]

    /// The word for messages.
    public static var kind: String { "usage" }
}
