import ConstraintSolver
import Testing

@Suite struct ReadingTests {
    @Test func `values are read at once, each at its variable's number`() throws {
        let solver = Solver()
        let variables = (0..<5).map { _ in solver.makeVariable() }
        for variable in variables {
            _ = try solver.add([Term(variable)], .equal, 10 * Double(variable.id), priority: .required)
        }
        var values: [Double] = []
        solver.readValues(into: &values)
        #expect(values == [0, 10, 20, 30, 40])
        #expect(values == variables.map { solver.value(of: $0) })
    }

    @Test func `a removed variable reads as zero, a new one as its value`() throws {
        let solver = Solver()
        let first = solver.makeVariable(), second = solver.makeVariable()
        try solver.suggest(7, for: first, priority: 500)
        try solver.suggest(8, for: second, priority: 500)
        var values: [Double] = []
        solver.readValues(into: &values)
        #expect(values == [7, 8])
        #expect(solver.removeVariable(first))
        let third = solver.makeVariable()
        try solver.suggest(9, for: third, priority: 500)
        solver.readValues(into: &values)
        #expect(values == [0, 8, 9])
        #expect([first, second, third].map { solver.value(of: $0) } == values)
    }

    @Test func `rounding noise around zero is read as zero`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        try solver.suggest(1e-13, for: width, priority: 500)
        #expect(solver.value(of: width) == 0)
        var values: [Double] = []
        solver.readValues(into: &values)
        #expect(values == [0])
    }

    @Test func `a refused change leaves nothing behind to be read`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), copy = solver.makeVariable()
        _ = try solver.add([Term(width)], .lessThanOrEqual, 100, priority: .required)
        _ = try solver.add([Term(copy), Term(width, coefficient: -1)], .equal, 0, priority: .required)
        try solver.suggest(40, for: width, priority: 500)
        var before: [Double] = [], after: [Double] = []
        solver.readValues(into: &before)
        #expect(throws: SolverError.self) { try solver.add([Term(copy)], .equal, 200, priority: .required) }
        solver.readValues(into: &after)
        #expect(before == [40, 40])
        #expect(after == before)
    }

    @Test func `a variable of another solver reads as zero`() {
        let other = Solver()
        _ = other.makeVariable()
        let stranger = other.makeVariable()
        #expect(Solver().value(of: stranger) == 0)
    }
}
