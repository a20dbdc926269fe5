/// The properties of a keyboard that depend on the version of the system, the device, or a person's settings.
///
/// The defaults are those of iOS 17.
public struct KeyboardBehavior: Sendable, Equatable {
    /// Whether the person has predictions switched on.
    public var showsPredictions = true
    /// Whether the person has chosen the emoji keyboard.
    ///
    /// The emoji keyboard is known to be as high as the letters with predictions. Its frame while predictions are off
    /// was never recorded; the simulation then uses the same height (INFERRED).
    public var showsEmoji = false
    /// The duration that notifications report, in seconds: 0.25 up to iOS 18, about 0.383 on iOS 26 (rule E10).
    public var duration = 0.25
    /// The animation curve that notifications report: 7 since iOS 7 (rule E10).
    public var curveRawValue = 7
    /// Whether each change of the focused field posts the show notifications again with unchanged frames, as iOS 10 and
    /// earlier do (rule E12).
    public var repostsOnFieldSwitch = false
    /// Whether the `object` of the notifications is the screen, as it is since iOS 16.1 (rule E5).
    public var carriesScreen = true
    /// Whether the setting Prefer Cross-Fade Transitions is on; if so, hide notifications report an end frame of zero
    /// (rule E18).
    public var crossFades = false
    /// Whether a hardware keyboard is connected, so that the keys stay off the screen (rules E55, E57).
    ///
    /// On an iPad the show notifications are posted. Their frame has the keyboard's full height, but only the shortcut
    /// bar is on the screen, 55 points high: ionic-team/ionic-plugin-keyboard#273. On an iPhone nothing appears.
    /// Whenever a field gains or loses focus, the change-frame and hide notifications are posted, with a frame below
    /// the screen (pullrequest.ru/9019912, QMUIKeyboardManager). An accessory view moves the frame up by its height
    /// (recorded on an iPad; INFERRED for iPhones).
    public var hasHardwareKeyboard = false
    /// Whether the keyboard is missing altogether; then nothing appears for a text input, and nothing is announced.
    ///
    /// A bar that a controller docks stays, even while a text input inside it has the focus. Real phones always have a
    /// keyboard. The property serves to compare a screen's behaviour with the keyboard and without it.
    public var isAbsent = false
    /// Whether notifications report a frame that ends at the bottom of the app's window, if the window ends above the
    /// screen's bottom (rule E60).
    ///
    /// In Slide Over frames are reported in this way. In Stage Manager the reported frames end at the screen's bottom.
    public var omitsGapBelowWindow = false
    /// Whether notifications report frames in the window's coordinates (scenario Q1, iPadOS 26); otherwise they report
    /// them in the screen's coordinates.
    public var reportsInWindow = false
    /// Whether, after the keyboard has hidden, did-change-frame reports the frame of a docked keyboard that is as high
    /// as the accessory view (scenario Q3, iOS 26).
    public var looksDockedAfterHide = false
    /// Whether the reported frames exclude the accessory view (scenario Q2, FB18129558, iOS 26).
    ///
    /// The guides still include the accessory view.
    public var omitsAccessoryFromFrame = false
    /// Whether UIKit's guides move before, between or after the will notifications of a movement.
    public var guideMove = GuideMove.beforePosting
    /// The notifications that are posted when the keyboard leaves and a docked accessory stays on the screen (rule
    /// K10).
    public var accessoryDocking = AccessoryDocking.show
    /// Whether notifications call a keyboard local if the edited field belongs to another process's controller that
    /// this app shows.
    public var remoteInputIsLocal = true
    /// Whether a bar above the keys, 45 points high, offers a code from a message.
    ///
    /// See ``SimulatedKeyboard/setShowsCodeBar(_:)``.
    public var showsCodeBar = false
    /// How often the notifications of an appearing keyboard are posted until the keyboard is in place.
    public var opening = Opening.once
    /// The number of run-loop turns by which notifications are delayed, as for a keyboard in another process (rule
    /// E14).
    public var latencyInTurns = 0

    /// A person's setting that affects the keyboard of some text inputs only.
    public enum Choice: Sendable {
        case predictions
        case emoji
    }

    /// The notifications that are posted when the keyboard leaves and a docked accessory stays on the screen.
    public enum AccessoryDocking: Sendable, Equatable {
        /// Show notifications whose end frame is the accessory's frame.
        case show
        /// Hide notifications whose end frame is the accessory's frame.
        case hide
        /// Hide notifications for the keyboard with the accessory, then show notifications for the accessory.
        case hideAndShow
    }

    /// When UIKit's keyboard guides move, relative to the *will* notifications of the same movement.
    public enum GuideMove: Sendable, Equatable {
        case beforePosting
        /// After will-change-frame, before will-show or will-hide.
        case betweenPosts
        case afterPosting
    }

    /// How often an appearing keyboard posts its notifications.
    public enum Opening: Sendable, Equatable {
        case once
        /// Once for each appearance, except that the first appearance posts the whole sequence twice (header comment of
        /// QMUIKeyboardManager).
        case firstTimeTwice
        /// Three times within one display frame: with height 0, with the height of letters without predictions, and
        /// with the full height.
        ///
        /// SwiftKey on iOS 8 posted the heights 0, 216 and 259 (ionic-team/cordova-plugin-ionic-keyboard#13). The
        /// intervals come from the system keyboard on iOS 8, which posted three changes within 12 ms. The middle height
        /// on other screens is INFERRED.
        case growing
    }

    /// Creates the behaviour of iOS 17.
    public init() {}

    /// Creates the keyboard's behaviour in a version of the system.
    ///
    /// Three faults of UIKit, which only some devices with iOS 26 have, stay off until a test switches them on:
    /// ``reportsInWindow``, ``omitsAccessoryFromFrame`` and ``looksDockedAfterHide`` (Q1, Q2, Q3).
    public init(systemVersion: Double) {
        duration = systemVersion >= 26 ? 0.383 : 0.25
        curveRawValue = systemVersion >= 7 ? 7 : 0
        repostsOnFieldSwitch = systemVersion < 11
        carriesScreen = systemVersion >= 16.1
    }
}
