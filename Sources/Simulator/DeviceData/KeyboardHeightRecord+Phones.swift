extension KeyboardHeightRecord {
    /// Heights on phones.
    public static let phones: [KeyboardHeightRecord] = [
        rows(
            "iPhone 4/4s (3.5\")", [(320, 480)],
            Row(
                .portrait, .lettersWithoutBar, 216, from: 4, to: 7, .recorded,
                [.logIphone35Ios7DefaultShowHide, .logIphone35Ios5Curve0Show]),
            Row(
                .portrait, .lettersWithBar, 253, from: 8, to: 9, .recorded,
                [.logIphone35Ios8Show253Islocal, .logIphone35Ios8Grow216253], note: "216 + 37"),
            Row(
                .landscape, .lettersWithoutBar, 162, from: 7, to: 7, .recorded,
                [.logIphone35Ios7RotationPortraitLandscape])),
        rows(
            "iPhone 5/5s/SE1 (4\")", [(320, 568)],
            Row(
                .portrait, .lettersWithoutBar, 216, from: 7, to: 10, .recorded,
                [.logIphone5Default216Show, .logIphone5FullSixNotifications, .zoul]),
            Row(
                .portrait, .lettersWithBar, 253, from: 8, to: 12, .recorded,
                [.logIphone5Prediction253ShowHide, .logIphone5Ios8Willshow253], note: "216 + 37")),
        rows(
            "iPhone 5/5s (4\")", [(320, 568)],
            Row(
                .portrait, .other("Chinese keyboard of iOS 7 (inferred)"), 184, from: 7, to: 7, .recorded,
                [.logIphone5Ios7184])),
        rows(
            "iPhone 5/5s/SE1 (4\")", [(320, 568)],
            Row(.landscape, .lettersWithoutBar, 162, from: 7, to: 9, .recorded, [.zoul, .telegram2])),
        rows(
            "iPhone 6/6s/7/8 (4.7\")", [(375, 667)],
            Row(
                .portrait, .lettersWithoutBar, 216, from: 8, to: 11, .recorded,
                [.logIphone6Default216Show, .logIphone6216ThenAccessoryOnly14, .zoul]),
            Row(
                .portrait, .lettersWithBar, 258, from: 8, to: 11, .recorded,
                [.logIphone6Prediction258Willshow, .logIphone6Willhide258], note: "216 + 42")),
        rows(
            "iPhone 6s/7/8/SE2/SE3 (4.7\")", [(375, 667)],
            Row(
                .portrait, .lettersWithBar, 260, from: 13, .recorded,
                [.logIphonese2260Show, .logIphone6260ShowIslocal],
                note: "216 + 44: the predictive bar grew from 42 to 44 between iOS 11 and 13")),
        rows(
            "iPhone 6/6s/7/8 (4.7\")", [(375, 667)],
            Row(
                .landscape, .lettersWithoutBar, 162, from: 8, to: 8, .listed, [.zoul],
                note: "Telegram's table has 163 (its phone figures are 1 above the recorded ones in several "
                    + "rows)")),
        rows(
            "iPhone 6/7/8 Plus (5.5\")", [(414, 736)],
            Row(
                .portrait, .lettersWithoutBar, 226, from: 8, to: 11, .recorded,
                [.logIphoneplus226Show, .zoul, .telegram2]),
            Row(
                .portrait, .lettersWithBar, 271, from: 8, to: 12, .recorded, [.logIphoneplus271ShowHide],
                note: "226 + 45"),
            Row(.landscape, .lettersWithoutBar, 162, from: 8, to: 8, .listed, [.zoul], note: "Telegram: 163")),
        rows(
            "iPhone X", [(375, 812)],
            Row(
                .portrait, .lettersWithBar, 333, from: 11, to: 11, .recorded,
                [.logIphonex333ShowHide, .sourceDevpolantSwiftycomponentsUiscreenKeyb], note: "291 + 42; iOS 11 only")),
        rows(
            "iPhone X/XS/11 Pro", [(375, 812)],
            Row(
                .portrait, .lettersWithBar, 335, from: 12, to: 13, .recorded,
                [.logIphonex335ShowHideEndframes, .logIphonex291To335Grow], note: "291 + 44")),
        rows(
            "iPhone X/XS/11 Pro/12-13 mini", [(375, 812)],
            Row(
                .portrait, .lettersWithBar, 336, from: 13, .recorded, [.logIphone12MiniOrX336HideRn],
                note: "335 vs 336: sources disagree by 1; 336 = 292 + 44 agrees with Telegram's 292; iOS 13+ "
                    + "(React Native log)")),
        rows(
            "iPhone X/XS/11 Pro", [(375, 812)],
            Row(
                .portrait, .lettersWithoutBar, 291, from: 11, to: 13, .recorded,
                [.logIphonex291End, .logIphonex291To335Grow],
                note: "216 + 75 (= 34 home indicator + 41 row with globe and dictation keys, split INFERRED). "
                    + "Telegram: 292")),
        rows(
            "iPhone X class", [(375, 812)],
            Row(
                .portrait, .other("web view with form accessory bar (inferred)"), 380, .recorded,
                [.logIphonex380Show], note: "335/336 + 45/44")),
        rows(
            "iPhone XR/XS Max/11/11 Pro Max", [(414, 896)],
            Row(
                .portrait, .lettersWithBar, 346, from: 12, to: 14, .recorded,
                [.logIphonexr346Willshow, .logIphonexrBegin288End346ShowHide, .logIphone11Begin243End346],
                note: "301 + 45"),
            Row(
                .portrait, .lettersWithoutBar, 301, from: 13, to: 14, .recorded,
                [.logIphonexrBegin54End301, .logIphone11RnBegin243End301], note: "226 + 75. Telegram: 302")),
        rows(
            "iPhone 12/13/14", [(390, 844)],
            Row(
                .portrait, .lettersWithBar, 336, from: 15, .recorded, [.logIphone1214336DidshowRn],
                note: "iOS 15+ (inferred)")),
        rows(
            "iPhone 14 Pro/15/15 Pro/16", [(393, 852)],
            Row(
                .portrait, .lettersWithBar, 336, from: 16, .recorded, [.logIphone14Pro336Rxkeyboard],
                note: "iOS 16+ (inferred)")),
        rows(
            "iPhone (model unstated; 390-402 wide)", [(390, 844), (393, 852), (402, 874)], homeIndicator: true,
            Row(
                .portrait, .lettersWithBar, 336, from: 18, to: 18, .recorded,
                [.sourceGithubComKirillzyuskoReactNativeKey])),
        rows(
            "iPhone 17/17 Pro", [(402, 874)],
            Row(
                .portrait, .lettersWithBar, 335, from: 26, to: 26, .recorded, [.treeOfMobium],
                note: "the keyboard's windows in a tree of elements, read 2026-11-30; an unstated phone had 345"),
            Row(
                .portrait, .lettersWithBar, 328, from: 27, .recorded, [.treeOfSimMirror],
                note: "the keyboard's windows in a tree of elements, read 2026-11-30"),
            Row(
                .portrait, .lettersWithoutBar, 308, from: 26, to: 26, .recorded, [.treeOfMobiumWithoutBar],
                note: "the same in three apps, read 2026-12-01; 291 of an iPhone X and 17"),
            Row(
                .portrait, .lettersWithoutBar, 301, from: 27, .recorded, [.treeOfOffsider],
                note:
                    "the keyboard's windows in a tree of elements, read 2026-12-01; the version by the height of the keys"
            ),
            Row(
                .landscape, .lettersWithBar, 204, from: 26, to: 26, .recorded, [.treeOfAgentDevice],
                note: "its top at 198 of 402, read 2026-12-01; the kind is unstated")),
        rows(
            "iPhone (same app as the row above)", [(390, 844), (393, 852), (402, 874)], homeIndicator: true,
            Row(
                .portrait, .lettersWithBar, 345, from: 26, to: 26, .recorded,
                [.sourceGithubComKirillzyuskoReactNativeKey],
                note: "iOS 26's Liquid Glass keyboard is 9 pt taller in this report")),
        rows(
            "iPhone 16 Pro/17/17 Pro", [(402, 874)],
            Row(
                .portrait, .other("keyboard in a sheet (kind unstated)"), 328, from: 26, to: 26, .secondHand,
                [.logIphone16ProClass328Rn], note: "second-hand; disagrees with 345; iOS 26 (inferred)")),
        rows(
            "iPhone (unstated)", [],
            Row(
                .portrait, .other("numeric pad with the system 'Done' pill row"), 356, from: 26, to: 26, .recorded,
                [.sourceGithubComKirillzyuskoReactNativeKey2], note: "48 of it is the input-assistant row")),
        rows(
            "iPhone X, 12 mini, 12, 13 mini, 13, 13 Pro, 14 Pro", [(375, 812), (390, 844), (393, 852)],
            homeIndicator: true,
            Row(
                .portrait, .lettersWithoutBar, 292, .listed, [.telegram2],
                note: "table used by a shipping app to pre-size its emoji panel; recorded logs give 1 less "
                    + "(291/301)"),
            Row(.portrait, .lettersWithBar, 336, .listed, [.telegram2], note: "sum of the two tables: 292 + 44"),
            Row(
                .landscape, .lettersWithoutBar, 172, .listed, [.telegram2],
                note: "172 (recorded 171 expected if the +1 pattern holds - INFERRED)"),
            Row(.landscape, .lettersWithBar, 209, .listed, [.telegram2], note: "172 + 37 = 209")),
        rows(
            "iPhone XS Max, XR, 12 Pro Max, 13 Pro Max, 14 Pro Max", [(414, 896), (428, 926), (430, 932)],
            homeIndicator: true,
            Row(
                .portrait, .lettersWithoutBar, 302, .listed, [.telegram2],
                note: "table used by a shipping app to pre-size its emoji panel; recorded logs give 1 less "
                    + "(291/301)"),
            Row(.portrait, .lettersWithBar, 346, .listed, [.telegram2], note: "sum of the two tables: 302 + 44"),
            Row(
                .landscape, .lettersWithoutBar, 172, .listed, [.telegram2],
                note: "172 (recorded 171 expected if the +1 pattern holds - INFERRED)"),
            Row(.landscape, .lettersWithBar, 209, .listed, [.telegram2], note: "172 + 37 = 209")),
        rows(
            "iPhone 4 .. 8 Plus", [(320, 480), (320, 568), (375, 667), (414, 736)], homeIndicator: false,
            Row(
                .landscape, .lettersWithBar, 199, .derived, [.telegram2],
                note: "predictive bar in landscape: 37, so 162 + 37 = 199 / 163 + 37 = 200 (SUM, not recorded)"))
    ].flatMap(\.self)
}
