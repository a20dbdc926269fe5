extension ReadingFacts {
    static let clampsOffsetUnderFinger = ReadingFacts(
        played: "An inset that shrinks under a finger leaves the offset where it is until the finger is lifted.",
        other: "The offset is brought back into its range at once.",
        rules: ["C15", "C17"],
        dependsOn: ["`ScrollMemory`: an offset that UIKit brings back counts as scrolled by the finger"])

    static let correctsOffsetInLayout = ReadingFacts(
        played: "An offset that insets, content or size put out of range is brought back in their setters.",
        other: "It is brought back in the next layout of the scroll view.",
        rules: ["C15", "C17"],
        dependsOn: [
            "`ScrollAvoider`: the offset that is read after the insets were set, and whether its way back is animated",
            "`ScrollMemory`: which offset counts as the avoider's own"
        ])

    static let leavesCollectionsToApps = ReadingFacts(
        played: "`UICollectionViewController` makes room for the keyboard by itself, as `UITableViewController` does.",
        other: "It does nothing.",
        rules: ["C26", "C27", "C28"],
        sourcesFor: ["https://github.com/ekazaev/ChatLayout/issues/19"],
        dependsOn: ["`ScrollAvoider`, `AutomaticScreen`: which lists look after themselves"])

    static let keepsTopFromNestedScrollViews = ReadingFacts(
        played:
            "A scroll view in another one adds to its insets what of the safe area reaches into it, at the top as well.",
        other: "It adds nothing at its top.",
        rules: ["C1", "C11"],
        dependsOn: ["`ScrollInsets`, `RestingInsets`: the insets of a scroll view in another one"])
}
