/// A possible behaviour of UIKit or its keyboard that differs from the simulator's default behaviour.
///
/// No source states which of the two behaviours is real. By default a simulated phone follows the rules of
/// `Docs/UIKitRules.md`. A test can instead give the phone a case of this enum, and the phone then behaves as the case
/// says. ``facts`` describes both behaviours.
public enum Reading: String, CaseIterable, Codable, Sendable {
    /// If a transformed view's `frame` is set, the displayed frame has the same middle as the set frame.
    case matchesFrameUnderTransform
    /// Of all properties of UIKit, only a scene's `effectiveGeometry` notifies key-value observers.
    case postsNoKeyValueChanges
    /// Key-value observers run on a separate thread, and the setter waits for them.
    case callsObserversOffMainThread
    /// An animated push or pop begins in the layout of the next commit.
    case startsPushInLayout
    /// Work on the main queue at the end of a run-loop turn runs before the commit.
    case runsQueuedWorkBeforeCommit
    /// A run-loop turn commits before its observers of `beforeWaiting` run.
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
    /// A content offset out of range is corrected at once, even while a finger drags.
    case clampsOffsetUnderFinger
    /// A content offset out of range is corrected in the scroll view's next layout.
    case correctsOffsetInLayout
    /// A content offset is rounded to pixels when it is set.
    case roundsOffsets
    /// The class names of the keyboard's windows differ from `UITextEffectsWindow` and `UIRemoteKeyboardWindow`.
    case renamesKeyboardWindows
    /// The window of accessory views is missing from the scene's windows.
    case unlistsAccessoryWindow
    /// `canBecomeKey` of the keyboard's windows is true, although these windows never become key.
    case letsKeyboardWindowsBecomeKey
    /// `UICollectionViewController` does not make room for the keyboard, so the app has to.
    case leavesCollectionsToApps
    /// If a docked accessory stays on the screen, a leaving keyboard posts hide notifications.
    case hidesToDockedAccessory
    /// If the keyboard leaves and a docked accessory view stays, UIKit posts hide notifications and then show
    /// notifications.
    case hidesBeforeDockingAccessory
    /// A scroll view inside another scroll view gets a safe area of 0 at its top.
    case keepsTopFromNestedScrollViews
    /// `reloadData()` keeps the heights that the cells of a table have determined.
    case remembersMeasuredHeights
    /// A table moves its offset whenever rows above the first one in sight turn out higher or lower than estimated.
    case movesOffsetOverEstimates
    /// For a field in another process's controller, notifications say that the keyboard belongs to another app.
    case reportsRemoteInputAsForeign
    /// `animationKeys()` and `animation(forKey:)` of a layer include only the animations that code added to the layer.
    case hidesOwnAnimations
    /// The keyboard's guides stay where they are when a window is moved.
    case leavesGuidesOfMovedWindows
    /// After a drag that ends halfway, the keyboard's guides return step by step, outside animations.
    case guideReturnsByFrames
    /// The keyboard's guides stay at the bottom of the safe area while the keyboard is up.
    case guideStaysDown
    /// The safe area is added to the margins of a cell's content view.
    case addsSafeAreaToContentMargins
    /// The keyboard's guides stay up after a keyboard that leaves with the page of its input.
    case guideStaysUp
    /// The keyboard's guides move when the keyboard has arrived, before the *did* notifications.
    case guideArrivesLate
    /// The *did* notifications of a show report frames that differ from the keyboard's frame.
    case misreportsDidFrames
    /// The responder chain of a view in an accessory view ends at the accessory's window.
    case nextEndsAtWindow
    /// The controller of a list scrolls rows of text fields above the keyboard, and no rows of text views.
    case leavesRowsOfTextViews
    /// Typing into a text view that does not scroll moves nothing around it.
    case leavesGrowingTextViews
}
