// Fidelity: exact — the simulation's own machinery: switches for other possible behaviours of UIKit

/// Switches that replace documented or inferred behaviours of UIKit by other possible behaviours.
@_spi(Simulation)
public struct UIKitSwitches: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// On a view with a transform, the setter of `frame` keeps the middle of the assigned frame (rule A5).
    public static let matchesFrameUnderTransform = UIKitSwitches(rawValue: 1 << 0)
    /// Of all properties of UIKit, only a scene's `effectiveGeometry` notifies key-value observers.
    public static let postsNoKeyValueChanges = UIKitSwitches(rawValue: 1 << 1)
    /// Key-value observers run on a separate thread, and the setter waits for them.
    public static let callsObserversOffMainThread = UIKitSwitches(rawValue: 1 << 2)
    /// An animated push or pop begins in the next layout of the navigation controller's view.
    public static let startsPushInLayout = UIKitSwitches(rawValue: 1 << 3)
    /// The setter of `additionalSafeAreaInsets` updates the safe area of the whole subtree at once.
    public static let changesSafeAreaInSetter = UIKitSwitches(rawValue: 1 << 4)
    /// A text view posts the notification of a change before the text view calls its delegate (rule D13).
    public static let postsTextChangeBeforeDelegate = UIKitSwitches(rawValue: 1 << 5)
    /// Layout skips a hidden view and its content.
    public static let skipsHiddenViewsInLayout = UIKitSwitches(rawValue: 1 << 6)
    /// Under a dragging finger, a content offset out of range is corrected at once (rule C17).
    public static let clampsOffsetUnderFinger = UIKitSwitches(rawValue: 1 << 7)
    /// A content offset out of range is corrected in the scroll view's next layout (rule C17).
    public static let correctsOffsetInLayout = UIKitSwitches(rawValue: 1 << 8)
    /// A collection view controller makes no room for the keyboard (rule C28).
    public static let leavesCollectionsToApps = UIKitSwitches(rawValue: 1 << 9)
    /// A scroll view inside another scroll view gets no safe area at its top.
    public static let keepsTopFromNestedScrollViews = UIKitSwitches(rawValue: 1 << 10)
    /// A layer returns only the animations that the app has added.
    public static let hidesOwnAnimations = UIKitSwitches(rawValue: 1 << 11)
    /// Work that waits on the main queue at the end of a run-loop turn runs before the commit (rule I10).
    public static let runsQueuedWorkBeforeCommit = UIKitSwitches(rawValue: 1 << 12)
    /// Keyboard layout guides stay in place when their window moves (order Q5).
    public static let leavesGuidesOfMovedWindows = UIKitSwitches(rawValue: 1 << 13)
    /// A run-loop turn commits before run loop observers of `beforeWaiting` are called (rule B3).
    public static let commitsBeforeObservers = UIKitSwitches(rawValue: 1 << 14)
    /// A content offset is rounded to pixels when it is set (rule C16).
    public static let roundsOffsets = UIKitSwitches(rawValue: 1 << 15)
    /// Keyboard layout guides stay at the bottom of the safe area while the keyboard is up (rule E36).
    public static let keepsKeyboardGuidesDown = UIKitSwitches(rawValue: 1 << 16)
    /// `reloadData()` of a list keeps the heights that cells have determined (rule C49).
    public static let remembersMeasuredHeights = UIKitSwitches(rawValue: 1 << 17)
    /// Rows above the first one in sight that turn out higher than estimated always move the offset (rule C65).
    public static let movesOffsetOverEstimates = UIKitSwitches(rawValue: 1 << 18)
    /// The margins of cells' content views grow by the safe area (rule B67).
    public static let addsSafeAreaToContentMargins = UIKitSwitches(rawValue: 1 << 19)
    /// Keyboard layout guides stay up if the keyboard leaves with the page of its input (rule E70).
    public static let leavesKeyboardGuidesUp = UIKitSwitches(rawValue: 1 << 20)
    /// The controller of a list scrolls rows of text fields above the keyboard, and no rows of text views (rule C28).
    public static let leavesRowsOfTextViews = UIKitSwitches(rawValue: 1 << 21)
    /// Typing into a text view that does not scroll moves nothing around it (rule C77).
    public static let leavesGrowingTextViews = UIKitSwitches(rawValue: 1 << 22)
}
