import DeviceSimulation

extension KnownFault {
    /// The faults, by clause and cause, with the lives that show them.
    static let all: [KnownFault] = scrolling + moving + automatic + afterHides + nights

    /// Where UIKit scrolls as well.
    private static let scrolling =
        rows(
            .inSight,
            "UIKit scrolls a scroll view inside the one with insets after the outer offset, or not at all.",
            [([.insets], 5), ([.listener], 5)])
        + rows(
            .restored,
            "UIKit scrolls to a field under a docked bar, or in a sheet that shrinks, before anything is announced.",
            [([.insets], 4), ([.listener], 4)])
        + rows(
            .straight, "An inner scroll view jumps to the input, and the outer one moves animated.",
            [([.insets], 1), ([.listener], 1)])
        + rows(
            .inReach, "A row of a list above a raised ground cannot be scrolled into sight; the cause is not known.",
            [([.insets, .constant], 1), ([.listener, .followingConstraint], 1)])

    /// Where UIKit moves a view that the library has adjusted already.
    private static let moving =
        rows(
            .oneValue, "UIKit moves a sheet or a popover once it has posted; the first number is never shown.",
            [
                ([.translation], 3), ([.insets], 9), ([.safeArea], 9), ([.constant], 8), ([.guide], 16),
                ([.listener], 9), ([.responder], 3), ([.appearListener], 9), ([.followingConstraint], 8),
                ([.guideController], 12)
            ])
        + rows(
            .quiet, "In a sheet that is too low for its content, the content view grows with the guide.",
            [([.listener, .guideController], 1)])

    private static let automatic =
        rows(
            .inSight, "An input that lies off the screen, where the app forbids scrolling, stays there.",
            [([.automatic], 3)])
        + rows(
            .inReach, "A list beside the input gets no room in a sheet that grows with the keyboard.",
            [([.automatic], 4)])
        + rows(
            .memoryless, "The app's own keyboard code has moved the screen that the next choice is made for.",
            [([.automatic], 3)])
        + rows(
            .oneValue, "Candidates are tried one after the other in one turn, and the last one is shown.",
            [([.automatic], 107)])
        + rows(
            .restored,
            "The offset is noted after UIKit has scrolled; a sheet that rotates loses the way that serves it.",
            [([.automatic], 5)])
        + rows(.unmoved, "One input that is in sight moves; the cause is not known.", [([.automatic], 1)])

    private static let afterHides = rows(
        .straight,
        "A bar that a hide leaves on the screen counts once the keyboard has gone, and covers a few points before.",
        [
            ([.appearListener], 1), ([.constant], 1), ([.followingConstraint], 1), ([.guide], 1),
            ([.guideController], 1), ([.safeArea], 1)
        ],
        under: [.hidesToDockedAccessory])

    /// What a night has shown, and no day: the causes are not known.
    private static let nights =
        rows(
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
