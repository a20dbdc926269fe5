/// The properties that depend on the keyboard, the system version and a person's settings; the defaults are those of
/// iOS 17.
public struct KeyboardBehavior: Sendable, Equatable {
    /// Whether the person has predictions switched on.
    public var showsPredictions = true
    /// Whether the person has chosen the emoji keyboard.
    ///
    /// The emoji keyboard is known to be as high as the letters with predictions. It has this height here even if
    /// predictions are off (INFERRED), because its frame was never recorded.
    public var showsEmoji = false
    /// The duration in notifications, in seconds: 0.25 up to iOS 18, about 0.383 on iOS 26 (rule E10).
    public var duration = 0.25
    /// The animation curve in notifications: 7 since iOS 7 (rule E10).
    public var curveRawValue = 7
    /// Whether each change of the focused field posts the show notifications again with unchanged frames, as iOS 10 and
    /// earlier do (rule E12).
    public var repostsOnFieldSwitch = false
    /// Whether the notifications' object is the screen, as it is since iOS 16.1 (rule E5).
    public var carriesScreen = true
    /// Whether Prefer Cross-Fade Transitions is on; if so, hide notifications report an end frame of zero (rule E18).
    public var crossFades = false
    /// Whether a hardware keyboard is connected, so that the keys stay off the screen (rules E55, E57).
    ///
    /// On an iPad the show notifications are posted. Their frame has the keyboard's full height, but only the shortcut
    /// bar is on the screen, 55 points high: ionic-team/ionic-plugin-keyboard#273. On an iPhone nothing appears;
    /// change-frame and hide are posted with a frame below the screen when a field gains focus and when it loses it
    /// (pullrequest.ru/9019912, QMUIKeyboardManager). An accessory view moves the frame up by its height (recorded on
    /// an iPad; INFERRED for iPhones).
    public var hasHardwareKeyboard = false
    /// Whether the keyboard is missing altogether; then nothing appears for a text input, and nothing is announced.
    ///
    /// A bar that a controller docks stays, even while a text input inside it has the focus. Real phones always have a
    /// keyboard. The property serves to compare a screen's behaviour with the keyboard and without it.
    public var isAbsent = false
    /// Whether a window that ends above the screen's bottom receives frames that end at its own bottom (rule E60).
    ///
    /// Slide Over reports such frames. Stage Manager reports frames that end at the screen's bottom.
    public var omitsGapBelowWindow = false
    /// Whether frames are reported in the window's coordinates (order Q1, iPadOS 26); otherwise in the screen's.
    public var reportsInWindow = false
    /// Whether the did-change notification after hiding contains a docked frame as high as the accessory view (order
    /// Q3, iOS 26).
    public var looksDockedAfterHide = false
    /// Whether the reported frames exclude the accessory view (order Q2, FB18129558, iOS 26).
    ///
    /// The guides still include the accessory view.
    public var omitsAccessoryFromFrame = false
    /// The moment at which UIKit's guides move, in the keyboard's animation.
    public var guideMove = GuideMove.beforePosting
    /// The notifications that are posted when the keyboard leaves and a docked accessory stays on the screen (rule
    /// K10).
    public var accessoryDocking = AccessoryDocking.show
    /// Whether notifications report a keyboard as local if it serves another process's controller in this app.
    public var remoteInputIsLocal = true
    /// Whether a bar above the keys, 45 points high, offers a code from a message.
    ///
    /// See ``SimulatedKeyboard/setShowsCodeBar(_:)``.
    public var showsCodeBar = false
    /// The notifications that are posted until the keyboard is in place.
    public var opening = Opening.once
    /// The number of turns by which notifications are delayed, as for a keyboard in another process (rule E14).
    public var latencyInTurns = 0

    /// A person's setting that affects the keyboard of some text inputs only.
    public enum Choice: Sendable {
        case predictions
        case emoji
    }

    /// The notifications for a keyboard that leaves while a docked accessory stays on the screen.
    public enum AccessoryDocking: Sendable, Equatable {
        /// Show notifications with the accessory's frame.
        case show
        /// Hide notifications whose end frame is the accessory's frame.
        case hide
        /// Hide notifications for the keyboard with the accessory, then show notifications for the accessory.
        case hideAndShow
    }

    /// The moments at which UIKit's guides can move.
    public enum GuideMove: Sendable, Equatable {
        case beforePosting
        /// After will-change-frame, before will-show or will-hide.
        case betweenPosts
        case afterPosting
    }

    /// The ways in which keyboards announce that they appear.
    public enum Opening: Sendable, Equatable {
        case once
        /// Once, but the first show posts the whole sequence twice (header comment of QMUIKeyboardManager).
        case firstTimeTwice
        /// Three times within a frame: with height 0, the height of letters without predictions, and the full height;
        /// SwiftKey on iOS 8 posted 0, 216 and 259 (ionic-team/cordova-plugin-ionic-keyboard#13).
        ///
        /// The times come from the system keyboard on iOS 8, which posted three changes within 12 ms. The middle height
        /// on other screens is INFERRED.
        case growing
    }

    /// Creates the behaviour of iOS 17.
    public init() {}

    /// Creates the behaviour of a version of the system.
    ///
    /// Behaviour that only some devices with iOS 26 have stays off: ``reportsInWindow``, ``omitsAccessoryFromFrame``
    /// and ``looksDockedAfterHide`` are faults that a test switches on (Q1, Q2, Q3).
    public init(systemVersion: Double) {
        duration = systemVersion >= 26 ? 0.383 : 0.25
        curveRawValue = systemVersion >= 7 ? 7 : 0
        repostsOnFieldSwitch = systemVersion < 11
        carriesScreen = systemVersion >= 16.1
    }
}
