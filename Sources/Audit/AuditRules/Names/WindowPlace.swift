/// The position of a window that covers a part of an iPad's screen.
public enum WindowPlace: String, ListedName {
    /// The right half of the screen.
    case split
    /// A narrow window over the right edge, above the screen's bottom.
    case slideOver = "slide-over"
    /// A separate window in the middle, as in Stage Manager.
    case stageManager = "stage-manager"
    /// A window as in Stage Manager that a person drags up and down while the keyboard is visible.
    case dragged

    /// The noun that error messages use for a window's position.
    public static var kind: String { "window" }
}
