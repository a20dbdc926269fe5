/// Where the app's window is on an iPad, if it does not fill the screen.
public enum WindowPlace: String, ListedName {
    /// The right half of the screen.
    case split
    /// A narrow window over the right edge, above the screen's bottom.
    case slideOver = "slide-over"
    /// A window of its own in the middle, as Stage Manager shows it.
    case stageManager = "stage-manager"
    /// The same, and a person drags it up and down while the keyboard is up.
    case dragged

    /// The word for messages.
    public static var kind: String { "window" }
}
