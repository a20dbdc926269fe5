import Testing

@testable import ConstraintSolver

@Suite struct RebuildTests {
    @Test func `a tableau computed anew gives the same solution`() throws {
        for seed in 30_000..<30_400 {
            var system = RandomSystem(seed: seed)
            let bench = Workbench(variableCount: system.variableCount)
            for _ in 0..<14 {
                _ = system.change(bench)
                let before = bench.values
                bench.solver.simplex.rebuild()
                bench.solver.simplex.settle()
                #expect(bench.solver.checkInvariants() == [], "seed \(seed)\n\(bench.text)")
                for (old, new) in zip(before, bench.values) {
                    #expect(abs(old - new) < 1e-9, "seed \(seed): \(before) became \(bench.values)\n\(bench.text)")
                }
            }
        }
    }

    @Test func `a damaged tableau is noticed`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), height = solver.makeVariable()
        _ = try solver.add([Term(width), Term(height)], .equal, 100, priority: .required)
        _ = try solver.add([Term(width)], .equal, 30, priority: 500)
        _ = try solver.add([Term(width)], .equal, 40, priority: 400)
        #expect(solver.checkInvariants() == [])
        let sound = solver.simplex
        for index in sound.symbols.indices {
            solver.simplex.symbols[index].value += 1
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
