/// A fault of Apple's that people have reported of iOS 26, by the rows of `Docs/Scenarios.md`.
public enum SystemFault: String, ListedName {
    /// Notifications give frames in the window's coordinates (Q1); seen on iPads, in windows.
    case framesInWindow = "frames-in-window"
    /// The frames of notifications leave the accessory view out (Q2); seen with accessory views.
    case framesWithoutAccessory = "frames-without-accessory"
    /// After a hide a did-change carries a frame that looks docked, as high as the accessory view (Q3).
    case dockedAfterHide = "docked-after-hide"
    /// The keyboard's guides stay where they are when a window is moved (Q5); seen on iPads.
    case guideStays = "guide-stays"

    /// The word for messages.
    public static var kind: String { "fault" }
}
