/// A reported fault of Apple's iOS 26, with its row in `Docs/Scenarios.md`.
public enum SystemFault: String, ListedName {
    /// Notifications give frames in the window's coordinates (Q1); seen on iPads, in windows.
    case framesInWindow = "frames-in-window"
    /// Notifications give frames that omit the accessory view (Q2); seen with accessory views.
    case framesWithoutAccessory = "frames-without-accessory"
    /// After the keyboard hides, a did-change notification has a frame that looks docked, as high as the accessory view
    /// (Q3).
    case dockedAfterHide = "docked-after-hide"
    /// The keyboard's guides stay where they are when a window moves (Q5); seen on iPads.
    case guideStays = "guide-stays"

    /// The word for such a name in messages.
    public static var kind: String { "fault" }
}
