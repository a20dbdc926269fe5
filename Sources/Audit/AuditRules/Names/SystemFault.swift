/// A fault of Apple's iOS 26 that developers have reported; the number of each case, such as Q1, is its row in
/// `Docs/Scenarios.md`.
public enum SystemFault: String, ListedName {
    /// Notifications give frames in the window's coordinates (Q1); seen on iPads, in windows.
    case framesInWindow = "frames-in-window"
    /// Notifications give frames that omit the accessory view (Q2); seen with accessory views.
    case framesWithoutAccessory = "frames-without-accessory"
    /// After the keyboard hides, a did-change notification contains a docked frame, which is as high as the accessory
    /// view (Q3).
    case dockedAfterHide = "docked-after-hide"
    /// The keyboard's guides stay where they are when a window moves (Q5); seen on iPads.
    case guideStays = "guide-stays"

    /// The word for one of these values in error messages.
    public static var kind: String { "fault" }
}
