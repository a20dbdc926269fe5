import DeviceSimulation
import HostTestSupport

extension KnownFault {
    /// The known faults by clause and cause, with the number of generated lives (random sequences of events) that show
    /// the fault.
    static let all: [KnownFault] = moving + automatic + scrolling + twoOwners + late + settings

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

    /// A fault that the newest readings have shown, and that is still to be mended.
    private static let late =
        rows(
            .straight, "The simulator lifts a sheet late, together with the guides of this reading.",
            each, under: [.guideArrivesLate])

    /// Faults that depend on what an app sets, and when.
    private static let settings =
        [Clause.straight, .inReach, .memoryless].flatMap { clause in
            rows(
                clause, "An app that assigns its number in each layout makes automatic try another way.",
                [([.automatic], 0)], needs: { $0.has(.assignsInLayout) })
        }
        + rows(
            .straight, "What the app sets inside a layout, and takes away, is looked at a picture late.", each,
            needs: { $0.steps.contains(.inside(.layout)) })
        + rows(
            .restored, "A new keyboard object finds the lists as an older one has left them.", each,
            needs: \.followsNewKeyboard)
        + [Clause.memoryless, .restored].flatMap { clause in
            rows(
                clause, "An inset that grows by half of the covered height counts as the app's room (decision 0020).",
                [([.automatic], 0)], needs: \.addsRoom)
        }
        + [Clause.inReach, .straight].flatMap { clause in
            rows(
                clause, "The app's own inset leaves less of the list than the input is high (decision 0020).",
                [([.automatic], 0)], needs: \.addsRoom)
        }
        + rows(
            .restored, "The app puts its footer farther above the keyboard than its page is high.", grounds,
            needs: { $0.screen.place != .pad && !$0.screen.footer.isEmpty && $0.greatestOwnNumber > 600 })
        + rows(
            .straight, "A new keyboard object finds the keyboard a picture late.", each,
            needs: \.followsNewKeyboard)
        + [Clause.inSight, .inReach, .memoryless].flatMap { clause in
            rows(
                clause, "A guide that stays down shows no keyboard to a new keyboard object.", each,
                under: [.guideStaysDown], needs: \.followsNewKeyboard)
        }
        + [Clause.memoryless, .restored].flatMap { clause in
            rows(
                clause, "Not understood: a constant that a layout has made great is written small.",
                [([.constant], 0), ([.followingConstraint], 0)],
                needs: {
                    $0.numbersLate && ($0.steps.contains(.inside(.layout)) || $0.steps.contains(.inside(.scroll)))
                })
        }
        + rows(
            .straight, "A row that left a shorter table comes back as a new cell, whose margins grow in the movement.",
            grounds + lists + [([.automatic], 0)],
            needs: { life in life.has(.forbidsScrolling) && life.screen.all.contains { $0.kind == .table } })

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
            .inReach, "The app moves its page up under the status bar, and content that fits cannot scroll down.",
            lists, needs: { $0.has(.setsFrame) })
        + rows(
            .memoryless, "The app's own keyboard code has moved the screen before the next choice.",
            [([.automatic], 1)], needs: \.hasOwnKeyboardCode)
        + rows(
            .memoryless, "An input lies under the status bar, and no candidate brings it out at once.",
            [([.automatic], 0)], needs: \.choosesUnderStatusBar)
        + rows(
            .memoryless, "UIKit hides the keyboard in a rotation, and the room for it is another one afterwards.",
            [([.automatic], 0)], needs: { $0.steps.contains(.rotate) })
        + rows(
            .restored, "The app's own keyboard code makes room beside a list that has been scrolled.",
            [([.automatic], 0)], needs: \.hasOwnKeyboardCode)
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
            .restored,
            "UIKit scrolls to a field in a sheet that it moves, and the keyboard covers nothing of the list.",
            lists + [([.automatic], 0)], needs: \.isOnSheet)
        + rows(
            .straight, "UIKit insets an inner list below a bar at once while the outer one moves.",
            grounds + lists + [([.automatic], 0)], needs: { $0.scrollsInLists && $0.screen.header.isEmpty })
        + [Clause.inSight, .inReach, .straight, .quiet, .memoryless, .restored, .kept].flatMap { clause in
            rows(
                clause, "The room above the keyboard is lower than what stands on it.",
                grounds + lists + [([.automatic], 0)], needs: \.isLow)
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
    /// The page follows a keyboard object that was made while a keyboard was up.
    fileprivate var followsNewKeyboard: Bool {
        steps.contains(.keyboard(true)) || launch != .told && steps.contains(.keyboard(false))
    }
    fileprivate var addsRoom: Bool {
        steps.contains { step in
            switch step {
            case .add(let points), .assign(let points), .assignAnimated(let points):
                points > 100 || points > 0 && (steps.contains(.hardware(true)) || !screen.bar.isEmpty)
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
    fileprivate var scrollsInLists: Bool { screen.all.contains { $0.children.contains(where: \.scrolls) } }
    fileprivate var hasOwnKeyboardCode: Bool { has(.setsFrame) || has(.setsConstraint) || has(.setsInset) }
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
    ///
    /// Where the app adds hundreds of points below a footer, there is no room on a sheet either.
    fileprivate var isLow: Bool {
        let isFull =
            !screen.bar.isEmpty || !screen.header.isEmpty || screen.all.contains(where: \.isGuided)
            || screen.container == .child && !screen.footer.isEmpty || addsRoom
        return steps.contains(.rotate) && screen.place != .pad && isFull || isOnSheet && addsRoom
    }

    /// The app's own number at its greatest, in points.
    fileprivate var greatestOwnNumber: Int {
        var number = screen.ownNumber, greatest = number
        for step in steps {
            switch step {
            case .add(let points): number = max(0, number + points)
            case .assign(let points), .assignAnimated(let points): number = points
            default: break
            }
            greatest = max(greatest, number)
        }
        return greatest
    }
}
