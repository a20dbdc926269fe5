import TestSupport
import Testing

@testable import ConstraintSolver

/// A refused call leaves the solver's state as it was, to the last bit.
@Suite struct RefusalTests {
    @Test func `a refused addition changes no value, pair or price`() {
        var refusals = 0
        for seed in 95_000..<95_200 {
            var system = RandomSystem(seed: seed)
            let bench = Workbench(variableCount: system.variableCount, checksInvariants: false)
            for _ in 0..<12 { _ = system.change(bench) }
            for variable in bench.variables {
                let before = State(of: bench.solver)
                let term = [Term(variable, coefficient: 2)], far = 2 * bench.solver.value(of: variable) + 1e7
                guard let id = try? bench.solver.add(term, .equal, far, priority: .required) else {
                    #expect(State(of: bench.solver) == before, "seed \(seed)")
                    refusals += 1
                    continue
                }
                #expect(abs(bench.solver.value(of: variable) * 2 - far) < 1)
                #expect(throws: Never.self) { try bench.solver.remove(id) }
            }
        }
        #expect(refusals > 100)
    }

    @Test func `an equation for a fresh variable costs a single pivot`() throws {
        let solver = Solver()
        var last = solver.makeVariable()
        _ = try solver.add([Term(last)], .equal, 1, priority: .required)
        for step in 1...20 {
            let next = solver.makeVariable(), pivots = solver.pivotCount, visits = solver.visitCount
            let terms = [Term(next, coefficient: -2), Term(last, coefficient: 2)]
            _ = try solver.add(terms, .equal, -2, priority: step % 2 == 0 ? .required : 500)
            #expect(solver.pivotCount - pivots == 1 && solver.visitCount - visits == 1)
            #expect(solver.value(of: next) == Double(step + 1))
            last = next
        }
        #expect(solver.checkInvariants() == [])
    }

    private struct State: Equatable {
        var values: [Double]
        var partners: [Int]
        var sides: [Int8]

        init(of solver: Solver) {
            let symbols = solver.simplex.solution.symbolIndices
            let live = symbols.filter { solver.simplex.solution.symbol($0).role != .vacant }
            values = live.map { solver.simplex.solution.value(of: $0) }
            partners = live.map { solver.simplex.solution.partner(of: $0) }
            sides = live.map { solver.simplex.solution.symbol($0).side }
        }
    }
}
