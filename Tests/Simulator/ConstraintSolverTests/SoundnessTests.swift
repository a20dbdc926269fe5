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
        let last = solver.simplex.symbols.count - 1, sound = solver.simplex.symbols[last]
        for index in 0...last {
            let value = solver.simplex.values[index]
            solver.simplex.values[index] += 1
            #expect(solver.checkInvariants() != [], "value of symbol \(index)")
            solver.simplex.values[index] = value
        }
        solver.simplex.symbols[last].side = 1
        #expect(solver.checkInvariants() != [])
        solver.simplex.symbols[last] = sound
        solver.simplex.symbols[last].priority = 600
        #expect(solver.checkInvariants() != [], "the other wish should win now")
        solver.simplex.symbols[last] = sound
        #expect(solver.checkInvariants() == [])
    }
}
