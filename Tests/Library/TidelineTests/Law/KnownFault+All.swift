import DeviceSimulation

extension KnownFault {
    /// The faults, by clause and cause, with the lives that show them.
    static let all: [KnownFault] =
        ([
            rows(
                .inSight,
                "UIKit scrolls a scroll view inside the one with insets after the outer offset, or not at all.",
                [
                    ([.insets], 4, nil),
                    ([.listener], 4, nil),
                    ([.insets, .safeArea], 1, nil),
                    ([.insets, .constant], 1, nil),
                    ([.insets, .guide], 1, nil),
                    ([.listener, .appearListener], 1, nil),
                    ([.listener, .followingConstraint], 1, nil),
                    ([.listener, .guideController], 1, nil)
                ]),
            rows(
                .inSight,
                "A popup without a controller stays covered, and a growing text that cannot be scrolled.",
                [
                    ([.automatic], 11, nil)
                ]),
            rows(
                .inReach, "A list beside the input gets no room in a sheet that grows with the keyboard.",
                [
                    ([.automatic], 5, nil)
                ]),
            rows(
                .memoryless, "The way that has served one input of a page goes on serving the page's others.",
                [
                    ([.automatic], 13, nil),
                    ([.automatic, .guide], 1, nil)
                ]),
            rows(
                .memoryless, "In a sheet that is too low for its content, the content view grows with the guide.",
                [
                    ([.guideController], 2, nil)
                ]),
            rows(
                .oneValue,
                "A rotation posts a hide and a show in one turn: the number goes back and comes again.",
                [
                    ([.translation], 45, nil),
                    ([.insets], 68, nil),
                    ([.safeArea], 43, nil),
                    ([.constant], 43, nil)
                ]),
            rows(
                .oneValue, "A rotation posts a hide and a show in one turn: the number goes back and comes again.",
                [
                    ([.guide], 43, nil),
                    ([.listener], 68, nil),
                    ([.responder], 45, nil),
                    ([.appearListener], 43, nil),
                    ([.followingConstraint], 43, nil),
                    ([.guideController], 43, nil)
                ]),
            rows(
                .oneValue,
                "Candidates are tried one after the other, and a rotation posts a hide and a show in one turn.",
                [
                    ([.automatic], 75, nil)
                ]),
            rows(
                .oneValue, "The scroll view is adjusted before the ground has risen, and once more afterwards.",
                [
                    ([.insets, .safeArea], 54, nil),
                    ([.insets, .constant], 54, nil),
                    ([.insets, .guide], 54, nil),
                    ([.listener, .appearListener], 54, nil),
                    ([.listener, .followingConstraint], 54, nil),
                    ([.listener, .guideController], 54, nil)
                ]),
            rows(
                .oneValue,
                "A rotation posts a hide and a show in one turn: the number goes back and comes again.",
                [
                    ([.automatic, .insets], 17, nil),
                    ([.automatic, .guide], 5, nil)
                ]),
            rows(
                .quiet,
                "A constant that the app assigns in each layout is raised again, which causes the next layout.",
                [
                    ([.constant], 20, nil),
                    ([.insets, .constant], 3, nil)
                ]),
            rows(
                .quiet, "A constant that the app assigns in each layout is raised again, which causes the next layout.",
                [
                    ([.followingConstraint], 20, nil),
                    ([.listener, .followingConstraint], 3, nil)
                ]),
            rows(
                .quiet, "In a sheet that is too low for its content, the content view grows with the guide.",
                [
                    ([.guideController], 2, nil)
                ]),
            rows(
                .restored, "The offset is clamped to a sheet that has not shrunk yet.",
                [
                    ([.insets], 3, nil),
                    ([.listener], 3, nil)
                ]),
            rows(
                .restored, "The offset to go back to is noted after UIKit has scrolled to the input.",
                [
                    ([.automatic], 2, nil)
                ]),
            rows(
                .untouched, "Probes and witnesses are views of the library's in the app's views.",
                [
                    ([.translation], 300, nil),
                    ([.insets], 300, nil),
                    ([.safeArea], 300, nil),
                    ([.constant], 300, nil),
                    ([.guide], 300, nil),
                    ([.automatic], 244, nil),
                    ([.listener], 300, nil),
                    ([.responder], 300, nil),
                    ([.appearListener], 300, nil),
                    ([.followingConstraint], 300, nil),
                    ([.insets, .safeArea], 60, nil),
                    ([.insets, .constant], 60, nil),
                    ([.insets, .guide], 60, nil),
                    ([.guideController], 300, nil),
                    ([.listener, .appearListener], 60, nil),
                    ([.listener, .followingConstraint], 60, nil),
                    ([.listener, .guideController], 60, nil),
                    ([.automatic, .insets], 60, nil),
                    ([.automatic, .guide], 59, nil)
                ]),
            rows(
                .unmoved,
                "The mark makes an input that ends at the keyboard's top covered, and it moves by its margin.",
                [
                    ([.insets], 1, nil),
                    ([.listener], 1, nil),
                    ([.automatic], 1, nil)
                ]),
            rows(
                .straight, "An inner scroll view jumps to the input, and the outer one moves animated.",
                [
                    ([.automatic], 3, nil)
                ]),
            rows(
                .inSight, "A number that the app assigns is noticed by key-value observing alone.",
                [
                    ([.translation], 10, [.postsNoKeyValueChanges])
                ]),
            rows(
                .memoryless, "A number that the app assigns is noticed by key-value observing alone.",
                [
                    ([.translation], 4, [.postsNoKeyValueChanges])
                ]),
            rows(
                .straight, "A number that the app assigns is noticed by key-value observing alone.",
                [
                    ([.translation], 3, [.postsNoKeyValueChanges])
                ]),
            rows(
                .straight,
                "A probe is a hidden view: where those are not laid out, geometry that changes is not noticed.",
                [
                    ([.followingConstraint], 4, [.skipsHiddenViewsInLayout])
                ]),
            rows(
                .quiet, "A popup without a controller sets its frame in each layout while its page is lifted.",
                [
                    ([.automatic], 1, [.matchesFrameUnderTransform])
                ])
        ] as [[KnownFault]]).flatMap(\.self)

    private static func rows(
        _ clause: Clause, _ cause: String, _ cells: [(ways: [LawWay], count: Int, readings: [Reading]?)]
    ) -> [KnownFault] {
        cells.map { KnownFault(clause: clause, ways: $0.ways, readings: $0.readings, count: $0.count, cause: cause) }
    }
}
