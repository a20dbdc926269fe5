/// A possible behaviour of UIKit or its keyboard that differs from the simulator's default behaviour.
///
/// Which of the two is the real behaviour is unknown. By default a phone follows the rules of `Docs/UIKitRules.md`; a
/// phone that is created with a reading has the behaviour of this case instead. ``facts`` describes both.
public enum Reading: String, CaseIterable, Codable, Sendable {
    /// Setting `frame` on a view with a transform moves `center` so that the displayed frame has the same middle as the
    /// assigned frame.
    case matchesFrameUnderTransform
    /// Of all properties of UIKit, only a scene's `effectiveGeometry` notifies key-value observers.
    case postsNoKeyValueChanges
    /// Key-value observers are called on a separate thread, and the setter waits for them.
    case callsObserversOffMainThread
    /// An animated push or pop begins in the layout of the next commit.
    case startsPushInLayout
    /// Work that is waiting on the main queue at the end of a run-loop turn runs before the commit.
    case runsQueuedWorkBeforeCommit
    /// A run-loop turn commits its changes before run loop observers of `beforeWaiting` are called.
    case commitsBeforeObservers
    /// The keyboard's guides move after will-change-frame and before will-show or will-hide.
    case movesGuidesBetweenNotifications
    /// The keyboard's guides move after all *will* notifications.
    case movesGuidesAfterNotifications
    /// The setter of `additionalSafeAreaInsets` updates the safe area of the whole subtree before it returns.
    case changesSafeAreaInSetter
    /// `UITextView.textDidChangeNotification` is posted before `textViewDidChange` is called.
    case postsTextChangeBeforeDelegate
    /// The layout skips a hidden view and its content.
    case skipsHiddenViewsInLayout
    /// If a content offset leaves its range while a finger drags, it is corrected at once.
    case clampsOffsetUnderFinger
    /// A content offset out of range is corrected in the scroll view's next layout.
    case correctsOffsetInLayout
    /// The class names of the keyboard's windows differ from `UITextEffectsWindow` and `UIRemoteKeyboardWindow`.
    case renamesKeyboardWindows
    /// The window of accessory views is missing from the scene's windows.
    case unlistsAccessoryWindow
    /// `canBecomeKey` of the keyboard's windows is true, although these windows never become key.
    case letsKeyboardWindowsBecomeKey
    /// `UICollectionViewController` leaves it to the app to make room for the keyboard.
    case leavesCollectionsToApps
    /// If a docked accessory stays on the screen, the keyboard's departure is announced with hide notifications.
    case hidesToDockedAccessory
    /// If a docked accessory stays on the screen, hide notifications for the keyboard with the accessory are posted,
    /// and then show notifications for the accessory.
    case hidesBeforeDockingAccessory
    /// A scroll view inside another scroll view gets a safe area of 0 at its top.
    case keepsTopFromNestedScrollViews
    /// If a person edits a field of another process's controller in this app, notifications announce the keyboard as
    /// that of another app.
    case reportsRemoteInputAsForeign
    /// `animationKeys()` and `animation(forKey:)` of a layer include only the animations that code has added to the
    /// layer directly.
    case hidesOwnAnimations
    /// The keyboard's guides stay where they are when a window is moved.
    case leavesGuidesOfMovedWindows
}
