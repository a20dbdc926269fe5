import DeviceSimulation
import HostTestSupport

extension KnownFault {
    /// The known faults by clause and cause, with the number of generated lives (random sequences of events) that show
    /// the fault.
    static let all: [KnownFault] = moving + automatic + scrolling + afterHides + twoOwners + late + settings

    /// The kinds of avoidance that move views at the bottom of a page.
    ///
    /// `count` is the number of counted event sequences that show a fault. If only the long nightly run shows the fault,
    /// the count is 0.
    private static let grounds: [(ways: [LawWay], count: Int)] = [
        ([.guide], 0), ([.guideController], 0), ([.constant], 0), ([.followingConstraint], 0), ([.safeArea], 0),
        ([.appearListener], 0)
    ]
    /// The kinds of avoidance that scroll a list.
    ///
    /// `count` is the number of counted event sequences that show a fault. If only the long nightly run shows the fault,
    /// the count is 0.
    private static let lists: [(ways: [LawWay], count: Int)] = [([.insets], 0), ([.listener], 0)]

    /// One avoidance moves the page as a whole, while another avoidance moves a view on the page.
    ///
    /// Only the long nightly run plays these pairs.
    private static let twoOwners = [Clause.inReach, .inSight, .kept, .memoryless, .quiet, .straight].flatMap { clause in
        rows(
            clause, "The page gives way as a whole, and something on it gives way as well.",
            [LawWay.translation, .responder].flatMap { mover in
                let own: [LawWay] = mover == .translation ? [mover] : [.translation, mover]
                return LawWay.allCases.filter { !own.contains($0) && $0 != .automatic }.map { ([mover, $0], 0) }
            }, needs: { $0.screen.movesPage })
    }

    /// Faults that the newest readings and a floating keyboard have shown, and that are still to be mended.
    private static let late =
        rows(
            .straight, "The simulator lifts a sheet late, together with the guides of this reading.",
            each, under: [.guideArrivesLate])
        + rows(
            .memoryless, "A wrong frame after the movement changes the choice.", [([.automatic], 0)],
            under: [.misreportsDidFrames])
        + rows(
            .restored, "Content grows while the keyboard floats, and the list keeps the offset of the docked one.",
            [([.insets], 0), ([.listener], 0)], needs: \.growsUnderFloatingKeyboard)

    /// Faults that depend on what an app sets, and when.
    private static let settings =
        rows(
            .memoryless, "An inset that grows by half of the covered height counts as the app's room (decision 0020).",
            [([.automatic], 0)], needs: \.addsRoom)
        + rows(
            .memoryless, "A guide has raised the button before `automatic` is set, which then has nothing to do.",
            [([.guide], 0), ([.guideController], 0)], needs: { $0.setsAutomatic && $0.hasGuideInChild })
        + [Clause.memoryless, .restored].flatMap { clause in
            rows(
                clause, "A guide below content that does not fit stops at the height that it has.",
                [([.guide], 0), ([.guideController], 0)], needs: \.numbersLate)
        }
        + rows(
            .straight, "A new keyboard object finds the keyboard a picture late.", each,
            needs: \.followsNewKeyboard)
        + rows(
            .memoryless, "A keyboard object that is made under a finger takes the pulled keyboard for the docked one.",
            each, needs: { $0.followsNewKeyboard && $0.steps.contains(.pull) })
        + rows(
            .quiet, "Not understood: with a second keyboard object, layouts follow a change of the content.",
            each, needs: \.followsNewKeyboard)
        + [Clause.inSight, .inReach, .memoryless].flatMap { clause in
            rows(
                clause, "A guide that stays down shows no keyboard to a new keyboard object.", each,
                under: [.guideStaysDown], needs: \.followsNewKeyboard)
        }
        + rows(
            .memoryless, "Not understood: a page in a child controller moves less at the second input.",
            [([.translation], 0), ([.responder], 0)], needs: { $0.screen.movesPage && $0.screen.container == .child })
        + rows(
            .memoryless, "UIKit has raised the sheet for an earlier keyboard, and the page on it has less to do.",
            [([.translation], 0), ([.responder], 0)], needs: { $0.screen.movesPage && $0.isOnSheet })
        + [Clause.memoryless, .restored].flatMap { clause in
            rows(
                clause, "Not understood: a constant that a layout has made great is written small.",
                [([.constant], 0), ([.followingConstraint], 0)],
                needs: { $0.numbersLate && $0.steps.contains(.inside(.layout)) })
        }
        + rows(
            .inSight, "Two writes of an inset in one turn, the second in a layout: UIKit's limit of the first stays.",
            lists, needs: { $0.numbersLate && $0.steps.contains(.inside(.layout)) })
        + [Clause.straight, .inSight].flatMap { clause in
            rows(
                clause, "Not understood: a great own inset leaves little room, and an input jumps or stays too high.",
                lists, needs: { $0.numbersLate && $0.choices > 0 })
        }
        + rows(
            .straight, "Not understood: in a list that must not be scrolled, a row jumps by 8 points.",
            grounds + lists,
            needs: { life in life.has(.forbidsScrolling) && life.screen.all.contains { $0.kind == .table } })
        + rows(
            .memoryless, "`automatic` of one keyboard object does not know the guide of another one.",
            [([.guide], 0), ([.guideController], 0)],
            needs: { $0.setsAutomatic && $0.steps.contains { if case .keyboard = $0 { true } else { false } } })

    private static let each = LawWay.allCases.map { (ways: [$0], count: 0) }

    /// UIKit moves a view after the library's adjustment.
    private static let moving = rows(
        .oneValue, "UIKit moves a sheet or a popover after it has posted; the first number is never shown.",
        [
            ([.translation], 7), ([.insets], 27), ([.safeArea], 21), ([.constant], 20), ([.guide], 38),
            ([.listener], 27), ([.responder], 7), ([.appearListener], 21), ([.followingConstraint], 20),
            ([.guideController], 36)
        ])

    private static let automatic =
        rows(
            .oneValue, "Candidates are tried one after the other in one turn, and the last one is shown.",
            [([.automatic], 334)])
        + rows(
            .inReach, "The input is in a popup, and the list behind the popup gets no room.", [([.automatic], 4)],
            needs: { !$0.screen.popup.isEmpty })
        + rows(
            .inSight, "The app forbids scrolling, and the input lies outside of its scroll view.",
            [([.automatic], 0)], needs: { $0.has(.forbidsScrolling) })
        + rows(
            .inSight, "The app's own keyboard code shrinks the list around the input, which scrolls too far.",
            [([.automatic], 0)], needs: \.hasOwnKeyboardCode)
        + rows(
            .memoryless, "The app's own keyboard code has moved the screen before the next choice.",
            [([.automatic], 1)], needs: \.hasOwnKeyboardCode)
        + rows(
            .memoryless, "An input lies under the status bar, and no candidate brings it out at once.",
            [([.automatic], 0)], needs: \.choosesUnderStatusBar)
        + rows(
            .memoryless,
            "A page is moved whose list must not be scrolled, for an input or an inset of before as well.",
            [([.automatic], 2)], needs: { $0.has(.forbidsScrolling) && $0.steps.count > 1 })
        + rows(
            .memoryless, "UIKit hides the keyboard in a rotation, and the room for it is another one afterwards.",
            [([.automatic], 0)], needs: { $0.steps.contains(.rotate) })
        + rows(
            .memoryless, "UIKit moves a sheet after the announcement, and automatic chooses by both places.",
            [([.automatic], 0)], needs: \.isOnSheet)
        + [Clause.quiet, .straight].flatMap { clause in
            rows(
                clause, "The app sets the frame of a translated page in each layout.",
                [([.automatic], 0)], under: [.matchesFrameUnderTransform], needs: { $0.screen.container == .child })
        }
        + rows(
            .straight, "The app scrolls to a text, and the offset from before the last input returns first.",
            [([.automatic], 0)], needs: { $0.choices > 1 && $0.hasTextInTable })
        + rows(
            .straight, "A page is moved whose list must not be scrolled, and UIKit limits the list's offset.",
            [([.automatic], 0)], needs: { $0.has(.forbidsScrolling) })
        + rows(
            .restored, "The app's own keyboard code makes room beside a list that has been scrolled.",
            [([.automatic], 0)], needs: \.hasOwnKeyboardCode)
        + rows(
            .kept, "The app moves its page by its own code, and UIKit limits the list before the page is back.",
            [([.automatic], 0)], needs: \.hasOwnKeyboardCode)
        + rows(
            .restored, "A list that was at its end above a bar goes back to where it was before the bar.",
            [([.automatic], 0)], needs: { !$0.screen.bar.isEmpty })
        + rows(
            .restored,
            "UIKit scrolls where the screen uses Apple's guide; an inset of the app's counts as room for a bar.",
            [([.automatic], 1)], needs: { $0.has(.usesApplesGuide) })
        + rows(
            .unmoved, "A list above a bar goes back before the footer rises for an input in the list.",
            [([.automatic], 0)], needs: { !$0.screen.bar.isEmpty })

    /// The known faults that are caused by UIKit's own scrolling, or by too little room on the screen.
    private static let scrolling =
        rows(
            .inSight, "UIKit insets no top of content that fits, and a field stays under the status bar.",
            lists,
            needs: { $0.screen.header.isEmpty && $0.screen.bar.isEmpty && !$0.isOnSheet })
        + rows(
            .inSight, "An input of a list is edited before the bar, and the end of the list does not follow the bar.",
            lists + [([.automatic], 0)], needs: { !$0.screen.bar.isEmpty && $0.choices > 1 })
        + rows(
            .inSight, "UIKit scrolls the inner list alone, and the keyboard covers nothing of the outer one.",
            lists,
            needs: { $0.scrollsInLists && ($0.isOnSheet || $0.steps.contains(.hardware(true))) })
        + rows(
            .restored,
            "UIKit scrolls to a field in a sheet that it moves, and the keyboard covers nothing of the list.",
            lists + [([.automatic], 0)], needs: \.isOnSheet)
        + [Clause.inSight, .inReach, .straight, .quiet, .memoryless, .restored, .kept].flatMap { clause in
            rows(
                clause, "The room above the keyboard is lower than what stands on it.",
                grounds + lists + [([.automatic], 0)], needs: \.isLow)
        }
        + rows(
            .restored, "A list whose last row is partly hidden goes to its end above a bar that docks again.",
            lists, needs: { !$0.screen.bar.isEmpty })
        + rows(
            .straight, "The app's own keyboard code moves the screen in the turn of the choice.", [([.automatic], 0)],
            needs: \.hasOwnKeyboardCode)
        + rows(
            .straight, "A row above the input comes into sight, and is not as high as the table has estimated.",
            lists,
            needs: { $0.has(.laysOutInScroll) && $0.screen.all.contains { $0.kind == .table } })
        + rows(
            .straight,
            "UIKit scrolls a list or raises a sheet, and what a guide in the list holds jumps in the first picture.",
            grounds + [([.automatic], 0)], needs: \.hasGuideInList)
        + rows(
            .straight, "UIKit raises a sheet, and what stands on a guide jumps by a few points in the first picture.",
            [([.guide], 0), ([.guideController], 0)], needs: { $0.isOnSheet && !$0.screen.footer.isEmpty })
        + rows(
            .straight, "UIKit insets an inner list below a bar at once while the outer one moves.",
            grounds + lists + [([.automatic], 0)], needs: { $0.scrollsInLists && $0.screen.header.isEmpty })
        + rows(
            .kept, "A row out of sight has got another height, and the table measures it when the keyboard leaves.",
            grounds + lists + [([.automatic], 0)], needs: \.resizesInTable)
        + rows(
            .unmoved, "UIKit scrolled to the field, and the content stays where it was after a hardware keyboard came.",
            grounds + lists, needs: { $0.steps.contains(.hardware(true)) })
        + rows(
            .unmoved, "A list that the app insets in each layout loses the room for the bar with our insets.",
            lists,
            needs: { !$0.screen.bar.isEmpty && $0.has(.assignsInLayout) })
        + rows(
            .memoryless, "A number that the app assigns in each layout is left to it after two layouts.",
            lists + [([.automatic], 0)], needs: { $0.has(.assignsInLayout) })
        + rows(
            .unmoved, "A card moves when a hardware keyboard is connected.", [([.translation], 0), ([.responder], 0)],
            needs: { $0.steps.contains(.hardware(true)) })

    private static let afterHides =
        rows(
            .straight,
            "A bar that a hide leaves on the screen counts once the keyboard has gone, and covers a few points before.",
            [
                ([.appearListener], 1), ([.constant], 1), ([.followingConstraint], 1), ([.guide], 1),
                ([.guideController], 1), ([.safeArea], 1), ([.automatic], 0)
            ],
            under: [.hidesToDockedAccessory], needs: { !$0.screen.bar.isEmpty })
        + rows(
            .kept, "UIKit limits a list to the room without the bar that a hide leaves on the screen.",
            grounds + lists + [([.automatic], 0)], under: [.hidesToDockedAccessory, .hidesBeforeDockingAccessory],
            needs: { !$0.screen.bar.isEmpty })
        + [Clause.inReach, .restored].flatMap { clause in
            rows(
                clause, "The app ends the editing while a look scrolls, and no look follows that finds the bar.",
                lists + [([.automatic], 0)], under: [.hidesToDockedAccessory],
                needs: { !$0.screen.bar.isEmpty && $0.has(.endsEditingInScroll) })
        }

    private static func rows(
        _ clause: Clause, _ cause: String, _ cells: [(ways: [LawWay], count: Int)], under readings: [Reading]? = nil,
        needs: (@Sendable (Life) -> Bool)? = nil
    ) -> [KnownFault] {
        cells.map {
            KnownFault(
                clause: clause, ways: $0.ways, readings: readings, count: $0.count, cause: cause, needs: needs)
        }
    }
}

extension Life {
    fileprivate var followsNewKeyboard: Bool { steps.contains(.keyboard(true)) }
    fileprivate var setsAutomatic: Bool {
        steps.contains { if case .set(let setting) = $0 { setting.way == .automatic } else { false } }
    }
    fileprivate var hasGuideInChild: Bool {
        screen.all.contains { if case .guided(inChild: true) = $0.kind { true } else { false } }
    }
    fileprivate var addsRoom: Bool {
        steps.contains { step in
            switch step {
            case .add(let points), .assign(let points), .assignAnimated(let points):
                points > 100 || points > 0 && steps.contains(.hardware(true))
            default: false
            }
        }
    }
    fileprivate var numbersLate: Bool {
        steps.contains { step in
            switch step {
            case .add: true
            case .assign(let number): number > 40
            default: false
            }
        }
    }
    fileprivate var isOnSheet: Bool { screen.container.isSheet }
    fileprivate func has(_ habit: LawScreen.Habit) -> Bool { screen.habits.contains(habit) }
    fileprivate var growsUnderFloatingKeyboard: Bool {
        let floats = steps.contains { if case .undock = $0 { true } else { false } }
        return floats && steps.contains { if case .resize = $0 { true } else { false } }
    }
    fileprivate var hasOwnKeyboardCode: Bool { has(.setsFrame) || has(.setsConstraint) || has(.setsInset) }
    fileprivate var choices: Int { steps.filter { $0.chosenInput != nil }.count }
    /// The input is at the top of a list without a header.
    fileprivate var choosesUnderStatusBar: Bool {
        guard screen.header.isEmpty, !isOnSheet, let list = screen.body, list.scrolls else { return false }
        let chosen = Set(steps.compactMap(\.chosenInput))
        var top = 16
        for row in list.children where top < 59 {
            if ([row] + row.children).contains(where: { chosen.contains($0.id) }) { return true }
            top += row.height + 8
        }
        return false
    }
    /// A bar, a header or a guide leaves little room on a phone on its side, and so does a footer on a child's page.
    fileprivate var isLow: Bool {
        let isFull =
            !screen.bar.isEmpty || !screen.header.isEmpty || screen.all.contains(where: \.isGuided)
            || screen.container == .child && !screen.footer.isEmpty
        return steps.contains(.rotate) && screen.place != .pad && isFull
    }
    fileprivate var hasGuideInList: Bool {
        screen.all.contains { $0.scrolls && $0.children.contains(where: \.isGuided) }
    }
    fileprivate var resizesInTable: Bool {
        let rows = Set(screen.all.filter { $0.kind == .table }.flatMap(\.children).map(\.id))
        return steps.contains { if case .resize(let id, _) = $0 { rows.contains(id) } else { false } }
    }
    fileprivate var hasTextInTable: Bool {
        screen.all.contains { table in
            table.kind == .table && table.children.contains { if case .text = $0.kind { true } else { false } }
        }
    }
    fileprivate var scrollsInLists: Bool { screen.all.contains { $0.children.contains(where: \.scrolls) } }
}
