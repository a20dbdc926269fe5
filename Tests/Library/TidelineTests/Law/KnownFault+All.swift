import DeviceSimulation

extension KnownFault {
    /// The faults, by clause and cause, with the lives that show them.
    static let all: [KnownFault] =
        ([
            rows(
                .inSight,
                "UIKit scrolls a scroll view inside the one with insets after the outer offset, or not at all.",
                [
                    ([.insets], 9, nil),
                    ([.listener], 9, nil),
                    ([.insets, .safeArea], 1, nil),
                    ([.insets, .constant], 1, nil),
                    ([.insets, .guide], 1, nil),
                    ([.listener, .appearListener], 1, nil),
                    ([.listener, .followingConstraint], 1, nil),
                    ([.listener, .guideController], 5, nil),
                    ([.automatic, .insets], 5, nil)
                ]),
            rows(
                .inSight,
                "A popup without a controller stays covered, and a growing text that cannot be scrolled.",
                [
                    ([.automatic], 15, nil)
                ]),
            rows(
                .inReach, "A list beside the input gets no room in a sheet that grows with the keyboard.",
                [
                    ([.automatic], 3, nil)
                ]),
            rows(
                .memoryless, "The way that has served one input of a page goes on serving the page's others.",
                [
                    ([.automatic], 27, nil)
                ]),
            rows(
                .memoryless, "In a sheet that is too low for its content, the content view grows with the guide.",
                [
                    ([.guideController], 1, nil),
                    ([.listener, .guideController], 0, nil)
                ]),
            rows(
                .oneValue,
                "A rotation posts a hide and a show in one turn: the number goes back and comes again.",
                [
                    ([.translation], 23, nil),
                    ([.insets], 52, nil),
                    ([.safeArea], 35, nil),
                    ([.constant], 34, nil),
                    ([.guide], 68, nil),
                    ([.listener], 52, nil),
                    ([.responder], 23, nil),
                    ([.appearListener], 35, nil),
                    ([.followingConstraint], 34, nil),
                    ([.guideController], 60, nil),
                    ([.automatic, .insets], 66, nil),
                    ([.automatic, .guide], 34, nil),
                    ([.automatic, .translation], 23, nil)
                ]),
            rows(
                .oneValue,
                "Candidates are tried one after the other, and a rotation posts a hide and a show in one turn.",
                [
                    ([.automatic], 102, nil)
                ]),
            rows(
                .oneValue, "The scroll view is adjusted before the ground has risen, and once more afterwards.",
                [
                    ([.insets, .safeArea], 274, nil),
                    ([.insets, .constant], 284, nil),
                    ([.insets, .guide], 281, nil),
                    ([.listener, .appearListener], 274, nil),
                    ([.listener, .followingConstraint], 284, nil),
                    ([.listener, .guideController], 285, nil)
                ]),
            rows(
                .quiet,
                "A constant that the app assigns in each layout is raised again, which causes the next layout.",
                [
                    ([.constant], 17, nil),
                    ([.followingConstraint], 17, nil),
                    ([.insets, .constant], 15, nil),
                    ([.listener, .followingConstraint], 15, nil)
                ]),
            rows(
                .quiet, "In a sheet that is too low for its content, the content view grows with the guide.",
                [
                    ([.listener, .guideController], 2, nil),
                    ([.guideController], 0, nil)
                ]),
            rows(
                .restored,
                "The offset goes back with a hide alone, not to a docked bar; a sheet still to shrink clamps it.",
                [
                    ([.insets], 8, nil),
                    ([.listener], 8, nil),
                    ([.insets, .safeArea], 12, nil),
                    ([.insets, .constant], 12, nil),
                    ([.insets, .guide], 12, nil),
                    ([.listener, .appearListener], 12, nil),
                    ([.listener, .followingConstraint], 12, nil),
                    ([.listener, .guideController], 12, nil)
                ]),
            rows(
                .restored,
                "The offset goes back with a hide alone, not to a docked bar; it is noted after UIKit has scrolled.",
                [
                    ([.automatic], 10, nil),
                    ([.automatic, .insets], 7, nil)
                ]),
            rows(
                .untouched, "Probes and witnesses are views of the library's in the app's views.",
                [
                    ([.translation], 300, nil),
                    ([.insets], 300, nil),
                    ([.safeArea], 300, nil),
                    ([.constant], 300, nil),
                    ([.guide], 300, nil),
                    ([.automatic], 252, nil),
                    ([.listener], 300, nil),
                    ([.responder], 300, nil),
                    ([.appearListener], 300, nil),
                    ([.followingConstraint], 300, nil),
                    ([.guideController], 300, nil),
                    ([.insets, .safeArea], 300, nil),
                    ([.insets, .constant], 300, nil),
                    ([.insets, .guide], 300, nil),
                    ([.listener, .appearListener], 300, nil),
                    ([.listener, .followingConstraint], 300, nil),
                    ([.listener, .guideController], 300, nil),
                    ([.automatic, .insets], 300, nil),
                    ([.automatic, .guide], 300, nil),
                    ([.automatic, .translation], 300, nil)
                ]),
            rows(
                .unmoved,
                "The mark makes an input that ends at the keyboard's top covered, and it moves by its margin.",
                [
                    ([.automatic], 1, nil),
                    ([.insets], 0, nil),
                    ([.listener], 0, nil)
                ]),
            rows(
                .inReach, "In a sheet that is too low for its content, the content view grows with the guide.",
                [
                    ([.guideController], 0, nil)
                ]),
            rows(
                .restored, "In a sheet that is too low for its content, the content view grows with the guide.",
                [
                    ([.guideController], 0, nil)
                ]),
            rows(
                .straight, "An inner scroll view jumps to the input, and the outer one moves animated.",
                [
                    ([.insets], 1, nil),
                    ([.listener], 1, nil),
                    ([.automatic], 6, nil)
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
                ]),
            rows(
                .inReach,
                "A number that the app assigns is noticed by key-value observing alone.",
                [
                    ([.constant], 1, [.postsNoKeyValueChanges]),
                    ([.followingConstraint], 1, [.postsNoKeyValueChanges])
                ]),
            rows(
                .inSight,
                "A number that the app assigns is noticed by key-value observing alone.",
                [
                    ([.responder], 2, [.postsNoKeyValueChanges]),
                    ([.translation], 2, [.postsNoKeyValueChanges])
                ]),
            rows(
                .memoryless,
                "A number that the app assigns is noticed by key-value observing alone.",
                [
                    ([.insets], 1, [.postsNoKeyValueChanges]),
                    ([.listener], 1, [.postsNoKeyValueChanges]),
                    ([.responder], 1, [.postsNoKeyValueChanges]),
                    ([.translation], 1, [.postsNoKeyValueChanges])
                ]),
            rows(
                .quiet,
                "A number that the app assigns is noticed by key-value observing alone.",
                [
                    ([.automatic], 1, [.postsNoKeyValueChanges])
                ]),
            rows(
                .straight,
                "A probe is a hidden view: where those are not laid out, geometry that changes is not noticed.",
                [
                    ([.constant], 1, [.skipsHiddenViewsInLayout]),
                    ([.followingConstraint], 1, [.skipsHiddenViewsInLayout])
                ])
        ] as [[KnownFault]]).flatMap(\.self)

    private static func rows(
        _ clause: Clause, _ cause: String, _ cells: [(ways: [LawWay], count: Int, readings: [Reading]?)]
    ) -> [KnownFault] {
        cells.map { KnownFault(clause: clause, ways: $0.ways, readings: $0.readings, count: $0.count, cause: cause) }
    }
}
