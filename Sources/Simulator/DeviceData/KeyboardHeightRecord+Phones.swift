import Foundation

extension KeyboardHeightRecord {
    /// Heights on phones.
    public static let phones: [KeyboardHeightRecord] = [
        KeyboardHeightRecord(
            device: "iPhone 4/4s (3.5\")",
            screens: [CGSize(width: 320, height: 480)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithoutBar,
            height: 216, firstVersion: 4, lastVersion: 7, confidence: .recorded,
            sources: [.logIphone35Ios7DefaultShowHide, .logIphone35Ios5Curve0Show],
            note: nil),
        KeyboardHeightRecord(
            device: "iPhone 4/4s (3.5\")",
            screens: [CGSize(width: 320, height: 480)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 253, firstVersion: 8, lastVersion: 9, confidence: .recorded,
            sources: [.logIphone35Ios8Show253Islocal, .logIphone35Ios8Grow216253],
            note: "216 + 37"),
        KeyboardHeightRecord(
            device: "iPhone 4/4s (3.5\")",
            screens: [CGSize(width: 320, height: 480)],
            homeIndicator: nil, orientation: .landscape,
            kind: .lettersWithoutBar,
            height: 162, firstVersion: 7, lastVersion: 7, confidence: .recorded,
            sources: [.logIphone35Ios7RotationPortraitLandscape],
            note: nil),
        KeyboardHeightRecord(
            device: "iPhone 5/5s/SE1 (4\")",
            screens: [CGSize(width: 320, height: 568)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithoutBar,
            height: 216, firstVersion: 7, lastVersion: 10, confidence: .recorded,
            sources: [.logIphone5Default216Show, .logIphone5FullSixNotifications, .zoul],
            note: nil),
        KeyboardHeightRecord(
            device: "iPhone 5/5s/SE1 (4\")",
            screens: [CGSize(width: 320, height: 568)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 253, firstVersion: 8, lastVersion: 12, confidence: .recorded,
            sources: [.logIphone5Prediction253ShowHide, .logIphone5Ios8Willshow253],
            note: "216 + 37"),
        KeyboardHeightRecord(
            device: "iPhone 5/5s (4\")",
            screens: [CGSize(width: 320, height: 568)],
            homeIndicator: nil, orientation: .portrait,
            kind: .other("Chinese keyboard of iOS 7 (inferred)"),
            height: 184, firstVersion: 7, lastVersion: 7, confidence: .recorded,
            sources: [.logIphone5Ios7184],
            note: nil),
        KeyboardHeightRecord(
            device: "iPhone 5/5s/SE1 (4\")",
            screens: [CGSize(width: 320, height: 568)],
            homeIndicator: nil, orientation: .landscape,
            kind: .lettersWithoutBar,
            height: 162, firstVersion: 7, lastVersion: 9, confidence: .recorded,
            sources: [.zoul, .telegram2],
            note: nil),
        KeyboardHeightRecord(
            device: "iPhone 6/6s/7/8 (4.7\")",
            screens: [CGSize(width: 375, height: 667)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithoutBar,
            height: 216, firstVersion: 8, lastVersion: 11, confidence: .recorded,
            sources: [.logIphone6Default216Show, .logIphone6216ThenAccessoryOnly14, .zoul],
            note: nil),
        KeyboardHeightRecord(
            device: "iPhone 6/6s/7/8 (4.7\")",
            screens: [CGSize(width: 375, height: 667)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 258, firstVersion: 8, lastVersion: 11, confidence: .recorded,
            sources: [.logIphone6Prediction258Willshow, .logIphone6Willhide258],
            note: "216 + 42"),
        KeyboardHeightRecord(
            device: "iPhone 6s/7/8/SE2/SE3 (4.7\")",
            screens: [CGSize(width: 375, height: 667)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 260, firstVersion: 13, lastVersion: nil, confidence: .recorded,
            sources: [.logIphonese2260Show, .logIphone6260ShowIslocal],
            note: "216 + 44: the predictive bar grew from 42 to 44 between iOS 11 and 13"),
        KeyboardHeightRecord(
            device: "iPhone 6/6s/7/8 (4.7\")",
            screens: [CGSize(width: 375, height: 667)],
            homeIndicator: nil, orientation: .landscape,
            kind: .lettersWithoutBar,
            height: 162, firstVersion: 8, lastVersion: 8, confidence: .listed,
            sources: [.zoul],
            note: "Telegram's table has 163 (its phone figures are 1 above the recorded ones in several rows)"),
        KeyboardHeightRecord(
            device: "iPhone 6/7/8 Plus (5.5\")",
            screens: [CGSize(width: 414, height: 736)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithoutBar,
            height: 226, firstVersion: 8, lastVersion: 11, confidence: .recorded,
            sources: [.logIphoneplus226Show, .zoul, .telegram2],
            note: nil),
        KeyboardHeightRecord(
            device: "iPhone 6/7/8 Plus (5.5\")",
            screens: [CGSize(width: 414, height: 736)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 271, firstVersion: 8, lastVersion: 12, confidence: .recorded,
            sources: [.logIphoneplus271ShowHide],
            note: "226 + 45"),
        KeyboardHeightRecord(
            device: "iPhone 6/7/8 Plus (5.5\")",
            screens: [CGSize(width: 414, height: 736)],
            homeIndicator: nil, orientation: .landscape,
            kind: .lettersWithoutBar,
            height: 162, firstVersion: 8, lastVersion: 8, confidence: .listed,
            sources: [.zoul],
            note: "Telegram: 163"),
        KeyboardHeightRecord(
            device: "iPhone X",
            screens: [CGSize(width: 375, height: 812)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 333, firstVersion: 11, lastVersion: 11, confidence: .recorded,
            sources: [.logIphonex333ShowHide, .sourceDevpolantSwiftycomponentsUiscreenKeyb],
            note: "291 + 42; iOS 11 only"),
        KeyboardHeightRecord(
            device: "iPhone X/XS/11 Pro",
            screens: [CGSize(width: 375, height: 812)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 335, firstVersion: 12, lastVersion: 13, confidence: .recorded,
            sources: [.logIphonex335ShowHideEndframes, .logIphonex291To335Grow],
            note: "291 + 44"),
        KeyboardHeightRecord(
            device: "iPhone X/XS/11 Pro/12-13 mini",
            screens: [CGSize(width: 375, height: 812)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 336, firstVersion: 13, lastVersion: nil, confidence: .recorded,
            sources: [.logIphone12MiniOrX336HideRn],
            note: "335 vs 336: sources disagree by 1; 336 = 292 + 44 agrees with Telegram's 292; iOS 13+ "
                + "(React Native log)"),
        KeyboardHeightRecord(
            device: "iPhone X/XS/11 Pro",
            screens: [CGSize(width: 375, height: 812)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithoutBar,
            height: 291, firstVersion: 11, lastVersion: 13, confidence: .recorded,
            sources: [.logIphonex291End, .logIphonex291To335Grow],
            note: "216 + 75 (= 34 home indicator + 41 row with globe and dictation keys, split INFERRED). "
                + "Telegram: 292"),
        KeyboardHeightRecord(
            device: "iPhone X class",
            screens: [CGSize(width: 375, height: 812)],
            homeIndicator: nil, orientation: .portrait,
            kind: .other("web view with form accessory bar (inferred)"),
            height: 380, firstVersion: nil, lastVersion: nil, confidence: .recorded,
            sources: [.logIphonex380Show],
            note: "335/336 + 45/44"),
        KeyboardHeightRecord(
            device: "iPhone XR/XS Max/11/11 Pro Max",
            screens: [CGSize(width: 414, height: 896)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 346, firstVersion: 12, lastVersion: 14, confidence: .recorded,
            sources: [.logIphonexr346Willshow, .logIphonexrBegin288End346ShowHide, .logIphone11Begin243End346],
            note: "301 + 45"),
        KeyboardHeightRecord(
            device: "iPhone XR/XS Max/11/11 Pro Max",
            screens: [CGSize(width: 414, height: 896)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithoutBar,
            height: 301, firstVersion: 13, lastVersion: 14, confidence: .recorded,
            sources: [.logIphonexrBegin54End301, .logIphone11RnBegin243End301],
            note: "226 + 75. Telegram: 302"),
        KeyboardHeightRecord(
            device: "iPhone 12/13/14",
            screens: [CGSize(width: 390, height: 844)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 336, firstVersion: 15, lastVersion: nil, confidence: .recorded,
            sources: [.logIphone1214336DidshowRn],
            note: "iOS 15+ (inferred)"),
        KeyboardHeightRecord(
            device: "iPhone 14 Pro/15/15 Pro/16",
            screens: [CGSize(width: 393, height: 852)],
            homeIndicator: nil, orientation: .portrait,
            kind: .lettersWithBar,
            height: 336, firstVersion: 16, lastVersion: nil, confidence: .recorded,
            sources: [.logIphone14Pro336Rxkeyboard],
            note: "iOS 16+ (inferred)"),
        KeyboardHeightRecord(
            device: "iPhone (model unstated; 390-402 wide)",
            screens: [
                CGSize(width: 390, height: 844), CGSize(width: 393, height: 852), CGSize(width: 402, height: 874)
            ],
            homeIndicator: true, orientation: .portrait,
            kind: .lettersWithBar,
            height: 336, firstVersion: 18, lastVersion: 18, confidence: .recorded,
            sources: [.sourceGithubComKirillzyuskoReactNativeKey],
            note: nil),
        KeyboardHeightRecord(
            device: "iPhone (same app as the row above)",
            screens: [
                CGSize(width: 390, height: 844), CGSize(width: 393, height: 852), CGSize(width: 402, height: 874)
            ],
            homeIndicator: true, orientation: .portrait,
            kind: .lettersWithBar,
            height: 345, firstVersion: 26, lastVersion: 26, confidence: .recorded,
            sources: [.sourceGithubComKirillzyuskoReactNativeKey],
            note: "iOS 26's Liquid Glass keyboard is 9 pt taller in this report"),
        KeyboardHeightRecord(
            device: "iPhone 16 Pro/17/17 Pro",
            screens: [CGSize(width: 402, height: 874)],
            homeIndicator: nil, orientation: .portrait,
            kind: .other("keyboard in a sheet (kind unstated)"),
            height: 328, firstVersion: 26, lastVersion: 26, confidence: .secondHand,
            sources: [.logIphone16ProClass328Rn],
            note: "second-hand; disagrees with 345; iOS 26 (inferred)"),
        KeyboardHeightRecord(
            device: "iPhone (unstated)",
            screens: [],
            homeIndicator: nil, orientation: .portrait,
            kind: .other("numeric pad with the system 'Done' pill row"),
            height: 356, firstVersion: 26, lastVersion: 26, confidence: .recorded,
            sources: [.sourceGithubComKirillzyuskoReactNativeKey2],
            note: "48 of it is the input-assistant row"),
        KeyboardHeightRecord(
            device: "iPhone X, 12 mini, 12, 13 mini, 13, 13 Pro, 14 Pro",
            screens: [
                CGSize(width: 375, height: 812), CGSize(width: 390, height: 844), CGSize(width: 393, height: 852)
            ],
            homeIndicator: true, orientation: .portrait,
            kind: .lettersWithoutBar,
            height: 292, firstVersion: nil, lastVersion: nil, confidence: .listed,
            sources: [.telegram2],
            note: "table used by a shipping app to pre-size its emoji panel; recorded logs give 1 less "
                + "(291/301)"),
        KeyboardHeightRecord(
            device: "iPhone X, 12 mini, 12, 13 mini, 13, 13 Pro, 14 Pro",
            screens: [
                CGSize(width: 375, height: 812), CGSize(width: 390, height: 844), CGSize(width: 393, height: 852)
            ],
            homeIndicator: true, orientation: .portrait,
            kind: .lettersWithBar,
            height: 336, firstVersion: nil, lastVersion: nil, confidence: .listed,
            sources: [.telegram2],
            note: "sum of the two tables: 292 + 44"),
        KeyboardHeightRecord(
            device: "iPhone X, 12 mini, 12, 13 mini, 13, 13 Pro, 14 Pro",
            screens: [
                CGSize(width: 375, height: 812), CGSize(width: 390, height: 844), CGSize(width: 393, height: 852)
            ],
            homeIndicator: true, orientation: .landscape,
            kind: .lettersWithoutBar,
            height: 172, firstVersion: nil, lastVersion: nil, confidence: .listed,
            sources: [.telegram2],
            note: "172 (recorded 171 expected if the +1 pattern holds - INFERRED)"),
        KeyboardHeightRecord(
            device: "iPhone X, 12 mini, 12, 13 mini, 13, 13 Pro, 14 Pro",
            screens: [
                CGSize(width: 375, height: 812), CGSize(width: 390, height: 844), CGSize(width: 393, height: 852)
            ],
            homeIndicator: true, orientation: .landscape,
            kind: .lettersWithBar,
            height: 209, firstVersion: nil, lastVersion: nil, confidence: .listed,
            sources: [.telegram2],
            note: "172 + 37 = 209"),
        KeyboardHeightRecord(
            device: "iPhone XS Max, XR, 12 Pro Max, 13 Pro Max, 14 Pro Max",
            screens: [
                CGSize(width: 414, height: 896), CGSize(width: 428, height: 926), CGSize(width: 430, height: 932)
            ],
            homeIndicator: true, orientation: .portrait,
            kind: .lettersWithoutBar,
            height: 302, firstVersion: nil, lastVersion: nil, confidence: .listed,
            sources: [.telegram2],
            note: "table used by a shipping app to pre-size its emoji panel; recorded logs give 1 less "
                + "(291/301)"),
        KeyboardHeightRecord(
            device: "iPhone XS Max, XR, 12 Pro Max, 13 Pro Max, 14 Pro Max",
            screens: [
                CGSize(width: 414, height: 896), CGSize(width: 428, height: 926), CGSize(width: 430, height: 932)
            ],
            homeIndicator: true, orientation: .portrait,
            kind: .lettersWithBar,
            height: 346, firstVersion: nil, lastVersion: nil, confidence: .listed,
            sources: [.telegram2],
            note: "sum of the two tables: 302 + 44"),
        KeyboardHeightRecord(
            device: "iPhone XS Max, XR, 12 Pro Max, 13 Pro Max, 14 Pro Max",
            screens: [
                CGSize(width: 414, height: 896), CGSize(width: 428, height: 926), CGSize(width: 430, height: 932)
            ],
            homeIndicator: true, orientation: .landscape,
            kind: .lettersWithoutBar,
            height: 172, firstVersion: nil, lastVersion: nil, confidence: .listed,
            sources: [.telegram2],
            note: "172 (recorded 171 expected if the +1 pattern holds - INFERRED)"),
        KeyboardHeightRecord(
            device: "iPhone XS Max, XR, 12 Pro Max, 13 Pro Max, 14 Pro Max",
            screens: [
                CGSize(width: 414, height: 896), CGSize(width: 428, height: 926), CGSize(width: 430, height: 932)
            ],
            homeIndicator: true, orientation: .landscape,
            kind: .lettersWithBar,
            height: 209, firstVersion: nil, lastVersion: nil, confidence: .listed,
            sources: [.telegram2],
            note: "172 + 37 = 209"),
        KeyboardHeightRecord(
            device: "iPhone 4 .. 8 Plus",
            screens: [
                CGSize(width: 320, height: 480), CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
                CGSize(width: 414, height: 736)
            ],
            homeIndicator: false, orientation: .landscape,
            kind: .lettersWithBar,
            height: 199, firstVersion: nil, lastVersion: nil, confidence: .derived,
            sources: [.telegram2],
            note: "predictive bar in landscape: 37, so 162 + 37 = 199 / 163 + 37 = 200 (SUM, not recorded)")
    ]
}
