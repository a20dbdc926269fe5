extension FactSource {
    static let cornerRadiusTables = FactSource(
        "three public corner-radius tables keyed by hardware identifier, which agree", isOpen: false)
    static let giellakbd = FactSource(
        "divvun/giellakbd-ios KeyboardHeightProvider tests (a third-party keyboard imitating "
            + "Apple's, own view height without the bottom safe area)")
    static let logIpadIos5LandscapeShowHide = FactSource(
        "recorded log ipad-ios5-landscape-show-hide.json")
    static let logIpadIos5RotationLandscapeToPortrait = FactSource(
        "recorded log ipad-ios5-rotation-landscape-to-portrait.json")
    static let logIpadIos8391Landscape = FactSource(
        "recorded log ipad-ios8-391-landscape.json, which is not in this repository", isOpen: false)
    static let logIpadLandscape398Begin = FactSource(
        "recorded log ipad-landscape-398-begin.json", isOpen: false)
    static let logIpadPortrait313Playground = FactSource(
        "recorded log ipad-portrait-313-playground.json", isOpen: false)
    static let logIpadRotation398313142 = FactSource(
        "recorded log ipad-rotation-398-313-142.json, which is not in this repository", isOpen: false)
    static let logIpadZeroHeightThen398Duration0 = FactSource(
        "recorded log ipad-zero-height-then-398-duration0.json", isOpen: false)
    static let logIphone11Begin243End346 = FactSource(
        "recorded log iphone11-begin-243-end-346.json", isOpen: false)
    static let logIphone11RnBegin243End301 = FactSource(
        "recorded log iphone11-rn-begin-243-end-301.json", isOpen: false)
    static let logIphone1214336DidshowRn = FactSource(
        "recorded log iphone12-14-336-didshow-rn.json", isOpen: false)
    static let logIphone12MiniOrX336HideRn = FactSource(
        "recorded log iphone12mini-or-X-336-hide-rn.json", isOpen: false)
    static let logIphone14Pro336Rxkeyboard = FactSource(
        "recorded log iphone14pro-336-rxkeyboard.json, which is not in this repository", isOpen: false)
    static let logIphone16ProClass328Rn = FactSource(
        "recorded log iphone16pro-class-328-rn.json", isOpen: false)
    static let logIphone35Ios5Curve0Show = FactSource(
        "recorded log iphone35-ios5-curve0-show.json", isOpen: false)
    static let logIphone35Ios7DefaultShowHide = FactSource(
        "recorded log iphone35-ios7-default-show-hide.json")
    static let logIphone35Ios7RotationPortraitLandscape = FactSource(
        "recorded log iphone35-ios7-rotation-portrait-landscape.json", isOpen: false)
    static let logIphone35Ios8Grow216253 = FactSource(
        "recorded log iphone35-ios8-grow-216-253.json", isOpen: false)
    static let logIphone35Ios8Show253Islocal = FactSource(
        "recorded log iphone35-ios8-show-253-islocal.json", isOpen: false)
    static let logIphone5Default216Show = FactSource(
        "recorded log iphone5-default-216-show.json, which is not in this repository", isOpen: false)
    static let logIphone5FullSixNotifications = FactSource(
        "recorded log iphone5-full-six-notifications.json", isOpen: false)
    static let logIphone5Ios7184 = FactSource(
        "recorded log iphone5-ios7-184.json, which is not in this repository", isOpen: false)
    static let logIphone5Ios8Willshow253 = FactSource(
        "recorded log iphone5-ios8-willshow-253.json", isOpen: false)
    static let logIphone5Prediction253ShowHide = FactSource(
        "recorded log iphone5-prediction-253-show-hide.json", isOpen: false)
    static let logIphone5ThirdParty2515 = FactSource(
        "recorded log iphone5-third-party-251_5.json", isOpen: false)
    static let logIphone5ThirdParty252Hide = FactSource(
        "recorded log iphone5-third-party-252-hide.json, which is not in this repository", isOpen: false)
    static let logIphone5ThirdParty254Duration0 = FactSource(
        "recorded log iphone5-third-party-254-duration0.json", isOpen: false)
    static let logIphone5ThirdParty259 = FactSource(
        "recorded log iphone5-third-party-259.json, which is not in this repository", isOpen: false)
    static let logIphone5ThirdParty282Duration0 = FactSource(
        "recorded log iphone5-third-party-282-duration0.json", isOpen: false)
    static let logIphone6216ThenAccessoryOnly14 = FactSource(
        "recorded log iphone6-216-then-accessory-only-14.json")
    static let logIphone6260ShowIslocal = FactSource(
        "recorded log iphone6-260-show-islocal.json", isOpen: false)
    static let logIphone6261Show = FactSource(
        "recorded log iphone6-261-show.json", isOpen: false)
    static let logIphone6Default216Show = FactSource(
        "recorded log iphone6-default-216-show.json", isOpen: false)
    static let logIphone6DeviceIos11TwoWillshowThirdParty2895 = FactSource(
        "recorded log iphone6-device-ios11-two-willshow-third-party-289_5.json", isOpen: false)
    static let logIphone6Prediction258Willshow = FactSource(
        "recorded log iphone6-prediction-258-willshow.json, which is not in this repository", isOpen: false)
    static let logIphone6ThirdPartyGrow216252 = FactSource(
        "recorded log iphone6-third-party-grow-216-252.json, which is not in this repository", isOpen: false)
    static let logIphone6Willhide258 = FactSource(
        "recorded log iphone6-willhide-258.json, which is not in this repository", isOpen: false)
    static let logIphoneplus226Show = FactSource(
        "recorded log iphonePlus-226-show.json", isOpen: false)
    static let logIphoneplus271ShowHide = FactSource(
        "recorded log iphonePlus-271-show-hide.json, which is not in this repository", isOpen: false)
    static let logIphonese2260Show = FactSource(
        "recorded log iphoneSE2-260-show.json", isOpen: false)
    static let logIphonex291End = FactSource(
        "recorded log iphoneX-291-end.json", isOpen: false)
    static let logIphonex291To335Grow = FactSource(
        "recorded log iphoneX-291-to-335-grow.json, which is not in this repository", isOpen: false)
    static let logIphonex333ShowHide = FactSource(
        "recorded log iphoneX-333-show-hide.json", isOpen: false)
    static let logIphonex335ShowHideEndframes = FactSource(
        "recorded log iphoneX-335-show-hide-endframes.json, which is not in this repository", isOpen: false)
    static let logIphonex380Show = FactSource(
        "recorded log iphoneX-380-show.json", isOpen: false)
    static let logIphonexThirdPartyGrow36667Duration0 = FactSource(
        "recorded log iphoneX-third-party-grow-366_67-duration0.json, which is not in this repository", isOpen: false)
    static let logIphonexr346Willshow = FactSource(
        "recorded log iphoneXR-346-willshow.json")
    static let logIphonexrBegin288End346ShowHide = FactSource(
        "recorded log iphoneXR-begin-288-end-346-show-hide.json, which is not in this repository", isOpen: false)
    static let logIphonexrBegin54End301 = FactSource(
        "recorded log iphoneXR-begin-54-end-301.json", isOpen: false)
    static let qmuidefines = FactSource(
        "Tencent/QMUI_iOS QMUIKit/QMUICore/QMUICommonDefines.h (NavigationBarHeight, TabBarHeight, "
            + "ToolBarHeight)")
    static let qmuihelper = FactSource(
        "Tencent/QMUI_iOS QMUIKit/QMUICore/QMUIHelper.m @4dca2347 "
            + "(safeAreaInsetsForDeviceWithNotch, screenSizeFor*, statusBarHeightConstant)")
    static let snapshottesting = FactSource(
        "pointfreeco/swift-snapshot-testing Sources/SnapshotTesting/Common/View.swift @6bb6c9ae")
    static let airInsets = FactSource(
        "a public file with default insets for a 420x912 screen", isOpen: false)
    static let sourceDevpolantSwiftycomponentsUiscreenKeyb = FactSource(
        "devpolant/SwiftyComponents UIScreen+Keyboard.swift (333)")
    static let airGeometryTest = FactSource(
        "a public geometry test with containerHeight 912, safeAreaTop 62, safeAreaBottom 34, "
            + "displayCornerRadius 62", isOpen: false)
    static let sourceGithubComFacebookReactNativeIssues = FactSource(
        "https://github.com/facebook/react-native/issues/30674")
    static let sourceGithubComIonicTeamIonicPluginKeybo = FactSource(
        "https://github.com/ionic-team/ionic-plugin-keyboard/pull/273")
    static let sourceGithubComKirillzyuskoReactNativeKey = FactSource(
        "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1155")
    static let sourceGithubComKirillzyuskoReactNativeKey2 = FactSource(
        "https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1566")
    static let sourceQanswerSpaceQuestionsUnableToRetrie = FactSource(
        "https://qanswer.space/questions/unable-to-retrieve-the-accurate-keyboard-height-in-ios8")
    static let sheetGeometryTest = FactSource(
        "a public sheet-geometry test, 1032x1376 with 24/20", isOpen: false)
    static let sourceStackOverflowAnswerMirroredAtHttps = FactSource(
        "Stack Overflow answer mirrored at "
            + "https://tutoriales.edu.lat/preguntas/974D071138FEABB5E2849EBC07A05B6C.html (keyboardHeight "
            + "= 55)")
    static let startUpImages = FactSource(
        "a public list of start-up images with 834x1210 @2x", isOpen: false)
    static let presetLists = FactSource(
        "two public lists of device presets", isOpen: false)
    static let viewImageConfig16Pro = FactSource(
        "a public ViewImageConfig iPhone16Pro", isOpen: false)
    static let viewImageConfig17Pro = FactSource(
        "two public ViewImageConfigs iPhone17Pro", isOpen: false)
    static let telegram = FactSource(
        "TelegramMessenger/Telegram-iOS submodules/Display/Source/DeviceMetrics.swift @20a1163704f3")
    static let telegram2 = FactSource(
        "TelegramMessenger/Telegram-iOS submodules/Display/Source/DeviceMetrics.swift @20a1163704f3 "
            + "(keyboardHeight + predictiveInputHeight)")
    static let zoul = FactSource(
        "zoul/ios-keyboards README.md")
    static let treeOfMobium = FactSource(
        "https://github.com/mobiumdev/mobium/blob/606308a8f38c8bcc9d263518832f5fdde2316f57/internal/uitree/testdata/"
            + "ios-keyboard-over-scrolled-form.xml")
    static let treeOfSimMirror = FactSource(
        "https://github.com/AndrewKochulab/sim-mirror/blob/85ef6f7dae69ddeb6165d892f4061486c0c0b5d5/src/sim_mirror/testing/"
            + "fixtures/mcpbridge-hierarchy-keyboard.txt")
    static let treeOfMobiumWithoutBar = FactSource(
        "https://github.com/mobiumdev/mobium/blob/606308a8f38c8bcc9d263518832f5fdde2316f57/internal/uitree/testdata/"
            + "ios-keyboard-over-button.xml")
    static let treeOfOffsider = FactSource(
        "https://github.com/michael-palmes/offsider (Tests/Goldens/trees/ios/text-input@keyboard/raw.json)")
    static let treeOfAgentDevice = FactSource(
        "https://github.com/callstack/agent-device (contracts/fixtures/tap-keyboard-occlusion-policy.json)")
}
