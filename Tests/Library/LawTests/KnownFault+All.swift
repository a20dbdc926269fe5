import DeviceSimulation

extension KnownFault {
    /// The faults, by clause and cause, with the lives that show them.
    static let all: [KnownFault] = moving + automatic + afterHides + nights

    /// The cells in which UIKit moves a view that the library has adjusted already.
    private static let moving = rows(
        .oneValue, "UIKit moves a sheet or a popover after it has posted; the first number is never shown.",
        [
            ([.translation], 3), ([.insets], 9), ([.safeArea], 8), ([.constant], 7), ([.guide], 16),
            ([.listener], 9), ([.responder], 3), ([.appearListener], 8), ([.followingConstraint], 7),
            ([.guideController], 12)
        ])

    private static let automatic =
        rows(
            .inReach, "The input is in a popup, and the list behind the popup gets no room.", [([.automatic], 2)])
        + rows(
            .memoryless, "The app's own keyboard code has moved the screen before the next choice.",
            [([.automatic], 1)])
        + rows(
            .oneValue, "Candidates are tried one after the other in one turn, and the last one is shown.",
            [([.automatic], 103)])
        + rows(
            .unmoved, "A footer that rises covers the input, and the keyboard alone does not.", [([.automatic], 1)])

    private static let afterHides = rows(
        .straight,
        "A bar that a hide leaves on the screen counts once the keyboard has gone, and covers a few points before.",
        [
            ([.appearListener], 1), ([.constant], 1), ([.followingConstraint], 1), ([.guide], 1),
            ([.guideController], 1), ([.safeArea], 1), ([.automatic], 0)
        ],
        under: [.hidesToDockedAccessory])

    /// The faults that only nights have shown.
    private static let nights =
        rows(
            .inSight, "UIKit insets no top of content that fits, and a field stays under the status bar.",
            [([.insets], 0), ([.listener], 0)])
        + rows(
            .inSight, "An input of a list is edited before the bar, and the end of the list does not follow the bar.",
            [([.insets], 0), ([.listener], 0)])
        + rows(
            .inSight, "The app forbids scrolling, and the input lies outside of its scroll view.",
            [([.automatic], 0)])
        + rows(
            .unmoved, "A list that is at its end stays there while an input outside of it is edited.",
            [([.insets], 0), ([.listener], 0)])
        + rows(
            .memoryless, "A translation stays as high as the highest keyboard (rule T4), also in a window that moves.",
            [([.translation], 0), ([.responder], 0)])
        + rows(
            .inReach, "The room between bar and header is lower than the content that must not shrink.",
            [([.guide], 0), ([.guideController], 0)])
        + rows(
            .straight, "The app scrolls to a row in the turn in which it is edited.", [([.insets], 0), ([.listener], 0)]
        )
        + rows(
            .straight, "A bar's inset comes to an inner scroll view at once while UIKit scrolls the outer one.",
            [([.guide], 0)])
        + rows(
            .straight, "The app's own keyboard code moves the screen in the turn of the choice.", [([.automatic], 0)])
        + rows(
            .straight, "UIKit has set the frame of a sheet while the sheet was translated, and the sheet stays lower.",
            [([.automatic], 0)], under: [.matchesFrameUnderTransform])
        + rows(
            .unmoved, "UIKit scrolled to the field, and the content stays where it was after a hardware keyboard came.",
            [([.guide], 0), ([.guideController], 0)])
        + rows(
            .restored, "UIKit scrolls to a field in a sheet in which the keyboard covers nothing.",
            [([.insets], 0), ([.listener], 0)])
        + rows(
            .restored,
            "UIKit scrolls where the screen uses Apple's guide; an inset of the app's counts as room for a bar.",
            [([.automatic], 0)])
        + rows(
            .unmoved, "A card moves when a hardware keyboard is connected.", [([.translation], 0), ([.responder], 0)])
        + rows(
            .quiet, "A page that sets an equal avoidance in each layout lays out once more after a rotation.",
            [([.safeArea], 0), ([.constant], 0), ([.appearListener], 0), ([.followingConstraint], 0)])
        + rows(
            .quiet, "A page lays out at rest after a rotation.", [([.automatic], 0)],
            under: [.matchesFrameUnderTransform])
        + rows(
            .inReach, "A constant that the app assigns in each layout leaves the input under a docked bar.",
            [([.constant], 0), ([.followingConstraint], 0)])
        + rows(
            .inSight, "A text that is as high as the room is cut off by a part of a line.",
            [([.safeArea], 0), ([.constant], 0), ([.appearListener], 0), ([.followingConstraint], 0)])

    private static func rows(
        _ clause: Clause, _ cause: String, _ cells: [(ways: [LawWay], count: Int)], under readings: [Reading]? = nil
    ) -> [KnownFault] {
        cells.map { KnownFault(clause: clause, ways: $0.ways, readings: readings, count: $0.count, cause: cause) }
    }
}
