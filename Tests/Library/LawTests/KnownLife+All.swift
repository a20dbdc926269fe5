import DeviceSimulation
import HostTestSupport

extension KnownLife {
    /// The lives by the place on the screen, or by what happens in them.
    static let all =
        inSight + onSheets + aboveBars + fitting + interrupted + shared + scrolled + moved + ending + uncovered
        + movedPages

    private static let inSight = [
        KnownLife(
            "an input below the top, in a list whose inset the app assigns", .quiet, .automatic,
            LawScreen(
                place: .pad,
                body: .list(
                    15,
                    [
                        .list(4, [.field(1)], .table, height: 160), .field(9, 120), .space(11, 200), .space(12, 100),
                        .space(13, 200), .field(14)
                    ])),
            [.focus(1), .drag(60), .assign(25)]),
        KnownLife(
            "a text in an inner scroll view", .inSight, .insets,
            LawScreen(
                place: .large,
                body: .list(
                    9,
                    [.list(8, [.space(4, 100), ScreenNode(id: 5, kind: .text(grows: false), height: 120)], height: 160)]
                )),
            [.focus(5)]),
        KnownLife(
            "a field in an inner scroll view, after another one", .inSight, .insets,
            LawScreen(
                place: .large,
                body: .list(9, [.list(8, [.field(1), .space(2, 250), .field(3), .field(4)], height: 300)])),
            [.focus(4), .focus(1)]),
        KnownLife(
            "a field at the end of an inner scroll view", .straight, .insets,
            LawScreen(
                place: .small, body: .list(9, [.list(8, [.space(5, 300), .button(6), .field(7)], height: 160)]),
                habits: [.assignsInLayout]),
            [.focus(7)]),
        KnownLife(
            "a field beside a list with a button", .inReach, .automatic,
            LawScreen(
                place: .large, body: .list(9, [.field(3), .space(4, 620), .button(7)]), footer: [.field(8)]),
            [.focus(8)])
    ]

    /// The table is scrolled to its end.
    ///
    /// The page is lifted above the home indicator, so the footer stays in sight.
    private static let liftedTable = LawScreen(
        place: .large, body: .list(6, [.space(1, 15), .button(2), .field(3, 120), .field(4), .field(5)], .table),
        footer: [.button(8), .field(9)], ownNumber: 33)

    /// The keyboard moves these pages as a whole.
    private static let movedPages = [
        KnownLife("a table in a lifted page", .restored, .automatic, liftedTable, [.rotate, .focus(5)]),
        KnownLife(
            "a table in a page that was lifted for another input", .restored, .automatic, liftedTable,
            [.rotate, .focus(5), .focus(9)]),
        KnownLife(
            "a page that slides away above a tab bar", .straight, .translation,
            LawScreen(
                place: .large, container: .tabs, body: ScreenNode(id: 4, kind: .card, children: [.field(1)]),
                movesPage: true),
            [.focus(1), .push(animated: true, takesInput: true)]),
        KnownLife(
            "a page whose field is pinned to the bottom above a tab bar", .straight, .translation,
            LawScreen(
                place: .large, container: .tabs,
                body: ScreenNode(id: 4, kind: .card, children: [.field(1, keys: .picker), .field(2), .button(3)]),
                movesPage: true),
            [.focus(1)]),
        KnownLife(
            "a page that slides away", .straight, .responder,
            LawScreen(
                place: .large, container: .navigation, header: [.field(4)], body: ScreenNode(id: 3, kind: .card),
                movesPage: true),
            [.focus(4), .push(animated: true, takesInput: true)]),
        KnownLife(
            "a page with a field at its safe area's top", .straight, .responder,
            LawScreen(
                place: .large, container: .child, header: [.field(3)], body: ScreenNode(id: 2, kind: .card),
                movesPage: true),
            [.focus(3)]),
        KnownLife(
            "a page that its tab bar controller lays out", .inSight, .translation,
            LawScreen(
                place: .large, container: .tabs, body: ScreenNode(id: 3, kind: .card, children: [.field(1)]),
                movesPage: true),
            [.focus(1)]
        ) { $0.reading = .matchesFrameUnderTransform },
        KnownLife(
            "a page whose frame the app sets", .quiet, .translation,
            LawScreen(
                place: .large, container: .child, body: ScreenNode(id: 3, kind: .card, children: [.field(1)]),
                movesPage: true),
            [.focus(1)]
        ) { $0.reading = .matchesFrameUnderTransform },
        KnownLife(
            "a page whose transform the app assigns in each layout", .inSight, .translation,
            LawScreen(
                place: .large, header: [.field(5)], body: ScreenNode(id: 4, kind: .card, children: [.field(1)]),
                habits: [.assignsInLayout], movesPage: true),
            [.focus(5), .focus(1)]),
        KnownLife(
            "a sheet with a field at its top", .memoryless, .responder,
            LawScreen(
                place: .large, container: .mediumSheet, header: [.field(3)],
                body: ScreenNode(id: 2, kind: .card, children: [.field(1)]), movesPage: true),
            [.focus(1), .focus(3)]),
        KnownLife(
            "a sheet's page", .inSight, .translation,
            LawScreen(
                place: .large, container: .mediumSheet, body: ScreenNode(id: 4, kind: .card, children: [.field(2)]),
                movesPage: true),
            [.focus(2)]
        ) { $0.reading = .matchesFrameUnderTransform }
    ]

    private static let onSheets = [
        KnownLife(
            "a button below a form", .straight, .automatic,
            LawScreen(place: .large, container: .mediumSheet, body: .list(7, [.field(4)]), footer: [.button(8)]),
            [.focus(4)]),
        KnownLife(
            "a row below a high one", .restored, .insets,
            LawScreen(place: .large, container: .mediumSheet, body: .list(6, [.space(4, 500), .field(5)], .table)),
            [.focus(5)]),
        KnownLife(
            "a row below a high one, above a bar", .restored, .insets,
            LawScreen(
                place: .large, container: .mediumSheet, body: .list(6, [.space(4, 500), .field(5)], .table),
                bar: [.button(8)]),
            [.hideAndFocus(5)])
    ]

    private static let fitting =
        [LawWay.insets, .listener, .automatic].map { way in
            KnownLife(
                "a field that ends at the keyboard's top", .unmoved, way,
                LawScreen(place: .large, body: .list(3, [.space(1, 440), .field(2)])), [.focus(2)])
        }
        + [Clause.quiet, .restored].map { clause in
            KnownLife(
                "a page that is too low for its content", clause, .guideController,
                LawScreen(
                    place: .large, container: .tabs, header: [.field(7)], body: .list(6, []), footer: [.field(8)],
                    bar: [.field(9), .button(10)], ownNumber: 11),
                [.rotate, .focus(9), .hide, .hurry])
        } + [
            KnownLife(
                "a page of which nothing scrolls", .restored, .insets,
                LawScreen(
                    place: .large, container: .navigation, body: .list(5, [.field(4), .space(1, 68)]),
                    habits: [.forbidsScrolling]),
                [.focus(4)]),
            KnownLife(
                "a window that moves away and back", .memoryless, .safeArea,
                LawScreen(place: .pad, body: .list(8, []), footer: [.field(10)]),
                [.focus(10), .moveWindow(40), .moveWindow(0)]),
            KnownLife(
                "a card with a translation in a list", .quiet, .insets,
                LawScreen(
                    place: .large, header: [.field(13)],
                    body: .list(
                        8, [ScreenNode(id: 12, kind: .card, children: [.field(9), .field(10), .field(11)]), .field(7)])),
                [.focus(7), .rotate, .focus(9)]
            ) { $0.ways = [.insets, .translation] },
            KnownLife(
                "an app that was just launched", .untouched, .insets,
                LawScreen(place: .large, body: .list(5, [.field(4)])),
                [.focus(4)]
            ) { ($0.launch, $0.reading) = (.untold, .skipsHiddenViewsInLayout) },
            KnownLife(
                "an app that ends editing while a look scrolls", .untouched, .insets,
                LawScreen(
                    place: .small, container: .child,
                    body: .list(4, [.space(1, 260), .field(3, keys: .plain)]),
                    habits: [.endsEditingInScroll], ownNumber: 34),
                [.focus(3), .insert(4, 1, .space(5, 30))])
        ]

    private static func text(_ id: Int, _ height: Int = 44) -> ScreenNode {
        ScreenNode(id: id, kind: .text(grows: true), height: height)
    }

    /// The app or UIKit acts in the middle of the library's work.
    private static let interrupted = [
        KnownLife(
            "an app that ends the avoidance while the next one is chosen", .restored, .automatic,
            LawScreen(
                place: .large,
                body: .list(
                    12,
                    [
                        .space(2, 20), .field(3, 120), .field(4, 120), .space(5, 80), .space(6, 100), .space(7, 20),
                        .field(8),
                        .field(9), .space(10, 80), .space(11, 30)
                    ]), footer: [.field(13)], habits: [.endsAvoidanceInScroll]),
            [.focus(13), .delete(4), .focus(8)]),
        KnownLife(
            "a sheet that goes down after a lower keyboard was announced", .inSight, .insets,
            LawScreen(place: .large, container: .mediumSheet, body: .list(5, [.space(1, 500), text(2)])),
            [.focus(2), .predictions(false)]),
        KnownLife(
            "an app that ends editing as a list goes to its end", .restored, .insets,
            LawScreen(
                place: .large, header: [.field(8)], body: .list(7, [.space(1, 200), .space(2, 368), .field(6)]),
                footer: [.button(9)], habits: [.endsEditingInScroll]),
            [.focus(8)]),
        KnownLife(
            "an app that ends editing while it begins", .restored, .insets,
            LawScreen(
                place: .small, header: [.field(12)], body: .list(11, [.field(1), .space(2, 500), text(3, 120)]),
                habits: [.endsEditingInScroll]),
            [.focus(3)]),
        KnownLife(
            "an app that ends editing while a chosen list scrolls", .restored, .automatic,
            LawScreen(
                place: .large, body: .list(14, [text(2, 120), .space(7, 250), .space(10, 500), text(11)]),
                habits: [.endsEditingInScroll]),
            [.focus(2), .focus(11)]),
        KnownLife(
            "an app that ends editing while an inner list scrolls", .restored, .automatic,
            LawScreen(
                place: .large,
                body: .list(
                    20,
                    [
                        .space(2, 75), .field(4), .space(5, 120), .space(6, 15), .space(7, 200), .field(8), .field(9),
                        .list(15, [.button(12), .field(13), .field(14)], height: 160), .space(18, 75)
                    ]),
                habits: [.endsEditingInScroll]),
            [.focus(14)]),
        KnownLife(
            "a button below a field, on a sheet that UIKit moves up", .inReach, .automatic,
            LawScreen(
                place: .large, container: .mediumSheet, header: [.field(6)],
                body: .list(5, [.space(2, 250), .field(3), .button(4)])),
            [.focus(3)]),
        KnownLife(
            "a list that is almost at its end", .restored, .insets,
            LawScreen(
                place: .pad,
                body: .list(
                    7, [.space(1, 20), .field(2), .space(3, 20), .field(4), .space(5, 500), .space(6, 120)], .collection
                ),
                footer: [.button(8)], bar: [.button(10)]),
            [.moveWindow(260), .focus(2)]
        ) { $0.reading = .hidesBeforeDockingAccessory },
        KnownLife(
            "an app that ends editing above a bar", .restored, .insets,
            LawScreen(
                place: .small, body: .list(10, [.space(4, 500), .field(5)]), bar: [text(13), .button(14)],
                habits: [.endsEditingInScroll]),
            [.focus(5)]),
        KnownLife(
            "an app that ends editing while its insets shrink", .restored, .insets,
            LawScreen(
                place: .pad, body: .list(14, [.field(3), .space(4, 1125), .field(13)]), habits: [.endsEditingInScroll]),
            [.focus(3), .moveWindow(150)]),
        KnownLife(
            "an app that assigns its inset, and adds to it in the layout of the same turn", .restored, .insets,
            LawScreen(
                place: .small, container: .tabs,
                body: .list(11, [.space(4, 40), .button(5), .field(6), .field(7), .field(8, keys: .bar)]),
                footer: [.field(13)], ownNumber: 37),
            [.focus(8), .inside(.layout), .add(197), .assignAnimated(18)]
        ) { $0.ways = [.automatic, .insets] },
        KnownLife(
            "an app that adds to its inset, and assigns it in the layout of the same turn", .restored, .insets,
            LawScreen(
                place: .large, body: .list(5, [.field(2)]), footer: [.field(7)], habits: [.assignsInLayout]),
            [.focus(2), .set(LawSetting(owner: .page, kind: .nothing)), .add(273)]
        ) { $0.ways = [.insets, .safeArea] }
    ]

    /// A list returns to its former offset, in a window with an automatic avoidance.
    private static let shared = [
        KnownLife(
            "a list with insets, and a field beside it", .restored, .insets,
            LawScreen(
                place: .small, header: [.field(7)],
                body: .list(6, [.space(1, 250), .space(2, 120), .field(3), .space(4, 80), .field(5)], .child)),
            [.focus(3), .focus(7)]
        ) { $0.ways = [.automatic, .insets] },
        KnownLife(
            "a list with insets above a bar", .restored, .insets,
            LawScreen(
                place: .large, container: .mediumSheet,
                body: .list(13, [.field(3), .field(4), .space(5, 200), .field(6), .space(12, 30)], .child),
                bar: [.button(15)]),
            [.focus(6)]
        ) { $0.ways = [.automatic, .insets] },
        KnownLife(
            "a list on a page that comes back", .restored, .automatic,
            LawScreen(
                place: .large, container: .navigation,
                body: .list(9, [.field(5), .space(6, 500), .field(7), .button(8)]),
                footer: [.field(10)]),
            [.focus(10), .push(animated: true, takesInput: true)])
    ]

    private static let scrolled = [
        KnownLife(
            "a field below the status bar, in content that fits", .inSight, .insets,
            LawScreen(
                place: .large,
                body: .list(
                    7,
                    [
                        .field(1), .space(2, 20), .field(3), .space(4, 500),
                        .field(5, 120), .field(6)
                    ]),
                bar: [.field(8)], ownNumber: 8),
            [.focus(3)]),
        KnownLife(
            "an app that lays out while a list scrolls, in a window that moves", .memoryless, .insets,
            LawScreen(
                place: .pad,
                body: .list(20, [.space(10, 250), .list(13, [], height: 300), .field(14), .field(15)]),
                bar: [.field(22)],
                habits: [.laysOutInScroll]),
            [.focus(15), .moveWindow(150)]),
        KnownLife(
            "an inner list above a bar", .inReach, .automatic,
            LawScreen(
                place: .large, header: [.field(20)], body: .list(19, [.list(8, [], height: 300), .field(18)]),
                footer: [.button(21)], bar: [.field(22), .button(23)]),
            [.rotate]),
        KnownLife(
            "an app that ends editing while UIKit scrolls", .restored, .insets,
            LawScreen(
                place: .small, container: .navigation,
                body: .list(
                    11,
                    [
                        .space(1, 80), ScreenNode(id: 2, kind: .text(grows: false), height: 120), .space(3, 20),
                        .button(4),
                        .space(5, 80), .button(6), .field(7)
                    ], .collection), habits: [.endsEditingInScroll], ownNumber: 11),
            [.focus(7)]),
        KnownLife(
            "a list that is chosen when the app ends the avoidance", .restored, .automatic,
            LawScreen(place: .large, body: .list(7, [.field(6)]), footer: [.field(8)]),
            [.focus(8), .inside(.layout), .set(LawSetting(owner: .window, kind: .nothing)), .focus(6)]),
        KnownLife(
            "a list that goes back when the app takes its inset, and the safe area makes room", .restored, .automatic,
            LawScreen(
                place: .small, body: .list(10, [.space(4, 500), .field(7), .field(8), .button(9)]),
                habits: [.assignsInLayout]),
            [.focus(7)]),
        KnownLife(
            "a list at its end whose inset the app assigns while the keyboard shrinks", .straight, .insets,
            LawScreen(
                place: .large, header: [.field(11, keys: .plain)],
                body: .list(
                    10,
                    [ScreenNode(id: 1, kind: .text(grows: true)), .field(2), .space(3, 20)] + (4...9).map { .field($0) }
                ),
                habits: [.assignsInLayout]),
            [.focus(6), .drag(60), .focus(11)]
        ) { $0.systemVersion = 26 },
        KnownLife(
            "a list that is limited while its sheet grows", .straight, .insets,
            LawScreen(
                place: .large, container: .mediumSheet,
                body: .list(7, [.field(2, 120), .field(3), .space(4, 100), .space(5, 80), .field(6)])),
            [.focus(3)]
        ) { $0.reading = .commitsBeforeObservers },
        KnownLife(
            "a table at the end of rows that it has estimated", .kept, .guideController,
            LawScreen(
                place: .small, header: [.field(14)],
                body: .list(
                    13,
                    [.field(1), .space(2, 15), .field(3, 120), .space(4, 12), .space(5, 12)]
                        + (6...8).map { .field($0) }
                        + [.space(9, 20), .space(10, 100), .space(11, 80), .space(12, 37)], .table),
                footer: [.field(15), .button(16)]),
            [.focus(7), .drag(300)])
    ]

    private static let moved = [
        KnownLife(
            "a list at its top with most of its last row in sight", .unmoved, .insets,
            LawScreen(
                place: .large, header: [.field(6)],
                body: .list(5, [.field(1, keys: .picker), .field(2), .space(3, 300), .space(4, 100)])),
            [.focus(1), .focus(6)]),
        KnownLife(
            "a list at its top, a point from its end", .inSight, .insets,
            LawScreen(
                place: .small,
                body: .list(10, [.field(1), .space(2, 500)]), bar: [.field(11)], ownNumber: 24),
            [.focus(11)]),
        KnownLife(
            "a list three points from its end, above a field that the app lifts", .restored, .insets,
            LawScreen(
                place: .large, container: .child,
                body: .list(
                    12,
                    [
                        .space(4, 15), .button(5), .field(6), .space(7, 500), .field(8), .space(9, 80),
                        .field(10, 120), .field(11)
                    ], .table), footer: [.field(13, keys: .bar), .field(14)]),
            [.hardware(true), .focus(8), .focus(13)]
        ) { $0.ways = [.insets, .safeArea] },
        KnownLife(
            "a field of a scrolled list, and a button above the list", .memoryless, .automatic,
            LawScreen(
                place: .large, header: [.button(15)],
                body: .list(14, [.field(3), .space(7, 400), .field(11), .field(12), .space(13, 100)]),
                footer: [.button(16)]),
            [.focus(12), .focus(3)]),
        KnownLife(
            "a sheet that rises and grows by one distance", .straight, .automatic,
            LawScreen(
                place: .small, container: .mediumSheet, header: [.button(7)], body: .list(6, []),
                footer: [.field(8, keys: .bar)]),
            [.focus(8)])
    ]

    /// A list's offset reaches an end of its range.
    private static let ending = [
        KnownLife(
            "the last field of an inner table", .straight, .insets,
            LawScreen(
                place: .large, header: [.field(14)],
                body: .list(
                    13,
                    [
                        .space(5, 20), .space(6, 300), .button(7),
                        .list(
                            12,
                            [.field(8), .field(9, 120), .field(10), .field(11)],
                            .table, height: 300)
                    ])),
            [.focus(14), .focus(11)]),
        KnownLife(
            "a field that ends at the keyboard but for a rounding error", .unmoved, .automatic,
            LawScreen(
                place: .large,
                body: .list(
                    12,
                    [
                        .space(2, 12), text(3), .field(4, 120), .space(5, 500),
                        .field(6), .space(7, 500), .space(8, 300), .field(9, keys: .bar),
                        .space(10, 20), .space(11, 300)
                    ], .table), ownNumber: 27),
            [.focus(9)]),
        KnownLife(
            "a row that is lower when the list goes back to its top", .unmoved, .insets,
            LawScreen(
                place: .large, header: [.field(9)],
                body: .list(
                    8,
                    [
                        .space(2, 200), .field(3), .field(4), .space(5, 80),
                        .field(6, 120), .field(7)
                    ], .table)),
            [.focus(7), .resize(2, 150), .hide, .focus(9)]),
        KnownLife(
            "a row that the app scrolls to before the first layout", .straight, .insets,
            LawScreen(
                place: .small, container: .pageSheet,
                body: .list(
                    9,
                    [.space(2, 200), .space(4, 20), .field(5), .field(6, 120)],
                    .table),
                bar: [text(10)], habits: [.forbidsScrolling]),
            [.focus(5)]
        ) { $0.launch = .immediate }
    ]

    /// The keyboard leaves these lists uncovered.
    private static let uncovered = [
        KnownLife(
            "a list in a popover that the app makes lower", .inSight, .insets,
            LawScreen(
                place: .pad, container: .popover,
                body: .list(
                    10,
                    [
                        .space(1, 100), .space(2, 15), .space(3, 200), .field(4), .field(5), .field(6),
                        ScreenNode(id: 7, kind: .text(grows: false), height: 120)
                    ]), footer: [.field(11)]),
            [.focus(7), .assign(15)]
        ) { $0.ways = [.insets, .constant] },
        KnownLife(
            "a list at its top that begins under the status bar", .straight, .insets,
            LawScreen(
                place: .large,
                body: .list(8, [.list(5, [.field(1), .space(2, 150), .field(3), .field(4)], height: 300), .button(7)]),
                footer: [.button(10)], bar: [ScreenNode(id: 11, kind: .text(grows: true)), .button(12)]),
            [.focus(1)]
        ) { $0.ways = [.insets, .safeArea] },
        KnownLife(
            "an inner list that UIKit insets at the top", .restored, .automatic,
            LawScreen(
                place: .large,
                body: .list(13, [.list(7, [.space(5, 150), .field(6)], height: 160), .space(11, 200), .field(12)]),
                footer: [.button(14)]),
            [.focus(6)]),
        KnownLife(
            "a field below a list that begins under the status bar", .unmoved, .automatic,
            LawScreen(
                place: .small, body: .list(5, [.space(2, 150), .field(3), .field(4)]), footer: [.field(6)],
                habits: [.avoidsAgainInLayout]),
            [.keyboard(false), .assign(335), .focus(6)]
        ) {
            $0.ways = [.automatic, .guide]
            $0.launch = .untold
        },
        KnownLife(
            "a list above a bar where editing ends at a hardware keyboard", .restored, .insets,
            LawScreen(
                place: .large, body: .list(10, [.space(5, 125), .field(7), .space(8, 500), .field(9)]),
                bar: [text(13)]),
            [.focus(9), .hardware(true)]
        ) { $0.ways = [.insets, .guide] },
        KnownLife(
            "a list that was at its end, and a field below it", .restored, .automatic,
            LawScreen(
                place: .small,
                body: .list(
                    15,
                    [
                        .space(1, 12), .field(2), .space(3, 12), .space(4, 20), .field(5), .space(6, 20), .field(7),
                        .space(8, 20), .field(9, 120), .field(10), .space(11, 20), .field(12), .space(13, 15),
                        .field(14)
                    ], .table), footer: [.field(16), .button(17)]),
            [.focus(14), .focus(16)]),
        KnownLife(
            "a window that has given up its avoidance, and a scene that gets one", .straight, .automatic,
            LawScreen(place: .large, header: [.field(6)], body: .list(5, []), footer: [.field(7)]),
            [
                .focus(6), .set(LawSetting(owner: .window, kind: .nothing)), .focus(7),
                .set(LawSetting(owner: .scene, spacing: 8))
            ]),
        KnownLife(
            "a list above a bar and a search bar below the list", .restored, .automatic,
            LawScreen(
                place: .large, body: .list(12, []), footer: [ScreenNode(id: 13, kind: .search)],
                bar: [.field(14), .button(15)]),
            [.focus(13)]),
        KnownLife(
            "a field in a list that must not be scrolled, between a header and a footer", .quiet, .automatic,
            LawScreen(
                place: .large, container: .navigation, header: [.field(6)],
                body: .list(5, [.space(1, 100), .field(2), .space(3, 20), .field(4)]),
                footer: [.field(7), .button(8)], habits: [.forbidsScrolling]),
            [.focus(4)]),
        KnownLife(
            "a list that the app makes lower than its inset and a field", .inSight, .automatic,
            LawScreen(
                place: .small, container: .navigation,
                body: .list(10, [.field(1, keys: .bar), .space(6, 15), .field(7), .field(8), .field(9)], .child),
                footer: [.button(11)], habits: [.setsConstraint], ownNumber: 19),
            [.focus(1)])
    ]
}
