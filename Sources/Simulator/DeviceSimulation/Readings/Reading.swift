/// Another way in which UIKit or its keyboard may work than the simulator plays, where what it plays is inferred.
///
/// A phone without a reading plays the rules of `Docs/UIKitRules.md`. ``facts`` says what each reading is about.
public enum Reading: String, CaseIterable, Codable, Sendable {
    /// `frame =` under a transform moves `center` until the displayed frame is the given one.
    case matchesFrameUnderTransform
    /// Key-value observers hear of a scene's geometry alone.
    case postsNoKeyValueChanges
    /// Key-value observers are called on a thread of their own, for which the setter waits.
    case callsObserversOffMainThread
    /// An animated push or pop begins in the layout of the next commit.
    case startsPushInLayout
    /// Work that waits on the main queue when a turn ends runs before the commit.
    case runsQueuedWorkBeforeCommit
    /// A turn is committed before the run loop's observers hear that it is about to sleep.
    case commitsBeforeObservers
    /// Guides move after will-change-frame and before will-show or will-hide.
    case movesGuidesBetweenNotifications
    /// Guides move after all will-notifications.
    case movesGuidesAfterNotifications
    /// The setter of `additionalSafeAreaInsets` changes the safe area of the whole subtree.
    case changesSafeAreaInSetter
    /// `UITextView.textDidChangeNotification` is posted before `textViewDidChange` is called.
    case postsTextChangeBeforeDelegate
    /// A hidden view is not laid out, and nothing inside of it is.
    case skipsHiddenViewsInLayout
    /// An offset that leaves its range under a finger is brought back at once.
    case clampsOffsetUnderFinger
    /// An offset out of range is brought back in the scroll view's next layout.
    case correctsOffsetInLayout
    /// The keyboard's windows have other class names than those that are known.
    case renamesKeyboardWindows
    /// The window of accessory views is missing from the scene's windows.
    case unlistsAccessoryWindow
    /// The keyboard's windows could become key, although they never do.
    case letsKeyboardWindowsBecomeKey
    /// `UICollectionViewController` leaves room for the keyboard to the app.
    case leavesCollectionsToApps
    /// A keyboard that leaves a docked accessory on the screen is announced as a hide.
    case hidesToDockedAccessory
    /// A keyboard that leaves a docked accessory hides with it, and the accessory comes back with a show.
    case hidesBeforeDockingAccessory
    /// A scroll view inside of another one gets nothing of the safe area at its top.
    case keepsTopFromNestedScrollViews
    /// The keyboard of another process's controller in this app is announced as not local.
    case reportsRemoteInputAsForeign
    /// A layer gives those animations alone that were added to it.
    case hidesOwnAnimations
    /// The keyboard's guides stay where they are when a window is moved.
    case leavesGuidesOfMovedWindows
}
