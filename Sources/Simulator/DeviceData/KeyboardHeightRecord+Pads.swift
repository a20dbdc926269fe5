extension KeyboardHeightRecord {
    /// Heights on tablets.
    public static let pads: [KeyboardHeightRecord] = [
        rows(
            "iPad 9.7\"/mini 1-5", [(768, 1024)],
            Row(
                .portrait, .lettersWithoutBar, 264, from: 5, to: 7, .recorded,
                [.logIpadIos5RotationLandscapeToPortrait], note: "Telegram: 263"),
            Row(
                .landscape, .lettersWithoutBar, 352, from: 5, to: 7, .recorded, [.logIpadIos5LandscapeShowHide],
                note: "Telegram: 348")),
        rows(
            "iPad 9.7\"/mini", [(768, 1024)],
            Row(
                .landscape, .lettersWithBar, 391, from: 8, to: 8, .recorded, [.logIpadIos8391Landscape],
                note: "352 + 39, the predictive bar of iOS 8"),
            Row(
                .portrait, .lettersWithBar, 313, from: 9, .recorded,
                [.logIpadPortrait313Playground, .logIpadRotation398313142, .sourceGithubComIonicTeamIonicPluginKeybo],
                note: "Telegram: 263 + 50 = 313"),
            Row(
                .landscape, .lettersWithBar, 398, from: 9, .recorded,
                [.logIpadZeroHeightThen398Duration0, .logIpadRotation398313142, .logIpadLandscape398Begin],
                note: "Telegram: 348 + 50 = 398")),
        rows(
            "iPad (any, hardware keyboard attached)", [],
            Row(
                nil, .other("shortcut bar only (visible part)"), 55, from: 9, to: 12, .recorded,
                [.sourceGithubComIonicTeamIonicPluginKeybo, .sourceStackOverflowAnswerMirroredAtHttps],
                note: "the posted frame keeps its full height and hangs off the bottom of the screen")),
        rows(
            "iPad with home indicator (any, hardware keyboard)", [],
            Row(
                nil, .other("shortcut bar (visible part)"), 69, from: 13, to: 13, .unexplained,
                [.sourceGithubComFacebookReactNativeIssues],
                note: "reported as an unexplained remaining height of 69 after the hide; iOS 13/14 (inferred)")),
        rows(
            "iPad 10.2\"", [(810, 1080)],
            Row(.portrait, .lettersWithoutBar, 263, .listed, [.telegram2]),
            Row(.portrait, .lettersWithBar, 313, .listed, [.telegram2], note: "sum with the 50-pt bar"),
            Row(.landscape, .lettersWithoutBar, 348, .listed, [.telegram2]),
            Row(.landscape, .lettersWithBar, 398, .listed, [.telegram2], note: "sum with the 50-pt bar")),
        rows(
            "iPad Pro 10.5\"/Air 3", [(834, 1112)],
            Row(.portrait, .lettersWithoutBar, 263, .listed, [.telegram2]),
            Row(.portrait, .lettersWithBar, 313, .listed, [.telegram2], note: "sum with the 50-pt bar"),
            Row(.landscape, .lettersWithoutBar, 348, .listed, [.telegram2]),
            Row(.landscape, .lettersWithBar, 398, .listed, [.telegram2], note: "sum with the 50-pt bar")),
        rows(
            "iPad Pro 11\"", [(834, 1194)],
            Row(.portrait, .lettersWithoutBar, 283, .listed, [.telegram2]),
            Row(.portrait, .lettersWithBar, 333, .listed, [.telegram2], note: "sum with the 50-pt bar"),
            Row(.landscape, .lettersWithoutBar, 368, .listed, [.telegram2]),
            Row(.landscape, .lettersWithBar, 418, .listed, [.telegram2], note: "sum with the 50-pt bar")),
        rows(
            "iPad mini 6", [(744, 1133)],
            Row(
                .portrait, .lettersWithoutBar, 328, .listed, [.telegram2],
                note: "suspicious: same as the 12.9\" value, likely a copy error"),
            Row(.portrait, .lettersWithBar, 378, .listed, [.telegram2], note: "sum with the 50-pt bar"),
            Row(.landscape, .lettersWithoutBar, 368, .listed, [.telegram2]),
            Row(.landscape, .lettersWithBar, 418, .listed, [.telegram2], note: "sum with the 50-pt bar")),
        rows(
            "iPad Pro 12.9\" 1st/2nd gen (home button)", [(1024, 1366)], homeIndicator: false,
            Row(.portrait, .lettersWithoutBar, 328, .listed, [.telegram2]),
            Row(.portrait, .lettersWithBar, 378, .listed, [.telegram2], note: "sum with the 50-pt bar"),
            Row(.landscape, .lettersWithoutBar, 421, .listed, [.telegram2]),
            Row(.landscape, .lettersWithBar, 471, .listed, [.telegram2], note: "sum with the 50-pt bar")),
        rows(
            "iPad Pro 12.9\" 3rd gen+", [(1024, 1366)], homeIndicator: true,
            Row(.portrait, .lettersWithoutBar, 348, .listed, [.telegram2]),
            Row(.portrait, .lettersWithBar, 398, .listed, [.telegram2], note: "sum with the 50-pt bar"),
            Row(.landscape, .lettersWithoutBar, 441, .listed, [.telegram2]),
            Row(.landscape, .lettersWithBar, 491, .listed, [.telegram2], note: "sum with the 50-pt bar"))
    ].flatMap(\.self)
}
