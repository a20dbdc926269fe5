@_spi(Simulation) import UIKit

/// One action of a typical screen, such as the change of a row's height, measured for several numbers of views.
struct LayoutCase: Sendable {
    let name: String
    let meaning: String
    var unit = "µs"
    /// The largest number of views with which the case is measured.
    var largest = 10_000
    /// Measures the action on a screen with a number of views.
    ///
    /// The result is a time, a number of bytes or a ratio, in ``unit``.
    let measure: @MainActor @Sendable (Int) -> Double

    /// The cases in the order of the table.
    static let all = [
        bare, cold, coldRatio, bareMemory, memory, leaf, inAndOut, framesLeaf, depthCold, depthLeaf, tableRow,
        stackFill, stackOne, event, hide, letter, look, lookTwice, lookRatio, drag, dragRatio, hundred, hundredRatio
    ]

    private static let bare = LayoutCase(
        name: "solver", meaning: "a row of four constraints in the bare solver, per row"
    ) { count in
        LayoutClock.median(of: 5) { _ in withExtendedLifetime(try? BareColumn(count)) {} } / Double(count)
    }

    private static let cold = LayoutCase(
        name: "cold", meaning: "the same rows as views, from their constraints to frames, per row"
    ) { count in
        LayoutClock.median(of: 5, each: { Column(count, isLaidOut: false) }) { $0.settle() } / Double(count)
    }

    private static let coldRatio = LayoutCase(
        name: "cold/solver", meaning: "one after the other, and divided", unit: "times"
    ) { count in cold.measure(count) / bare.measure(count) }

    private static let bareMemory = LayoutCase(
        name: "solver memory", meaning: "heap in use for the rows in the bare solver, per row", unit: "bytes"
    ) { count in
        let before = LayoutClock.bytesInUse, column = try? BareColumn(count)
        return withExtendedLifetime(column) { Double(LayoutClock.bytesInUse - before) / Double(count) }
    }

    private static let memory = LayoutCase(
        name: "memory", meaning: "heap in use for the same rows, laid out, per row", unit: "bytes"
    ) { count in
        // The current simulation keeps its windows alive. A new simulation frees the windows of earlier cases before
        // the count.
        Simulation().install()
        let before = LayoutClock.bytesInUse, column = Column(count)
        return withExtendedLifetime(column) { Double(LayoutClock.bytesInUse - before) / Double(count) }
    }

    private static let leaf = LayoutCase(name: "leaf", meaning: "the last of the rows gets another height") { count in
        let column = Column(count)
        return LayoutClock.median(of: 51) { number in
            column.heights[count - 1].constant = CGFloat(20 + number % 2)
            column.settle()
        }
    }

    private static let inAndOut = LayoutCase(
        name: "in and out", meaning: "a view with three constraints in it and four to the rows is added, then removed"
    ) { count in
        let column = Column(count)
        return LayoutClock.median(of: 21) { _ in
            column.addExtra()
            column.settle()
            column.removeExtra()
            column.settle()
        }
    }

    private static let framesLeaf = LayoutCase(
        name: "frames leaf", meaning: "one of the views of a screen without constraints gets another size"
    ) { count in
        let screen = FramesScreen(count)
        return LayoutClock.median(of: 51) { number in
            screen.views[count / 2].frame.size.height = CGFloat(20 + number % 2)
            screen.settle()
        }
    }

    private static let depthCold = LayoutCase(
        name: "depth cold", meaning: "views in each other, first layout, per view", largest: 1000
    ) { count in
        let nest = Nest(count, isLaidOut: false)
        return LayoutClock.once { nest.settle() } / Double(count)
    }

    private static let depthLeaf = LayoutCase(
        name: "depth leaf", meaning: "the innermost of them gets another height", largest: 1000
    ) { count in
        let nest = Nest(count)
        return LayoutClock.median(of: 11) { number in
            nest.height.constant = CGFloat(20 + number % 2)
            nest.settle()
        }
    }

    private static let tableRow = LayoutCase(
        name: "table row", meaning: "a table scrolls by one row"
    ) { count in
        let screen = TableScreen(count)
        return LayoutClock.median(of: 51) { number in screen.scroll(toRow: number) }
    }

    private static let stackFill = LayoutCase(
        name: "stack fill", meaning: "a stack is filled and laid out once, per view"
    ) { count in
        let screen = StackScreen()
        return LayoutClock.once {
            screen.fill(count)
            screen.settle()
        } / Double(count)
    }

    private static let stackOne = LayoutCase(
        name: "stack one", meaning: "the last view of a stack is hidden, and shown"
    ) { count in
        let screen = StackScreen()
        screen.fill(count)
        screen.settle()
        return LayoutClock.median(of: 11) { number in
            screen.stack.arrangedSubviews[count - 1].isHidden = number % 2 == 0
            screen.settle()
        }
    }

    private static let hide = LayoutCase(
        name: "hide 50", meaning: "a keyboard goes; of the screen's views 50 avoid it; per hide"
    ) { count in
        let screen = AvoidingScreen(count, ways: 50)
        let times = (0..<51).map { _ in
            screen.post()
            screen.rest()
            defer { screen.rest() }
            return LayoutClock.once { screen.post() }
        }
        return times.sorted()[25]
    }

    private static let letter = LayoutCase(
        name: "letter", meaning: "a letter is typed into a field of a list with insets, beside so many views"
    ) { count in
        @MainActor func time(avoids: Bool) -> Double {
            let screen = WritingScreen(count, avoids: avoids)
            defer { screen.end() }
            return LayoutClock.median(of: 101) { _ in screen.write() }
        }
        return time(avoids: true) - time(avoids: false)
    }

    private static let event = LayoutCase(
        name: "event", meaning: "a keyboard comes, then goes; each view is moved, and moved back; per view and event",
        largest: 1000
    ) { count in
        let screen = AvoidingScreen(count)
        let times = (0..<51).map { _ in
            (0..<2).reduce(0.0) { sum, _ in
                defer { screen.rest() }
                return sum + LayoutClock.once { screen.post() }
            }
        }
        return times.sorted()[25] / 2 / Double(count)
    }
}
