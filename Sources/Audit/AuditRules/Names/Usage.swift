/// A person's actions on a screen, from a hidden keyboard to the keyboard's dismissal.
public enum Usage: String, ListedName {
    /// The screen's own script, with the actions for which the screen is made.
    case typing
    /// The device turns and turns back while the keyboard is visible, and then the next field is edited.
    case turning
    /// The keyboard appears and disappears three times, with another tap on the field while the keyboard is visible.
    case again
    /// The keyboard is dismissed while it appears, and shown again while it disappears.
    case restless
    /// A finger drags the keyboard down, moves it up again, and dismisses it, if the screen allows such a drag.
    case swipe
    /// A person types on the next page, begins a swipe back and cancels it, and then swipes back completely.
    case onward

    /// The usages that an audit follows up.
    ///
    /// If a run of these usages has a finding, the audit plays further runs on other devices, orientations and
    /// keyboards.
    public static let followed: [Usage] = [.typing, .turning, .again]

    /// The noun that error messages use for a usage.
    public static var kind: String { "usage" }

    /// What the person does, in a few words for a table.
    public var meaning: String {
        switch self {
        case .typing: "taps each input and types"
        case .turning: "turns the device and back while the keyboard shows"
        case .again: "shows and hides the keyboard three times"
        case .restless: "calls the keyboard back while it moves"
        case .swipe: "drags the keyboard away with a finger"
        case .onward: "types on the next page and swipes back"
        }
    }
}
