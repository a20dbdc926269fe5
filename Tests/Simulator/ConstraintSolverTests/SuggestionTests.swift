import ConstraintSolver
import Testing

@Suite struct SuggestionTests {
    @Test func `a suggestion moves a variable until it is withdrawn`() throws {
        let solver = Solver()
        let height = solver.makeVariable()
        _ = try solver.add([Term(height)], .equal, 34, priority: 250)
        try solver.suggest(336, for: height, priority: 999)
        #expect(solver.value(of: height) == 336)
        try solver.suggest(209, for: height, priority: 999)
        #expect(solver.value(of: height) == 209)
        solver.endSuggestion(for: height)
        solver.endSuggestion(for: height)
        #expect(solver.value(of: height) == 34)
    }

    @Test func `a suggestion gives way to what is stronger`() throws {
        let solver = Solver()
        let height = solver.makeVariable()
        _ = try solver.add([Term(height)], .lessThanOrEqual, 300, priority: .required)
        try solver.suggest(336, for: height, priority: 500)
        #expect(solver.value(of: height) == 300)
        _ = try solver.add([Term(height)], .equal, 100, priority: 600)
        #expect(solver.value(of: height) == 100)
        try solver.suggest(200, for: height, priority: 700)
        #expect(solver.value(of: height) == 200)
    }

    @Test func `a refused suggestion leaves the previous one in force`() throws {
        let solver = Solver()
        let height = solver.makeVariable()
        _ = try solver.add([Term(height)], .lessThanOrEqual, 300, priority: .required)
        try solver.suggest(100, for: height, priority: 500)
        #expect(throws: SolverError.self) { try solver.suggest(301, for: height, priority: .required) }
        #expect(solver.value(of: height) == 100)
        _ = try solver.add([Term(height)], .equal, 50, priority: 400)
        #expect(solver.value(of: height) == 100, "the previous suggestion is still in force")
        try solver.suggest(290, for: height, priority: .required)
        #expect(throws: SolverError.self) { try solver.suggest(301, for: height, priority: .required) }
        #expect(solver.value(of: height) == 290)
        try solver.suggest(301, for: height, priority: 500)
        #expect(solver.value(of: height) == 300)
        #expect(solver.checkInvariants() == [])
    }

    @Test func `a suggestion named by an error can be removed`() throws {
        let solver = Solver()
        let height = solver.makeVariable()
        try solver.suggest(10, for: height, priority: .required)
        var named: [ConstraintID] = []
        do throws(SolverError) {
            _ = try solver.add([Term(height)], .equal, 20, priority: .required)
        } catch {
            if case .unsatisfiable(_, let others) = error { named = others }
        }
        try solver.remove(#require(named.first))
        #expect(solver.removeVariable(height))
        #expect(solver.checkInvariants() == [])
    }

    @Test func `removing a variable takes its suggestion along`() throws {
        let solver = Solver()
        let height = solver.makeVariable()
        try solver.suggest(10, for: height, priority: 500)
        #expect(solver.removeVariable(height))
        #expect(solver.value(of: height) == 0)
        #expect(throws: SolverError.unknownVariable(height)) { try solver.suggest(5, for: height, priority: 500) }
        #expect(solver.makeVariable() > height)
        #expect(solver.checkInvariants() == [])
    }
}
