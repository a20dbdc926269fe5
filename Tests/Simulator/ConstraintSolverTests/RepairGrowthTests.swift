import Foundation
import Testing

@testable import ConstraintSolver

/// The work of the repairs after a change grows at most with the square of the number of views.
@Suite struct RepairGrowthTests {
    /// Returns the exponent with which the work grows when the number of views doubles.
    ///
    /// The work is the number of visited variables and of amounts that were computed to compare columns.
    private func exponent(
        from count: Int, _ solver: (Int) throws -> (solver: Solver, doneBefore: Int)
    ) rethrows -> Double {
        let works = try [count, 2 * count].map { count in
            let (solver, before) = try solver(count)
            return Double(work(of: solver) - before)
        }
        return log2(works[1] / works[0])
    }

    private func work(of solver: Solver) -> Int { solver.visitCount + solver.simplex.pricing.amountCount }

    @Test func `a dialog is built in the square of its lines`() throws {
        #expect(try exponent(from: 40) { (try Dialog(lines: $0).solver, 0) } <= 2.05)
    }

    @Test(arguments: [250, 750, 751] as [Priority], [4, 40] as [Double])
    func `a column of labels is built in the square of their number`(hugging: Priority, room: Double) throws {
        let growth = try exponent(from: 100) { count in
            (try LabelColumn(count: count, screen: room * Double(count), hugging: hugging).solver, 0)
        }
        #expect(growth <= 2.05)
    }

    @Test(arguments: [250, 750, 751] as [Priority])
    func `a screen turns in the square of the labels' number`(hugging: Priority) throws {
        let growth = try exponent(from: 100) { count in
            let column = try LabelColumn(count: count, screen: Double(28 * count), hugging: hugging)
            let before = work(of: column.solver)
            try column.solver.suggest(Double(18 * count), for: column.height, priority: 999)
            return (column.solver, before)
        }
        #expect(growth <= 2.05)
    }

    @Test(arguments: [250, 750, 751] as [Priority])
    func `a column falls apart in the square of the labels' number`(hugging: Priority) throws {
        let growth = try exponent(from: 100) { count in
            let column = try LabelColumn(count: count, screen: Double(18 * count), hugging: hugging)
            let before = work(of: column.solver)
            for join in column.joins { try column.solver.remove(join) }
            return (column.solver, before)
        }
        #expect(growth <= 2.05)
    }
}
