/// A possible behaviour of UIKit or its keyboard that differs from the simulator's inferred one.
///
/// By default a phone follows the rules of `Docs/UIKitRules.md`. ``facts`` describes each reading.
public enum Reading: String, CaseIterable, Codable, Sendable {
    /// `frame =` under a transform moves `center` until the displayed frame is the given one.
    case matchesFrameUnderTransform
    /// Only the scene's geometry notifies key-value observers.
    case postsNoKeyValueChanges
    /// Key-value observers are called on a separate thread, and the setter waits for them.
    case callsObserversOffMainThread
    /// An animated push or pop begins in the layout of the next commit.
    case startsPushInLayout
    /// Work that is waiting on the main queue at the end of a turn runs before the commit.
    case runsQueuedWorkBeforeCommit
    /// A turn is committed before run loop observers are notified that the run loop is about to sleep.
    case commitsBeforeObservers
    /// Guides move after will-change-frame and before will-show or will-hide.
    case movesGuidesBetweenNotifications
    /// Guides move after all will-notifications.
    case movesGuidesAfterNotifications
    /// The setter of `additionalSafeAreaInsets` changes the safe area of the whole subtree.
    case changesSafeAreaInSetter
    /// `UITextView.textDidChangeNotification` is posted before `textViewDidChange` is called.
    case postsTextChangeBeforeDelegate
    /// The layout skips a hidden view and its content.
    case skipsHiddenViewsInLayout
    /// An offset that leaves its range under a finger is corrected at once.
    case clampsOffsetUnderFinger
    /// An offset out of range is corrected in the scroll view's next layout.
    case correctsOffsetInLayout
    /// The class names of the keyboard's windows differ from the known ones.
    case renamesKeyboardWindows
    /// The window of accessory views is missing from the scene's windows.
    case unlistsAccessoryWindow
    /// The keyboard's windows could become key, although they never do.
    case letsKeyboardWindowsBecomeKey
    /// `UICollectionViewController` leaves it to the app to make room for the keyboard.
    case leavesCollectionsToApps
    /// If a docked accessory stays on the screen, the keyboard's departure is announced with hide notifications.
    case hidesToDockedAccessory
    /// If a docked accessory stays on the screen, the hide notifications include it, and show notifications for it
    /// follow.
    case hidesBeforeDockingAccessory
    /// A scroll view inside another scroll view gets a safe area of 0 at its top.
    case keepsTopFromNestedScrollViews
    /// The keyboard of another process's controller in this app is announced as foreign.
    case reportsRemoteInputAsForeign
    /// A layer returns only those animations that were added to it.
    case hidesOwnAnimations
    /// The keyboard's guides stay where they are when a window is moved.
    case leavesGuidesOfMovedWindows
}
