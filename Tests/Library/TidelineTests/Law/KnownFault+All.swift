import DeviceSimulation

extension KnownFault {
    /// The faults, by clause and cause, with the lives that show them.
    static let all: [KnownFault] =
        ([
            rows(
                .inSight,
                "UIKit scrolls a scroll view inside the one with insets after the outer offset, or not at all.",
                [
                    ([.insets], 5, nil),
                    ([.listener], 5, nil),
                    ([.insets, .safeArea], 1, nil),
                    ([.insets, .constant], 1, nil),
                    ([.insets, .guide], 1, nil),
                    ([.listener, .appearListener], 1, nil),
                    ([.listener, .followingConstraint], 1, nil),
                    ([.listener, .guideController], 4, nil),
                    ([.automatic, .insets], 4, nil)
                ]),
            rows(
                .inSight,
                "A popup without a controller stays covered, and a growing text that cannot be scrolled.",
                [
                    ([.automatic], 13, nil)
                ]),
            rows(
                .inReach,
                "A list beside the input gets no room in a sheet that grows with the keyboard.",
                [
                    ([.automatic], 3, nil)
                ]),
            rows(
                .inReach,
                "A row of a list above a raised ground cannot be scrolled into sight; the cause is not known.",
                [
                    ([.insets, .constant], 1, nil),
                    ([.listener, .followingConstraint], 1, nil)
                ]),
            rows(
                .memoryless,
                "The way that has served one input of a page goes on serving the page's others.",
                [
                    ([.automatic], 24, nil),
                    ([.automatic, .insets], 1, nil)
                ]),
            rows(
                .oneValue,
                "A rotation posts a hide and a show in one turn: the number goes back and comes again.",
                [
                    ([.translation], 22, nil),
                    ([.insets], 28, nil),
                    ([.safeArea], 34, nil),
                    ([.constant], 28, nil),
                    ([.guide], 46, nil),
                    ([.listener], 28, nil),
                    ([.responder], 22, nil),
                    ([.appearListener], 34, nil),
                    ([.followingConstraint], 28, nil),
                    ([.guideController], 39, nil)
                ]),
            rows(
                .oneValue,
                "A rotation posts a hide and a show in one turn: the number goes back and comes again.",
                [
                    ([.insets, .safeArea], 35, nil),
                    ([.insets, .constant], 28, nil),
                    ([.insets, .guide], 35, nil),
                    ([.listener, .appearListener], 35, nil),
                    ([.listener, .followingConstraint], 28, nil),
                    ([.listener, .guideController], 39, nil),
                    ([.automatic, .insets], 38, nil),
                    ([.automatic, .guide], 31, nil),
                    ([.automatic, .translation], 22, nil)
                ]),
            rows(
                .oneValue,
                "Candidates are tried one after the other, and a rotation posts a hide and a show in one turn.",
                [
                    ([.automatic], 78, nil)
                ]),
            rows(
                .quiet,
                "In a sheet that is too low for its content, the content view grows with the guide.",
                [
                    ([.listener, .guideController], 1, nil)
                ]),
            rows(
                .restored,
                "The offset goes back with a hide alone, not to a docked bar; a sheet still to shrink clamps it.",
                [
                    ([.insets], 11, nil),
                    ([.listener], 11, nil),
                    ([.insets, .safeArea], 11, nil),
                    ([.insets, .constant], 11, nil),
                    ([.insets, .guide], 11, nil),
                    ([.listener, .appearListener], 11, nil),
                    ([.listener, .followingConstraint], 11, nil),
                    ([.listener, .guideController], 9, nil)
                ]),
            rows(
                .restored,
                "The offset goes back with a hide alone, not to a docked bar; it is noted after UIKit has scrolled.",
                [
                    ([.automatic], 13, nil),
                    ([.automatic, .insets], 9, nil)
                ]),
            rows(
                .straight,
                "An inner scroll view jumps to the input, and the outer one moves animated.",
                [
                    ([.insets], 1, nil),
                    ([.listener], 1, nil),
                    ([.automatic], 12, nil),
                    ([.automatic, .insets], 2, nil)
                ]),
            rows(
                .unmoved,
                "One input that is in sight moves; the cause is not known.",
                [
                    ([.automatic], 1, nil)
                ]),
            rows(
                .inReach,
                "A hide that leaves a docked bar on the screen is taken for a keyboard that is gone.",
                [
                    ([.appearListener], 2, [.hidesToDockedAccessory]),
                    ([.constant], 2, [.hidesToDockedAccessory]),
                    ([.followingConstraint], 2, [.hidesToDockedAccessory]),
                    ([.guide], 1, [.hidesToDockedAccessory]),
                    ([.guideController], 1, [.hidesToDockedAccessory]),
                    ([.safeArea], 2, [.hidesToDockedAccessory])
                ]),
            rows(
                .restored,
                "A hide that leaves a docked bar on the screen is taken for a keyboard that is gone.",
                [
                    ([.appearListener], 2, [.hidesToDockedAccessory]),
                    ([.constant], 2, [.hidesToDockedAccessory]),
                    ([.followingConstraint], 2, [.hidesToDockedAccessory]),
                    ([.guide], 1, [.hidesToDockedAccessory]),
                    ([.guideController], 1, [.hidesToDockedAccessory]),
                    ([.safeArea], 2, [.hidesToDockedAccessory])
                ])
        ] as [[KnownFault]]).flatMap(\.self)

    private static func rows(
        _ clause: Clause, _ cause: String, _ cells: [(ways: [LawWay], count: Int, readings: [Reading]?)]
    ) -> [KnownFault] {
        cells.map { KnownFault(clause: clause, ways: $0.ways, readings: $0.readings, count: $0.count, cause: cause) }
    }
}
