import Testing

@testable import ConstraintSolver

@Suite struct SoundnessTests {
    @Test func `a damaged basis is noticed`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), height = solver.makeVariable()
        _ = try solver.add([Term(width), Term(height)], .equal, 100, priority: .required)
        _ = try solver.add([Term(width)], .equal, 30, priority: 500)
        _ = try solver.add([Term(width)], .equal, 40, priority: 400)
        #expect(solver.checkInvariants() == [])
        let symbols = solver.simplex.solution.symbolIndices, last = symbols.upperBound - 1
        for symbol in symbols {
            let value = solver.simplex.solution.value(of: symbol)
            solver.simplex.solution.setValue(value + 1, of: symbol)
            #expect(solver.checkInvariants() != [], "value of symbol \(symbol)")
            solver.simplex.solution.setValue(value, of: symbol)
        }
        solver.simplex.solution.setSide(1, of: last)
        #expect(solver.checkInvariants() != [])
        solver.simplex.solution.setSide(-1, of: last)
        solver.simplex.solution.setPriority(600, of: last)
        #expect(solver.checkInvariants() != [], "the other wish should win now")
        solver.simplex.solution.setPriority(400, of: last)
        #expect(solver.checkInvariants() == [])
    }
}
