extension ReadingFacts {
    private static let guideVideo = "https://developer.apple.com/videos/play/wwdc2021/10259/"

    static let movesGuidesBetweenNotifications = ReadingFacts(
        played: "UIKit's guides move before the first will-notification is posted.",
        other: "They move after will-change-frame and before will-show or will-hide, in the same animation.",
        rules: ["E7", "E46"], sourcesFor: [guideVideo],
        dependsOn: ["`Following+Judging.swift`: what Apple's guide says while a notification is judged"])

    static let movesGuidesAfterNotifications = ReadingFacts(
        played: "UIKit's guides move before the first will-notification is posted.",
        other: "They move after all will-notifications, in the same animation.",
        rules: ["E7", "E46"], sourcesFor: [guideVideo],
        dependsOn: ["`Following+Judging.swift`: what Apple's guide says while a notification is judged"])

    static let renamesKeyboardWindows = ReadingFacts(
        played: "The keyboard's windows are of the classes `UITextEffectsWindow` and `UIRemoteKeyboardWindow`.",
        other: "They are of classes with other names.",
        rules: ["E24", "J6"],
        sourcesFor: [
            "https://openradar.appspot.com/22715674", "https://github.com/dotnet/macios/issues/17797",
            "https://github.com/QMUI/LookinServer/issues/116"
        ],
        dependsOn: ["nothing: the library asks for no name of these windows"])

    static let letsKeyboardWindowsBecomeKey = ReadingFacts(
        played: "`canBecomeKey` of the keyboard's windows is false.",
        other: "It is true, as for other windows. They do not become key all the same.",
        rules: ["E24", "J6"],
        dependsOn: [
            "`TypingPlace`: a view in a window that cannot become key is a part of the keyboard; what the responder chain of the"
                + " input has as accessory view is one in any case"
        ])

    static let unlistsAccessoryWindow = ReadingFacts(
        played: "The window of accessory views is among `UIWindowScene.windows`.",
        other: "It is in no list. An accessory view's `window` is that window all the same.",
        rules: ["E24"],
        sourcesFor: ["https://openradar.appspot.com/22715674"],
        sourcesAgainst: ["https://github.com/dotnet/macios/issues/17797"],
        dependsOn: ["`TypingPlace`: the search for the first responder among the scene's windows"])

    static let hidesToDockedAccessory = ReadingFacts(
        played:
            "A keyboard that goes while its controller keeps an accessory is announced as a show of the accessory's frame.",
        other: "It is announced as a hide whose end frame is the accessory's, on the screen. The accessory stays.",
        rules: ["D20", "K10"],
        sourcesFor: ["https://github.com/MessageKit/MessageKit/issues/977"],
        sourcesAgainst: ["https://github.com/hackiftekhar/IQKeyboardManager/issues/2124"],
        dependsOn: ["`KeyboardState.reducing(_:in:)`: a hide wins over its end frame"])

    static let hidesBeforeDockingAccessory = ReadingFacts(
        played:
            "A keyboard that goes while its controller keeps an accessory is announced as a show of the accessory's frame.",
        other: "It is announced as a hide with all that it has, and then as a show of the accessory.",
        rules: ["D20", "K10", "E15"],
        sourcesFor: ["https://github.com/MessageKit/MessageKit/issues/977"],
        dependsOn: ["`KeyboardState.reducing(_:in:)`: a show that follows a hide in the same instant"])

    static let reportsRemoteInputAsForeign = ReadingFacts(
        played: "The keyboard of another process's controller in this app is announced as local.",
        other: "It is announced as not local.",
        rules: ["E3", "E14", "J4"],
        dependsOn: [
            "`Keyboard.countsForeignKeyboards`: whether the keyboard of a mail or of a page of Safari counts as the app's own"
        ])

    static let leavesGuidesOfMovedWindows = ReadingFacts(
        played: "A window that is moved without a change of size lets the keyboard's guides in it look again.",
        other: "The guides stay where they are until the keyboard or the size of a view changes (order Q5).",
        rules: ["E38", "E48", "H11"],
        sourcesAgainst: [
            "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1223",
            "https://github.com/tutao/tutanota/issues/11138"
        ],
        dependsOn: [
            "`KeyboardReconciliation.reconciling`, `UIView+Surroundings.swift`: which of two witnesses is right"
        ])
}
