import AllocationCounting
import ConstraintSolver
import Testing

/// The solver allocates memory while a system grows, and no memory when the same system is solved again.
@Suite(.enabled(if: allocationsAreCounted)) struct AllocationTests {
    /// Four runs let the buffers grow, and ten more runs are counted.
    private func allocations(of change: (Int) throws -> Void) rethrows -> Int {
        for step in 0..<4 { try change(step) }
        return try Allocations.count {
            var step = 4
            while step < 14 {
                try change(step)
                step += 1
            }
        }
    }

    @Test func `a frame of the keyboard animation`() throws {
        let form = try Form(rowCount: 200), solver = form.solver
        let count = try allocations { frame in
            try solver.suggest(34 + 25 * Double(frame), for: form.keyboardHeight, priority: 999)
            solver.takeChangedVariables { _ in }
        }
        #expect(count == 0)
    }

    @Test func `a change that moves every row`() throws {
        let form = try Form(rowCount: 200), solver = form.solver, height = form.heights[0]
        var moved = 0
        let count = try allocations { step in
            try solver.setConstant(45 + Double(step), for: height)
            solver.takeChangedVariables { _ in moved += 1 }
        }
        #expect(count == 0)
        #expect(moved >= 13 * 200)
    }

    @Test func `a circle of equations that gets another total`() throws {
        let solver = Solver()
        let columns = (0..<30).map { _ in solver.makeVariable() }
        for index in 1..<30 {
            let terms = [Term(columns[index]), Term(columns[index - 1], coefficient: -1)]
            _ = try solver.add(terms, .equal, 0, priority: .required)
        }
        let total = try solver.add(columns.map { Term($0) }, .equal, 300, priority: .required)
        let count = try allocations { try solver.setConstant(300 + Double($0) * 30, for: total) }
        #expect(count == 0)
        #expect(abs(solver.value(of: columns[17]) - 23) < 1e-9)
    }

    @Test func `a wish that crosses a bound and comes back, pivots included`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), other = solver.makeVariable()
        let wish = try solver.add([Term(width)], .equal, 50, priority: 750)
        _ = try solver.add([Term(width)], .lessThanOrEqual, 100, priority: .required)
        _ = try solver.add([Term(other), Term(width, coefficient: -2)], .equal, 0, priority: .required)
        let pivots = solver.pivotCount
        let count = try allocations { try solver.setConstant($0 % 2 == 0 ? 120 : 70, for: wish) }
        #expect(solver.pivotCount - pivots == 14)
        #expect(count == 0)
    }

    @Test func `a system that was told its size does not grow`() throws {
        let few = try allocationsOfBuilding(rows: 100, isReserved: true)
        #expect(try allocationsOfBuilding(rows: 3000, isReserved: true) == few)
        #expect(try allocationsOfBuilding(rows: 3000, isReserved: false) > few + 10)
    }

    @Test func `a solver asks for the lists that every system needs`() {
        #expect(Allocations.count { withExtendedLifetime(Solver()) {} } < 30)
    }

    /// The count includes the allocations for the rows' unknowns and constraints.
    private func allocationsOfBuilding(rows: Int, isReserved: Bool) throws -> Int {
        let solver = Solver(), model = Solver()
        var systems: [[Term]] = []
        for row in 0..<rows {
            let top = model.makeVariable(), height = model.makeVariable()
            systems.append([Term(height)])
            // A solver numbers its unknowns in the order of their creation, so the unknowns of the rows above have
            // smaller numbers.
            let above = row > 0 ? systems[2 * row - 1].map { Term($0.variable, coefficient: -1) } : []
            systems.append([Term(top)] + above.prefix(1))
        }
        if isReserved { solver.reserve(variables: 2 * rows, constraints: 2 * rows, terms: 4 * rows) }
        return try Allocations.count {
            var row = 0
            while row < 2 * rows {
                if row % 2 == 0 { _ = (solver.makeVariable(), solver.makeVariable()) }
                _ = try solver.add(systems[row], .equal, Double(row), priority: .required)
                row += 1
            }
            solver.takeChangedVariables { _ in }
        }
    }

    @Test func `asking for values`() throws {
        let form = try Form(rowCount: 20), solver = form.solver, top = form.tops[7]
        var sum = 0.0
        #expect(allocations { _ in sum += solver.value(of: top) } == 0)
        #expect(sum == 14 * solver.value(of: top))
    }
}
