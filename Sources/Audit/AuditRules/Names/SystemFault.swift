/// A difference between iOS and Apple's documentation that developers have reported, most of them in iOS 26 and 27.
///
/// The number of a case, such as Q1, is its row in `Docs/Scenarios.md` or `Docs/UIKitRules.md`.
public enum SystemFault: String, ListedName {
    /// Notifications give frames in the window's coordinates (Q1), seen in windows on iPads.
    case framesInWindow = "frames-in-window"
    /// Notifications give frames without the accessory view (Q2).
    case framesWithoutAccessory = "frames-without-accessory"
    /// After a hide, a did-change notification has a docked frame as high as the accessory view (Q3).
    case dockedAfterHide = "docked-after-hide"
    /// The keyboard's guides stay in place when a window moves (Q5), seen on iPads.
    case guideStays = "guide-stays"

    /// Apple's keyboard layout guide stays at the bottom while the keyboard is up (E67), seen in iOS 27.
    case guideStaysDown = "guide-stays-down"
    /// Frames in *did* notifications are wrong (E68), seen in iOS 27.
    case wrongDidFrames = "wrong-did-frames"
    /// Apple's keyboard layout guide stays up after a page has left with its input (E70), seen in iOS 26.5.
    case guideStaysUp = "guide-stays-up"

    /// In Slide Over, notifications give frames that end at the window's bottom, above the screen's bottom (E60).
    ///
    /// Seen before iOS 26.
    case framesWithoutGap = "frames-without-gap"

    /// The version of iOS in which an audit plays the fault, if no other version is named.
    public var usualVersion: Double {
        switch self {
        case .framesWithoutGap: 17
        case .framesInWindow, .framesWithoutAccessory, .dockedAfterHide, .guideStays, .guideStaysUp: 26
        case .guideStaysDown, .wrongDidFrames: 27
        }
    }

    /// The word for a fault in error messages.
    public static var kind: String { "fault" }
}
