import DeviceSimulation
import Foundation
import Testing
@_spi(Simulation) import UIKit

/// Tests behaviours that UIKit may have for a table whose rows turn out higher than estimated.
@MainActor struct SelfSizingReadingTests {
    /// A table of rows that are 62 points high and estimated at 44.
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.heightAnchor.constraint(equalToConstant: 62).isActive = true
            return cell
        }
    }

    private func makeTable(on screen: ReadingScreen, _ rows: Rows) -> UITableView {
        let table = screen.add(UITableView(), at: CGRect(x: 0, y: 100, width: 390, height: 620))
        table.estimatedRowHeight = 44
        table.dataSource = rows
        screen.phone.endTurn()
        return table
    }

    /// All rows have been measured, and the table stands at its end.
    private func measureAll(_ table: UITableView, on screen: ReadingScreen) {
        for row in 0..<60 {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
            screen.phone.endTurn()
        }
    }

    @Test(arguments: [([], false), ([.remembersMeasuredHeights], true)] as [(Set<Reading>, Bool)])
    func `C49 the heights of rows after a reload`(readings: Set<Reading>, areKept: Bool) throws {
        let screen = try ReadingScreen(readings), rows = Rows(), table = makeTable(on: screen, rows)
        measureAll(table, on: screen)
        #expect(table.contentSize.height == 3720)
        table.reloadData()
        screen.phone.endTurn()
        let rest = 3720 - table.contentSize.height
        #expect(areKept ? rest == 0 : rest > 18 * 30, "\(rest) points are forgotten")
    }

    @Test(arguments: [([], 0), ([.movesOffsetOverEstimates], 18 * 8)] as [(Set<Reading>, CGFloat)])
    func `C65 code scrolls up to rows that were never measured`(readings: Set<Reading>, moved: CGFloat) throws {
        let screen = try ReadingScreen(readings), rows = Rows(), table = makeTable(on: screen, rows)
        table.contentOffset.y = 44 * 30
        screen.phone.endTurn()
        let start = table.contentOffset.y
        table.contentOffset.y = start - 44 * 8
        screen.phone.endTurn()
        #expect(table.contentOffset.y == start - 44 * 8 + moved)
    }

    @Test func `C65 with the reading, a reload leaves the first row in sight in its place`() throws {
        let screen = try ReadingScreen([.movesOffsetOverEstimates]), rows = Rows(), table = makeTable(on: screen, rows)
        measureAll(table, on: screen)
        let path = IndexPath(row: 20, section: 0)
        table.contentOffset.y = table.rectForRow(at: path).minY
        screen.phone.endTurn()
        table.reloadData()
        screen.phone.endTurn()
        #expect(table.rectForRow(at: path).minY == table.contentOffset.y)
    }

    @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: -1)])
    func `L10 a finger takes the content with it, also in a list upside down`(transform: CGAffineTransform) throws {
        let screen = try ReadingScreen([]), rows = Rows(), table = makeTable(on: screen, rows)
        table.transform = transform
        table.contentOffset.y = 600
        screen.phone.endTurn()
        func place(of cell: UITableViewCell) -> CGFloat { cell.convert(cell.bounds, to: nil).midY }
        let cell = try #require(table.visibleCells.first { abs(place(of: $0) - 400) < 40 }), before = place(of: cell)
        screen.phone.scroll(table, by: -160)
        screen.phone.settle()
        #expect(abs(place(of: cell) - before - 160) < 1, "from \(before) to \(place(of: cell))")
    }
}
