/// The properties of a keyboard that depend on the system version, the device, or a person's settings.
///
/// The defaults are those of iOS 17.
public struct KeyboardBehavior: Sendable, Equatable {
    /// Whether the person has predictions switched on.
    public var showsPredictions = true
    /// Whether the person has chosen the emoji keyboard.
    ///
    /// The emoji keyboard is as high as the letters keyboard with predictions. No recording shows the height while
    /// predictions are off. The simulation uses the same height (INFERRED).
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
    /// The bar is 55 points high: ionic-team/ionic-plugin-keyboard#273.
    ///
    /// On an iPhone nothing appears. When a field gains or loses focus, the iPhone posts change-frame and hide
    /// notifications with a frame below the screen (pullrequest.ru/9019912, QMUIKeyboardManager).
    ///
    /// If the field has an accessory view, the frame is higher on the screen by the height of this view (recorded on an
    /// iPad; INFERRED for iPhones).
    public var hasHardwareKeyboard = false
    /// Whether the phone has no keyboard.
    ///
    /// Nothing then appears for a text input, and no notification is posted. Real phones always have a keyboard. Use
    /// this property to compare a screen with and without the keyboard. If a controller docks a bar at the bottom, the
    /// bar stays, even while a text input inside the bar has the focus.
    public var isAbsent = false
    /// Whether the reported frame ends at the window's bottom (rule E60).
    ///
    /// The value matters only for a window that ends above the screen's bottom. In Slide Over, the reported frame ends
    /// at the window's bottom. In Stage Manager, it ends at the screen's bottom.
    public var omitsGapBelowWindow = false
    /// Whether notifications report frames in the window's coordinates instead of the screen's (scenario Q1, iPadOS
    /// 26).
    public var reportsInWindow = false
    /// Whether the did-change-frame notification of a hide reports a docked frame (scenario Q3, iOS 26).
    ///
    /// The reported frame is as high as the accessory view.
    public var looksDockedAfterHide = false
    /// Whether the reported frames exclude the accessory view (scenario Q2, FB18129558, iOS 26).
    ///
    /// The guides still include the accessory view.
    public var omitsAccessoryFromFrame = false
    /// Whether UIKit's guides move before, between or after the notifications of a movement.
    public var guideMove = GuideMove.beforePosting
    /// Whether UIKit's guides return step by step when a finger lets go of the keyboard halfway.
    public var guideReturnsByFrames = false
    /// Whether the *did* notifications of a show report frames that differ from the keyboard's frame.
    public var misreportsDidFrames = false
    /// Which notifications UIKit posts when the keyboard leaves and a docked accessory view stays (rule K10).
    public var accessoryDocking = AccessoryDocking.show
    /// Whether `keyboardIsLocalUserInfoKey` is true while a person types in another process's controller.
    ///
    /// An example is a mail composer that this app presents.
    public var remoteInputIsLocal = true
    /// Whether a bar above the keys, 45 points high, offers a code from a message.
    public var showsCodeBar = false
    /// How often an appearing keyboard posts its notifications.
    public var opening = Opening.once
    /// The number of run-loop turns by which notifications are late, as if the keyboard were in another process (rule
    /// E14).
    public var latencyInTurns = 0

    /// A person's setting that affects only the keyboards of some text inputs.
    public enum Choice: Sendable {
        case predictions
        case emoji
    }

    /// Which notifications UIKit posts when the keyboard leaves and a docked accessory view stays on the screen.
    public enum AccessoryDocking: Sendable, Equatable {
        /// UIKit posts show notifications, and their end frame is the accessory's frame.
        case show
        /// UIKit posts hide notifications, and their end frame is the accessory's frame.
        case hide
        /// UIKit posts hide notifications for the keyboard with the accessory, and then show notifications for the
        /// accessory.
        case hideAndShow
    }

    /// The moment at which UIKit's keyboard guides move, relative to the notifications of the same movement.
    public enum GuideMove: Sendable, Equatable {
        case beforePosting
        /// The guides move after will-change-frame, and before will-show or will-hide.
        case betweenPosts
        case afterPosting
        /// The guides move at the end of the movement, before the *did* notifications.
        case onArrival
    }

    /// How often an appearing keyboard posts its notifications.
    public enum Opening: Sendable, Equatable {
        case once
        /// The first appearance posts all notifications twice, and each later appearance once.
        ///
        /// The source is the header comment of QMUIKeyboardManager.
        case firstTimeTwice
        /// Each appearance posts three heights within one display frame: 0, the height of letters without predictions,
        /// and the full height.
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
