import TestSupport
import Testing

@testable import ConstraintSolver

/// The solver compares all columns at once only if there are many columns; these tests force the comparison.
@Suite(.besideMainActor) struct RivalTests {
    @Test(arguments: 0..<4)
    func `columns that are compared at once lead to the best solution`(batch: Int) {
        for seed in (batch * 150 + 80_000)..<(batch * 150 + 80_150) {
            var system = RandomSystem(seed: seed)
            let bench = Workbench(variableCount: system.variableCount)
            bench.solver.simplex.pricing.fewColumns = 0
            for _ in 0..<14 {
                _ = system.change(bench)
                if let disagreement = bench.disagreement() {
                    Issue.record("seed \(seed): \(disagreement)\n\(bench.text)")
                    return
                }
            }
        }
    }

    @Test func `both ways to compare lead to the same violations`() throws {
        for seed in 81_000..<81_060 {
            let benches = [0, Int.max].map { fewColumns in
                let bench = Workbench(variableCount: 8, checksInvariants: false)
                bench.solver.simplex.pricing.fewColumns = fewColumns
                var system = RandomSystem(seed: seed, variableCount: 8)
                for _ in 0..<50 {
                    if bench.constraints.count < 30 { _ = try? bench.add(system.constraint()) }
                    _ = system.change(bench)
                }
                return bench
            }
            #expect(benches[0].models.count == benches[1].models.count)
            for model in benches[0].models {
                let difference = abs(model.violation(benches[0].values) - model.violation(benches[1].values))
                #expect(difference < 1e-6, "seed \(seed): \(model)")
            }
        }
    }

    /// A required sum is divided among several parts so that the violations have the lowest price.
    ///
    /// An optional constraint with priority 750 gives each part a price for each point. With `hasOwner`, another
    /// optional constraint tries to hold the part with index 3 at zero.
    @Test(arguments: [0, Int.max], [false, true])
    func `the part that costs the wishes least takes the sum`(fewColumns: Int, hasOwner: Bool) throws {
        let solver = Solver(), prices = [5, 2.5, 8, 2, 9, 4]
        solver.simplex.pricing.fewColumns = fewColumns
        let parts = prices.map { _ in solver.makeVariable() }
        for part in parts { _ = try solver.add([Term(part)], .greaterThanOrEqual, 0, priority: .required) }
        let costs = zip(parts, prices).map { Term($0, coefficient: $1) }
        _ = try solver.add(costs, .lessThanOrEqual, 0, priority: 750)
        // Each point of the part with index 3 costs 2, which is the lowest price. The second optional constraint raises
        // this price to 3, and the part with index 1 is then cheaper (2.5).
        if hasOwner { _ = try solver.add([Term(parts[3])], .equal, 0, priority: 750) }
        let sum = try solver.add(parts.map { Term($0) }, .equal, 0, priority: .required)
        for total in [12.0, 0, 7] {
            try solver.setConstant(total, for: sum)
            for (index, part) in parts.enumerated() {
                let expected = index == (hasOwner ? 1 : 3) ? total : 0
                #expect(abs(solver.value(of: part) - expected) < 1e-9, "part \(index) of \(total)")
            }
        }
        #expect(solver.checkInvariants().isEmpty)
    }

    /// Rows of 44 points with gaps of 8; a required constraint sets the end of the last row.
    private func rows(_ count: Int) throws -> (solver: Solver, heights: [Variable], end: ConstraintID) {
        let solver = Solver()
        var heights: [Variable] = [], above: [Term] = []
        for _ in 0..<count {
            let top = solver.makeVariable(), height = solver.makeVariable()
            _ = try solver.add([Term(top)] + above, .equal, above.isEmpty ? 0 : 8, priority: .required)
            _ = try solver.add([Term(height)], .greaterThanOrEqual, 0, priority: .required)
            _ = try solver.add([Term(height)], .equal, 44, priority: 750)
            above = [Term(top, coefficient: -1), Term(height, coefficient: -1)]
            heights.append(height)
        }
        let bottom = above.map { Term($0.variable) }
        return (solver, heights, try solver.add(bottom, .equal, 52 * Double(count) - 8, priority: .required))
    }

    @Test(arguments: [20, 100])
    func `rows without enough room give way from the last (rule B23)`(count: Int) throws {
        let (solver, heights, end) = try rows(count)
        for missing: Double in [10, 100, 440, 664, 300, 0] {
            try solver.setConstant(52 * Double(count) - 8 - missing, for: end)
            for (index, height) in heights.enumerated() {
                let wanted = min(44, max(0, 44 * Double(count - index) - missing))
                #expect(abs(solver.value(of: height) - wanted) < 1e-9, "row \(index) with \(missing) missing")
            }
        }
        #expect(solver.checkInvariants() == [])
    }

    @Test func `squeezing rows takes one pivot per row that gives way`() throws {
        let (solver, _, end) = try rows(400)
        let (visits, pivots) = (solver.visitCount, solver.pivotCount)
        try solver.setConstant(52 * 400 - 8 - 44 * 200, for: end)
        let steps = solver.pivotCount - pivots
        #expect(steps >= 199 && steps <= 202)
        // Each pivot reads one row and one column of the system, and the variables of the rows with changed heights.
        #expect(solver.visitCount - visits <= steps * 400 * 8)
    }

    @Test(arguments: [0, Int.max])
    func `the last of equal wishes gives way despite lower levels`(fewColumns: Int) throws {
        let solver = Solver()
        solver.simplex.pricing.fewColumns = fewColumns
        let widths = (0..<3).map { _ in solver.makeVariable() }, copy = solver.makeVariable()
        for width in widths { _ = try solver.add([Term(width)], .equal, 5, priority: 750) }
        _ = try solver.add([Term(copy), Term(widths[2], coefficient: -1)], .equal, 0, priority: .required)
        _ = try solver.add([Term(copy)], .equal, 100, priority: 500)
        _ = try solver.add(widths.map { Term($0) }, .lessThanOrEqual, 12, priority: .required)
        #expect(widths.map { solver.value(of: $0) } == [5, 5, 2])
        #expect(solver.checkInvariants() == [])
    }

    @Test(arguments: [0, Int.max])
    func `a tie stays a tie although rounding favours one column`(fewColumns: Int) throws {
        let solver = Solver()
        solver.simplex.pricing.fewColumns = fewColumns
        let left = solver.makeVariable(), right = solver.makeVariable(), copy = solver.makeVariable()
        for width in [left, right] { _ = try solver.add([Term(width)], .equal, 5, priority: 750) }
        _ = try solver.add([Term(copy), Term(left, coefficient: -1)], .equal, 0, priority: .required)
        #expect(0.1 + 0.2 > 0.3, "so that moving the left one seems to take a shorter way")
        let terms = [Term(left, coefficient: 0.1), Term(copy, coefficient: 0.2), Term(right, coefficient: 0.3)]
        _ = try solver.add(terms, .lessThanOrEqual, 2.1, priority: .required)
        #expect(solver.value(of: left) == 5)
        #expect(abs(solver.value(of: right) - 2) < 1e-9)
    }

    @Test func `rows that no longer must fit take their wishes back`() throws {
        let (solver, heights, end) = try rows(60)
        try solver.setConstant(52 * 60 - 8 - 1000, for: end)
        try solver.remove(end)
        #expect(heights.allSatisfy { abs(solver.value(of: $0) - 44) < 1e-9 })
        #expect(solver.checkInvariants() == [])
    }
}
