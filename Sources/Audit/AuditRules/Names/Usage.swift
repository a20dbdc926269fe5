/// What a person does with a screen, from a keyboard that is down to one that is gone.
public enum Usage: String, ListedName {
    /// What the screen is made for: its own script.
    case typing
    /// The device is turned with the keyboard up and back, then the next field is edited.
    case turning
    /// The keyboard comes and goes three times, and the field is tapped once more while it is up.
    case again

    /// The word for messages.
    public static var kind: String { "usage" }
}
