extension ReadingFacts {
    private static let guideVideo = "https://developer.apple.com/videos/play/wwdc2021/10259/"

    static let movesGuidesBetweenNotifications = ReadingFacts(
        played: "UIKit's guides move before the first will-notification is posted.",
        other: "UIKit's guides move after will-change-frame and before will-show or will-hide, in the same animation.",
        rules: ["E7", "E46"], sourcesFor: [guideVideo],
        dependsOn: ["`Following+Judging.swift`: reads the position of Apple's guide while it handles a notification"])

    static let movesGuidesAfterNotifications = ReadingFacts(
        played: "UIKit's guides move before the first will-notification is posted.",
        other: "UIKit's guides move after all will-notifications, in the same animation.",
        rules: ["E7", "E46"], sourcesFor: [guideVideo],
        dependsOn: ["`Following+Judging.swift`: reads the position of Apple's guide while it handles a notification"])

    static let renamesKeyboardWindows = ReadingFacts(
        played: "The keyboard's windows are of the classes `UITextEffectsWindow` and `UIRemoteKeyboardWindow`.",
        other: "The keyboard's windows are of classes with other names.",
        rules: ["E24", "J6"],
        sourcesFor: [
            "https://openradar.appspot.com/22715674", "https://github.com/dotnet/macios/issues/17797",
            "https://github.com/QMUI/LookinServer/issues/116"
        ],
        dependsOn: ["nothing: the library recognizes these windows by their behaviour instead of their class names"])

    static let letsKeyboardWindowsBecomeKey = ReadingFacts(
        played: "`canBecomeKey` of the keyboard's windows is false.",
        other: "`canBecomeKey` is true, as for other windows. The keyboard's windows still never become key.",
        rules: ["E24", "J6"],
        dependsOn: [
            "`TypingPlace`: takes a view in a window that cannot become key for a part of the keyboard; it finds the accessory view "
                + "of the edited input through the responder chain"
        ])

    static let unlistsAccessoryWindow = ReadingFacts(
        played: "The window of accessory views is among `UIWindowScene.windows`.",
        other:
            "The window of accessory views is missing in every list of windows. An accessory view's `window` still returns it.",
        rules: ["E24"],
        sourcesFor: ["https://openradar.appspot.com/22715674"],
        sourcesAgainst: ["https://github.com/dotnet/macios/issues/17797"],
        dependsOn: ["`TypingPlace`: searches the scene's windows for the first responder"])

    static let hidesToDockedAccessory = ReadingFacts(
        played:
            "If the keyboard leaves while its controller keeps an accessory view, UIKit announces a show with the accessory's frame.",
        other: "UIKit announces a hide whose end frame is the accessory's frame on the screen. The accessory stays.",
        rules: ["D20", "K10"],
        sourcesFor: ["https://github.com/MessageKit/MessageKit/issues/977"],
        sourcesAgainst: ["https://github.com/hackiftekhar/IQKeyboardManager/issues/2124"],
        dependsOn: [
            "`KeyboardState.reducing(_:in:)`: takes the keyboard as hidden after a hide, even if its end frame is on the screen"
        ])

    static let hidesBeforeDockingAccessory = ReadingFacts(
        played:
            "If the keyboard leaves while its controller keeps an accessory view, UIKit announces a show with the accessory's frame.",
        other: "UIKit announces a hide of keyboard and accessory, and then a show of the accessory.",
        rules: ["D20", "K10", "E15"],
        sourcesFor: ["https://github.com/MessageKit/MessageKit/issues/977"],
        dependsOn: ["`KeyboardState.reducing(_:in:)`: gets a show in the same instant after a hide"])

    static let reportsRemoteInputAsForeign = ReadingFacts(
        played: "The keyboard of a controller that another process shows in this app is announced as local.",
        other: "The keyboard of such a controller is announced as the keyboard of another app.",
        rules: ["E3", "E14", "J4"],
        dependsOn: [
            "`Keyboard.countsForeignKeyboards`: decides whether the keyboard of a mail sheet or a Safari page counts as the app's own"
        ])

    static let guideReturnsByFrames = ReadingFacts(
        played:
            "If a finger lets go of a keyboard halfway, the keyboard's guides return in the keyboard's animation.",
        other: "The guides return step by step in each frame, outside animations.",
        rules: ["C35", "K9"],
        dependsOn: ["`Following+Judging.swift`: lets views return with the keyboard"])

    static let guideStaysDown = ReadingFacts(
        played: "The keyboard's guides stand at the top of the keyboard while it is up.",
        other: "The guides stay at the bottom of the safe area while the keyboard is up (iOS 27, seen in 2026).",
        rules: ["E36", "E38", "E67"],
        sourcesFor: [guideVideo],
        sourcesAgainst: ["https://github.com/manaflow-ai/cmux/issues/9958"],
        dependsOn: ["`Following+Judging.swift`: lowers the keyboard only by a guide that has stood at its top"])

    static let guideStaysUp = ReadingFacts(
        played: "The keyboard's guides come down with the keyboard, also if its input leaves with a page.",
        other:
            "If a page leaves with the input that is edited, the keyboard's guides stay where they are until a keyboard "
            + "comes again (iOS 26.5, seen in 2026).",
        rules: ["E36", "E70"],
        sourcesAgainst: ["https://github.com/kirillzyusko/react-native-keyboard-controller/pull/1598"],
        dependsOn: ["`GuideSightings`: a keyboard whose hide was announced is hidden, whatever a guide says"])

    static let guideArrivesLate = ReadingFacts(
        played: "UIKit's guides move before the first will-notification is posted.",
        other: "UIKit's guides move at the end of the keyboard's movement, before the *did* notifications.",
        rules: ["E7", "E46"], sourcesFor: [guideVideo],
        dependsOn: ["`Following+Judging.swift`: reads the position of Apple's guide in each turn"])

    static let misreportsDidFrames = ReadingFacts(
        played: "The *did* notifications report the frame of the *will* notifications.",
        other:
            "After a show, did-change-frame reports a frame 45 points high, and did-show a frame that is 56 points higher "
            + "than the keyboard (iOS 27, seen in 2026).",
        rules: ["E7", "E8", "E68"],
        sourcesAgainst: [
            "https://github.com/manaflow-ai/cmux/pull/10518", "https://github.com/manaflow-ai/cmux/pull/10810"
        ],
        dependsOn: ["`Keyboard`: believes another frame of a *did* notification only if a guide agrees"])

    static let nextEndsAtWindow = ReadingFacts(
        played: "The responder chain leads from a view in an accessory view to the responder that provides the view.",
        other: "The responder chain of a view in an accessory view ends at the accessory's window.",
        rules: ["D7", "D17"],
        dependsOn: ["`TypingPlace`: finds the page of an accessory view that holds the edited input"])

    static let leavesGuidesOfMovedWindows = ReadingFacts(
        played:
            "If a window moves without a change of its size, the keyboard layout guides in it move to their new positions.",
        other:
            "The guides keep their old positions in the window until the keyboard or the size of a view changes (order Q5).",
        rules: ["E38", "E48", "H11"],
        sourcesAgainst: [
            "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1223",
            "https://github.com/tutao/tutanota/issues/11138"
        ],
        dependsOn: [
            "`KeyboardReconciliation.reconciling`, `UIView+Surroundings.swift`: choose between the announced frame and the guide"
        ])
}
