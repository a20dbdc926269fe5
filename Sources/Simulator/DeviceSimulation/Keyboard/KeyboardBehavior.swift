/// What differs between keyboards, versions of the system and a person's settings; the defaults are iOS 17.
public struct KeyboardBehavior: Sendable, Equatable {
    /// Whether the person has predictions switched on.
    public var showsPredictions = true
    /// Whether the person has chosen the emoji keyboard.
    ///
    /// No emoji frame was ever recorded; it is known to be as high as the letters with predictions, and that height is
    /// used with predictions off as well (INFERRED).
    public var showsEmoji = false
    /// The duration that notifications carry, in seconds: 0.25 up to iOS 18, about 0.383 on iOS 26 (rule E10).
    public var duration = 0.25
    /// The curve that notifications carry: 7 from iOS 7 on (rule E10).
    public var curveRawValue = 7
    /// Whether each change of field posts the show again although nothing changes: iOS 10 and before (rule E12).
    public var repostsOnFieldSwitch = false
    /// Whether notifications carry the screen as their object: from iOS 16.1 on (rule E5).
    public var carriesScreen = true
    /// Whether Prefer Cross-Fade Transitions is on: hides then report an end frame of zero (rule E18).
    public var crossFades = false
    /// Whether keys to touch are attached, so that none are drawn (rules E55, E57).
    ///
    /// On an iPad a show is posted with a frame of full height of which 55 points, the shortcut bar, are on the screen:
    /// ionic-team/ionic-plugin-keyboard#273. On an iPhone nothing shows; change-frame and hide are posted with a frame below
    /// the screen when a field gets focus and when it loses it (pullrequest.ru/9019912, QMUIKeyboardManager). With an
    /// accessory view the frame rises by its height (recorded on an iPad; INFERRED for iPhones).
    public var hasHardwareKeyboard = false
    /// Whether there is no keyboard at all: nothing comes up for a text input and nothing is announced.
    ///
    /// A bar that a controller docks stays, also while a text input inside it has the focus. No phone is like that; what a
    /// screen does without a keyboard is compared with what it does with one.
    public var isAbsent = false
    /// Whether a window that ends above the screen's bottom is told frames that end where it does (rule E60).
    ///
    /// Slide Over does so, Stage Manager does not.
    public var omitsGapBelowWindow = false
    /// Whether frames are reported in the window's coordinates instead of the screen's (order Q1, iPadOS 26).
    public var reportsInWindow = false
    /// Whether the did-change after a hide carries a docked frame as high as the accessory view (order Q3, iOS 26).
    public var looksDockedAfterHide = false
    /// Whether the frames reported leave the accessory view out (order Q2, FB18129558, iOS 26).
    ///
    /// The guides know better.
    public var omitsAccessoryFromFrame = false
    /// When UIKit's guides move, in the same animation.
    public var guideMove = GuideMove.beforePosting
    /// How a keyboard is announced that goes and leaves a docked accessory on the screen (rule K10).
    public var accessoryDocking = AccessoryDocking.show
    /// Whether notifications about the keyboard of another process's controller in this app say that it is local.
    public var remoteInputIsLocal = true
    /// Whether a bar for a code from a message stands on the keys, 45 points high.
    ///
    /// See ``SimulatedKeyboard/setShowsCodeBar(_:)``.
    public var showsCodeBar = false
    /// How often a show is announced before the keyboard stands.
    public var opening = Opening.once
    /// Turns by which notifications come late, for a keyboard in another process (rule E14).
    public var latencyInTurns = 0

    /// A setting of the person that only some text inputs depend on.
    public enum Choice: Sendable {
        /// ``KeyboardBehavior/showsPredictions``.
        case predictions
        /// ``KeyboardBehavior/showsEmoji``.
        case emoji
    }

    /// The ways in which a keyboard that leaves a docked accessory may be announced.
    public enum AccessoryDocking: Sendable, Equatable {
        /// A show of the accessory's frame.
        case show
        /// A hide whose end frame is the accessory's.
        case hide
        /// A hide with the accessory, then a show of the accessory.
        case hideAndShow
    }

    /// The moments at which UIKit's guides may move.
    public enum GuideMove: Sendable, Equatable {
        /// Before the first notification.
        case beforePosting
        /// After will-change-frame, before will-show or will-hide.
        case betweenPosts
        /// After all will-notifications.
        case afterPosting
    }

    /// The ways in which keyboards announce themselves.
    public enum Opening: Sendable, Equatable {
        /// Once, as the system's keyboard does.
        case once
        /// Once, but with the whole round twice at the first time after the start (header comment of QMUIKeyboardManager).
        case firstTimeTwice
        /// Three times within a frame, at the heights 0, letters without predictions, and all: what SwiftKey posted on iOS 8
        /// was 0, 216 and 259 (ionic-team/cordova-plugin-ionic-keyboard#13).
        ///
        /// The times are those of the system's keyboard on iOS 8, three changes in 12 ms; the middle height on other
        /// screens is INFERRED.
        case growing
    }

    /// Creates the behaviour of iOS 17.
    public init() {}

    /// Creates the behaviour of a version of the system.
    ///
    /// What iOS 26 does on some devices only stays off: ``reportsInWindow``, ``omitsAccessoryFromFrame`` and
    /// ``looksDockedAfterHide`` are faults that a test switches on (Q1, Q2, Q3).
    public init(systemVersion: Double) {
        duration = systemVersion >= 26 ? 0.383 : 0.25
        curveRawValue = systemVersion >= 7 ? 7 : 0
        repostsOnFieldSwitch = systemVersion < 11
        carriesScreen = systemVersion >= 16.1
    }
}
