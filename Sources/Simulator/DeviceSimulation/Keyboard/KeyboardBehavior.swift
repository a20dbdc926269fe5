/// The properties of a keyboard that depend on the system version, the device, or a person's settings.
///
/// The defaults are those of iOS 17.
public struct KeyboardBehavior: Sendable, Equatable {
    /// Whether the person has predictions switched on.
    public var showsPredictions = true
    /// Whether the person has chosen the emoji keyboard.
    ///
    /// The emoji keyboard is as high as the letters with predictions. No recording shows its frame without predictions,
    /// so the simulation keeps the same height (INFERRED).
    public var showsEmoji = false
    /// The duration that notifications report, in seconds: 0.25 up to iOS 18, about 0.383 on iOS 26 (rule E10).
    public var duration = 0.25
    /// The animation curve that notifications report: 7 since iOS 7 (rule E10).
    public var curveRawValue = 7
    /// Whether each change of the focused field repeats the show notifications, as up to iOS 10 (rule E12).
    public var repostsOnFieldSwitch = false
    /// Whether the `object` of the notifications is the screen, as since iOS 16.1 (rule E5).
    public var carriesScreen = true
    /// Whether Prefer Cross-Fade Transitions is on, so that hide notifications report an end frame of zero (rule E18).
    public var crossFades = false
    /// Whether a connected hardware keyboard keeps the keys off the screen (rules E55, E57).
    ///
    /// An iPad posts show notifications with the keyboard's full height, but only the shortcut bar is on the screen.
    /// The bar is 55 points high: ionic-team/ionic-plugin-keyboard#273. On an iPhone nothing appears. When a field
    /// gains or loses focus, the iPhone posts change-frame and hide notifications with a frame below the screen
    /// (pullrequest.ru/9019912, QMUIKeyboardManager). An accessory view moves the frame up by its height (recorded on
    /// an iPad; INFERRED for iPhones).
    public var hasHardwareKeyboard = false
    /// Whether the phone has no keyboard, so that nothing appears and nothing is announced for a text input.
    ///
    /// Real phones always have a keyboard. Use this property to compare a screen with and without the keyboard. A bar
    /// that a controller docks stays, even while a text input inside the bar has the focus.
    public var isAbsent = false
    /// Whether the reported frame ends at the window's bottom if the window ends above the screen's bottom (rule E60).
    ///
    /// Frames in Slide Over end at the window's bottom. Frames in Stage Manager end at the screen's bottom.
    public var omitsGapBelowWindow = false
    /// Whether notifications report frames in the window's coordinates instead of the screen's (scenario Q1, iPadOS
    /// 26).
    public var reportsInWindow = false
    /// Whether did-change-frame reports a docked frame as high as the accessory view after a hide (scenario Q3, iOS
    /// 26).
    public var looksDockedAfterHide = false
    /// Whether the reported frames exclude the accessory view (scenario Q2, FB18129558, iOS 26).
    ///
    /// The guides still include the accessory view.
    public var omitsAccessoryFromFrame = false
    /// The moment of a movement's *will* notifications at which UIKit's guides move.
    public var guideMove = GuideMove.beforePosting
    /// The notifications when the keyboard leaves and a docked accessory stays on the screen (rule K10).
    public var accessoryDocking = AccessoryDocking.show
    /// Whether notifications call the keyboard local for a field in another process's controller that this app shows.
    public var remoteInputIsLocal = true
    /// Whether a bar above the keys, 45 points high, offers a code from a message.
    public var showsCodeBar = false
    /// The number of times that an appearing keyboard posts its notifications.
    public var opening = Opening.once
    /// The delay of notifications in run-loop turns, as for a keyboard in another process (rule E14).
    public var latencyInTurns = 0

    /// A setting that affects the keyboard of some text inputs only.
    public enum Choice: Sendable {
        case predictions
        case emoji
    }

    /// The notifications when the keyboard leaves and a docked accessory stays on the screen.
    public enum AccessoryDocking: Sendable, Equatable {
        /// Show notifications whose end frame is the accessory's frame.
        case show
        /// Hide notifications whose end frame is the accessory's frame.
        case hide
        /// Hide notifications for the keyboard with the accessory, then show notifications for the accessory.
        case hideAndShow
    }

    /// The moment at which UIKit's keyboard guides move, relative to the *will* notifications of the same movement.
    public enum GuideMove: Sendable, Equatable {
        case beforePosting
        /// After will-change-frame, before will-show or will-hide.
        case betweenPosts
        case afterPosting
    }

    /// The number of times that an appearing keyboard posts its notifications.
    public enum Opening: Sendable, Equatable {
        case once
        /// The first appearance posts the whole sequence twice, later appearances once (header comment of
        /// QMUIKeyboardManager).
        case firstTimeTwice
        /// Each appearance posts three heights within one display frame: 0, letters without predictions, full height.
        ///
        /// SwiftKey on iOS 8 posted the heights 0, 216 and 259 (ionic-team/cordova-plugin-ionic-keyboard#13). The
        /// system keyboard on iOS 8 posted three changes within 12 ms. The middle height on other screens is INFERRED.
        case growing
    }

    /// Creates the behaviour of iOS 17.
    public init() {}

    /// Creates the keyboard's behaviour in a system version.
    ///
    /// Only some devices with iOS 26 have the faults Q1, Q2 and Q3 of UIKit. So ``reportsInWindow``,
    /// ``omitsAccessoryFromFrame`` and ``looksDockedAfterHide`` stay off here.
    public init(systemVersion: Double) {
        duration = systemVersion >= 26 ? 0.383 : 0.25
        curveRawValue = systemVersion >= 7 ? 7 : 0
        repostsOnFieldSwitch = systemVersion < 11
        carriesScreen = systemVersion >= 16.1
    }
}
