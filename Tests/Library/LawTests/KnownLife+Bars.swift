import DeviceSimulation
import HostTestSupport

extension KnownLife {
    static let aboveBars = [
        KnownLife(
            "a field under a docked bar", .restored, .insets,
            LawScreen(place: .small, body: .list(6, [.space(4, 540), .field(5)]), bar: [.field(7)]), [.focus(5)]),
        KnownLife(
            "a field under a view's docked bar", .restored, .automatic,
            LawScreen(
                place: .large, body: .list(6, [.space(4, 500), .field(5), .space(1, 200), .field(2), .field(3)]),
                bar: [.field(7)],
                barOwner: .view),
            [.focus(5)]),
        KnownLife(
            "a card over a docked bar", .restored, .translation,
            LawScreen(
                place: .large,
                body: .list(4, [.space(1, 12), .field(2), ScreenNode(id: 6, kind: .card, children: [.field(5)])]),
                bar: [.field(7)]),
            [.rotate, .focus(5)]),
        KnownLife(
            "a field below a table at its end", .restored, .automatic,
            LawScreen(
                place: .small, header: [.field(6)],
                body: .list(5, [.space(1, 120), .space(2, 200), .field(3), .space(4, 120)], .table),
                footer: [.field(7)],
                bar: [ScreenNode(id: 8, kind: .text(grows: true))]),
            [.focus(7)]),
        KnownLife(
            "a field beside a hardware keyboard", .restored, .automatic,
            LawScreen(place: .large, body: .list(6, [.field(5)]), footer: [.button(8)], bar: [.button(7)]),
            [.hardware(true), .focus(5)]),
        KnownLife(
            "a table at its end, whose last field ends closer to it than the margin", .inSight, .insets,
            LawScreen(place: .large, body: .list(5, [.space(3, 800), .field(4)], .table), bar: [.field(6)]),
            [.focus(4), .focus(6)]),
        KnownLife(
            "a footer above a docked bar that is no whole number of points high", .straight, .guide,
            LawScreen(
                place: .large, body: .list(8, []), footer: [.field(10)],
                bar: [ScreenNode(id: 11, kind: .text(grows: true))]),
            [.focus(10)]
        ) { $0.reading = .hidesToDockedAccessory },
        KnownLife(
            "a bar of a view whose responder chain ends at a window", .inReach, .automatic,
            LawScreen(
                place: .large, body: .list(4, [.space(2, 500), .field(3)]),
                bar: [ScreenNode(id: 6, kind: .text(grows: true))], barOwner: .view),
            [.focus(6)]
        ) { $0.reading = .nextEndsAtWindow },
        KnownLife(
            "a button below a table, over which a finger raises the keyboard again", .memoryless, .automatic,
            LawScreen(
                place: .large, body: .list(5, [.space(1, 200), .field(2), .space(3, 80), .field(4)], .table),
                footer: [.button(7)]),
            [.focus(4), .pull]),
        KnownLife(
            "a text view at the end of a list, and a field in the bar", .inSight, .insets,
            LawScreen(
                place: .large,
                body: .list(
                    10, [.space(5, 400), .space(8, 500), ScreenNode(id: 9, kind: .text(grows: false), height: 120)],
                    .table), bar: [.field(13)]),
            [.focus(9), .focus(13)]),
        KnownLife(
            "a list without an avoidance above a field on a guide", .unmoved, .guideController,
            LawScreen(
                place: .large,
                body: .list(
                    14,
                    [
                        .space(2, 40), .field(3), .space(4, 20), .space(5, 30), .field(6), .field(7), .space(12, 20),
                        .space(13, 300)
                    ], .collection),
                footer: [.field(15)], bar: [ScreenNode(id: 16, kind: .text(grows: true))]),
            [.focus(7), .hardware(true)]),
        KnownLife(
            "a list of which the app leaves three points below the status bar", .inSight, .listener,
            LawScreen(
                place: .large, body: .list(5, [.space(2, 20), .field(3)], .collection), footer: [.field(6), .field(7)],
                bar: [.field(8), .button(9)]),
            [.focus(3), .add(285), .hardware(true)]
        ) { $0.ways = [.listener, .guideController] }
    ]
}
