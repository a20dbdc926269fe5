// Fidelity: exact — the simulation's own machinery: possible behaviours of UIKit besides the inferred ones

/// Possible behaviours of UIKit that replace the default ones; by default the simulated UIKit follows the documented
/// rules.
@_spi(Simulation)
public struct UIKitSwitches: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `frame =` on a view with a transform moves `center` so that the displayed frame has the same middle as the
    /// assigned frame (rule A5).
    public static let matchesFrameUnderTransform = UIKitSwitches(rawValue: 1 << 0)
    /// Of all properties of UIKit, only a scene's `effectiveGeometry` notifies key-value observers.
    public static let postsNoKeyValueChanges = UIKitSwitches(rawValue: 1 << 1)
    /// Key-value observers are called on a separate thread, and the setter waits for them.
    public static let callsObserversOffMainThread = UIKitSwitches(rawValue: 1 << 2)
    /// An animated push or pop begins in the next layout of the navigation controller's view.
    public static let startsPushInLayout = UIKitSwitches(rawValue: 1 << 3)
    /// The setter of `additionalSafeAreaInsets` updates the safe area of the whole subtree before it returns.
    public static let changesSafeAreaInSetter = UIKitSwitches(rawValue: 1 << 4)
    /// A text view posts the notification of its change before it calls the delegate (rule D13).
    public static let postsTextChangeBeforeDelegate = UIKitSwitches(rawValue: 1 << 5)
    /// Layout skips a hidden view and its content.
    public static let skipsHiddenViewsInLayout = UIKitSwitches(rawValue: 1 << 6)
    /// If a content offset leaves its range while a finger drags, it is corrected at once (rule C17).
    public static let clampsOffsetUnderFinger = UIKitSwitches(rawValue: 1 << 7)
    /// A content offset out of range is corrected in the scroll view's next layout (rule C17).
    public static let correctsOffsetInLayout = UIKitSwitches(rawValue: 1 << 8)
    /// A collection controller leaves it to the app to make room for the keyboard (rule C28).
    public static let leavesCollectionsToApps = UIKitSwitches(rawValue: 1 << 9)
    /// A scroll view inside another scroll view gets no safe area at its top.
    public static let keepsTopFromNestedScrollViews = UIKitSwitches(rawValue: 1 << 10)
    /// A layer returns only those animations that the app has added to it.
    public static let hidesOwnAnimations = UIKitSwitches(rawValue: 1 << 11)
    /// Work that is waiting on the main queue at the end of a run-loop turn runs before the commit (rule I10).
    public static let runsQueuedWorkBeforeCommit = UIKitSwitches(rawValue: 1 << 12)
    /// The keyboard's guides stay where they are when a window is moved (order Q5).
    public static let leavesGuidesOfMovedWindows = UIKitSwitches(rawValue: 1 << 13)
    /// A run-loop turn is committed before run loop observers of `beforeWaiting` are called (rule B3).
    public static let commitsBeforeObservers = UIKitSwitches(rawValue: 1 << 14)
}
