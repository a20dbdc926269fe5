/// A fault of Apple's iOS 26 that developers have reported.
///
/// The number of a case, such as Q1, is its row in `Docs/Scenarios.md`.
public enum SystemFault: String, ListedName {
    /// Notifications give frames in the window's coordinates (Q1), seen in windows on iPads.
    case framesInWindow = "frames-in-window"
    /// Notifications give frames without the accessory view (Q2).
    case framesWithoutAccessory = "frames-without-accessory"
    /// After a hide, a did-change notification has a docked frame as high as the accessory view (Q3).
    case dockedAfterHide = "docked-after-hide"
    /// The keyboard's guides stay in place when a window moves (Q5), seen on iPads.
    case guideStays = "guide-stays"

    /// The word for a fault in error messages.
    public static var kind: String { "fault" }
}
