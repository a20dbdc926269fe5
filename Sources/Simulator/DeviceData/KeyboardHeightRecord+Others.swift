extension KeyboardHeightRecord {
    /// Heights of third-party keyboards, and of imitations of Apple's keyboards.
    public static let others: [KeyboardHeightRecord] = [
        rows(
            "320-wide", [],
            Row(
                .portrait, .other("third-party or CJK keyboard (inferred)"), 252, .recorded,
                [.logIphone5ThirdParty252Hide]),
            Row(
                .portrait, .other("third-party or CJK keyboard (inferred)"), 251.5, .recorded,
                [.logIphone5ThirdParty2515]),
            Row(
                .portrait, .other("third-party or CJK keyboard (inferred)"), 254, .recorded,
                [.logIphone5ThirdParty254Duration0]),
            Row(
                .portrait, .other("third-party or CJK keyboard (inferred)"), 259, .recorded,
                [.logIphone5ThirdParty259]),
            Row(
                .portrait, .other("third-party or CJK keyboard (inferred)"), 282, .recorded,
                [.logIphone5ThirdParty282Duration0])),
        rows(
            "375-wide", [],
            Row(
                .portrait, .other("third-party or CJK keyboard (inferred)"), 252, .recorded,
                [.logIphone6ThirdPartyGrow216252]),
            Row(.portrait, .other("third-party or CJK keyboard (inferred)"), 261, .recorded, [.logIphone6261Show]),
            Row(
                .portrait, .other("third-party or CJK keyboard (inferred)"), 289.5, .recorded,
                [.logIphone6DeviceIos11TwoWillshowThirdParty2895])),
        rows(
            "iPhone X class", [],
            Row(
                .portrait, .other("third-party or CJK keyboard (inferred)"), 366.66666666666674, .recorded,
                [.logIphonexThirdPartyGrow36667Duration0])),
        rows(
            "Swype / SwiftKey on an iPhone", [],
            Row(
                .portrait, .other("third-party"), nil, from: 8, to: 8, .recorded,
                [.sourceQanswerSpaceQuestionsUnableToRetrie],
                note: "final heights 256 (Swype) and 259 (SwiftKey); the same answer gives 224 for Apple's own "
                    + "keyboard, which no other source has")),
        rows(
            "iPhone 4.7\"", [],
            Row(
                .portrait, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 262, .imitation,
                [.giellakbd])),
        rows(
            "iPhone 5.5\"", [],
            Row(
                .portrait, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 272, .imitation,
                [.giellakbd])),
        rows(
            "iPhone 5.8\"", [],
            Row(
                .portrait, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 262, .imitation,
                [.giellakbd])),
        rows(
            "iPhone 6.1\"", [],
            Row(
                .portrait, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 262, .imitation,
                [.giellakbd])),
        rows(
            "iPhone XS Max/11 Pro Max", [],
            Row(
                .portrait, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 272, .imitation,
                [.giellakbd])),
        rows(
            "iPhone 4.7\"", [],
            Row(
                .landscape, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 208, .imitation,
                [.giellakbd])),
        rows(
            "iPhone 5.5\"", [],
            Row(
                .landscape, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 208, .imitation,
                [.giellakbd])),
        rows(
            "iPhone 5.8\"", [],
            Row(
                .landscape, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 196, .imitation,
                [.giellakbd])),
        rows(
            "iPhone 6.1\"", [],
            Row(
                .landscape, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 206, .imitation,
                [.giellakbd])),
        rows(
            "iPad 7.9\"-11\"", [],
            Row(
                .portrait, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 318, .imitation,
                [.giellakbd])),
        rows(
            "iPad 12.9\"", [],
            Row(
                .portrait, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 384, .imitation,
                [.giellakbd])),
        rows(
            "iPad 7.9\"-11\"", [],
            Row(
                .landscape, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 404, .imitation,
                [.giellakbd])),
        rows(
            "iPad 12.9\"", [],
            Row(
                .landscape, .other("third-party keyboard modelled on Apple's, with suggestion bar"), 476, .imitation,
                [.giellakbd]))
    ].flatMap(\.self)
}
