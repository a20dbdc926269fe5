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
        let sound = solver.simplex
        for index in sound.symbols.indices {
            solver.simplex.values[index] += 1
            #expect(solver.checkInvariants() != [], "value of symbol \(index)")
            solver.simplex = sound
        }
        solver.simplex.symbols[sound.symbols.count - 1].side = 1
        #expect(solver.checkInvariants() != [])
        solver.simplex = sound
        solver.simplex.symbols[sound.symbols.count - 1].priority = 600
        #expect(solver.checkInvariants() != [], "the other wish should win now")
        solver.simplex = sound
        #expect(solver.checkInvariants() == [])
    }
}
