extension ReadingFacts {
    static let clampsOffsetUnderFinger = ReadingFacts(
        played:
            "If an inset shrinks while a finger drags the scroll view, the offset stays out of range until the finger is lifted.",
        other: "The inset's setter moves the offset back into its range at once.",
        rules: ["C15", "C17"],
        dependsOn: ["`RememberedOffset`: takes an offset that UIKit has moved back for one that a person has scrolled"])

    static let correctsOffsetInLayout = ReadingFacts(
        played:
            "If a new inset, content size or frame puts the offset out of range, its setter moves the offset back into range.",
        other: "The next layout of the scroll view moves the offset back into range.",
        rules: ["C15", "C17"],
        dependsOn: [
            "`ScrollAvoider`: reads the offset after it has set the insets, and decides whether the offset's return is animated",
            "`RememberedOffset`: decides which offset counts as set by the library"
        ])

    static let roundsOffsets = ReadingFacts(
        played: "A content offset has exactly the value that code has set.",
        other: "A content offset is rounded to pixels when it is set, and to points outside a window.",
        rules: ["C16"],
        sourcesAgainst: [
            "https://github.com/lionheart/openradar-mirror/issues/6521",
            "https://github.com/lionheart/openradar-mirror/issues/17480",
            "https://github.com/wikimedia/wikipedia-ios/pull/3753",
            "https://github.com/lxcid/LXReorderableCollectionViewFlowLayout/pull/48"
        ],
        dependsOn: ["`RememberedOffset`, `LimitedOffset`: recognize an offset that the library has set"])

    static let leavesCollectionsToApps = ReadingFacts(
        played: "`UICollectionViewController` insets its list for the keyboard, as `UITableViewController` does.",
        other: "`UICollectionViewController` leaves its list unchanged when a keyboard comes.",
        rules: ["C26", "C27", "C28"],
        sourcesFor: ["https://github.com/ekazaev/ChatLayout/issues/19"],
        dependsOn: ["`ScrollAvoider`, `AutomaticScreen`: leave a list alone if UIKit insets it"])

    static let leavesRowsOfTextViews = ReadingFacts(
        played:
            "A `UITableViewController` or `UICollectionViewController` scrolls the edited row above the keyboard, be it a row with a text field or with a text view.",
        other: "Such a controller scrolls for text fields alone, and a row with a text view stays under the keyboard.",
        rules: ["C28"],
        sourcesFor: ["https://github.com/hackiftekhar/IQKeyboardManager/issues/1240"],
        sourcesAgainst: ["https://github.com/hackiftekhar/IQKeyboardManager/issues/76"],
        dependsOn: ["`ScrollAvoider`, `AutomaticScreen`: leave a list alone if UIKit makes room in it"])

    static let leavesGrowingTextViews = ReadingFacts(
        played:
            "When a person types into a `UITextView` that does not scroll, the nearest scroll view around it scrolls to the caret, as far as its content reaches before the text view grows.",
        other: "The scroll view stays, and the caret of a text view that grows may leave its sight.",
        rules: ["C77"],
        sourcesFor: [
            "https://github.com/lionheart/openradar-mirror/issues/8393",
            "https://github.com/lionheart/openradar-mirror/issues/15209",
            "https://github.com/hanspinckaers/GrowingTextView/pull/6"
        ],
        sourcesAgainst: ["https://github.com/subconsciousnetwork/subconscious/issues/93"],
        dependsOn: ["`ScrollAvoider`: scrolls to the caret of a text view that grows"])

    static let keepsTopFromNestedScrollViews = ReadingFacts(
        played:
            "A scroll view inside another one adds the part of the safe area that reaches into it to its insets, at the top as well.",
        other: "A scroll view inside another one adds nothing to its top inset.",
        rules: ["C1", "C11"],
        dependsOn: ["`ScrollInsets`, `RestingInsets`: compute the insets of a scroll view inside another one"])

    static let remembersMeasuredHeights = ReadingFacts(
        played:
            "`reloadData()` of a table forgets the heights that cells have determined. Rows out of sight count with their estimate again.",
        other: "`reloadData()` keeps the height of each index path until its cell shows again.",
        rules: ["C49"],
        sourcesFor: [
            "https://github.com/smileyborg/TableViewCellWithAutoLayoutiOS8/issues/17",
            "https://github.com/wordpress-mobile/WordPress-iOS/pull/2075"
        ],
        dependsOn: ["`ScrollAvoider`: keeps the place of a list while the height of its content changes"])

    static let movesOffsetOverEstimates = ReadingFacts(
        played:
            "If rows above the first one in sight turn out higher than estimated, the offset stays, except under a finger. What is in sight moves.",
        other: "The offset moves by the difference, also in `reloadData()`, and what is in sight stays.",
        rules: ["C65"],
        sourcesFor: ["https://github.com/lionheart/openradar-mirror/issues/1036"],
        sourcesAgainst: ["https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight"],
        dependsOn: ["`ScrollAvoider`: keeps the place of a list while the height of its content changes"])
}
