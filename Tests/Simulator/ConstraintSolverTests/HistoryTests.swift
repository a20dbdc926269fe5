import ConstraintSolver
import TestSupport
import Testing

@Suite(.besideMainActor) struct HistoryTests {
    @Test func `the solution depends on constraints and order, not history`() throws {
        for seed in 20_000..<20_300 {
            var generator = SeededGenerator(seed: seed)
            let bench = try randomLayout(&generator)
            let fresh = Workbench(variableCount: bench.variables.count, checksInvariants: false)
            for model in bench.models { try fresh.add(model) }
            for (index, model) in bench.models.enumerated() where model.priority < 1000 {
                let first = model.violation(bench.values), second = model.violation(fresh.values)
                #expect(abs(first - second) < 1e-7, "seed \(seed): \(model), \(index)")
            }
            for (old, new) in zip(bench.variables, fresh.variables) {
                let isUnique = bench.solver.isUniquelyDetermined(old)
                #expect(isUnique == fresh.solver.isUniquelyDetermined(new), "seed \(seed)")
                guard isUnique else { continue }
                let difference = abs(bench.solver.value(of: old) - fresh.solver.value(of: new))
                #expect(difference < 1e-7, "seed \(seed): x\(old.id)\n\(bench.text)")
            }
            #expect(bench.solver.checkInvariants() == [], "seed \(seed)\n\(bench.text)")
        }
    }

    @Test func `the same calls give the same bits`() throws {
        for seed in 21_000..<21_050 {
            var first = SeededGenerator(seed: seed), second = SeededGenerator(seed: seed)
            let texts = try [randomLayout(&first), randomLayout(&second)].map { ($0.dump, $0.values) }
            #expect(texts[0] == texts[1])
        }
    }

    /// Forty random changes to a dozen edges; the optional constraints cannot all be satisfied.
    private func randomLayout(_ generator: inout SeededGenerator) throws -> Workbench {
        let bench = Workbench(variableCount: 12, checksInvariants: false)
        for _ in 0..<80 {
            let index = Int.random(in: 0..<max(1, bench.constraints.count), using: &generator)
            do throws(SolverError) {
                switch Int.random(in: 0..<8, using: &generator) {
                case 0 where bench.constraints.count > 20: try bench.remove(at: index)
                case 1 where bench.constraints.count > 5: try bench.setConstant(constant(&generator), at: index)
                case 2 where bench.constraints.count > 5 && bench.constraints[index].model.priority < 1000:
                    try bench.setPriority(Double(Int.random(in: 1...9, using: &generator)), at: index)
                default: try bench.add(edge(&generator))
                }
            } catch {
                guard case .unsatisfiable = error else { throw error }
            }
        }
        return bench
    }

    private func constant(_ generator: inout SeededGenerator) -> Double {
        Double(Int.random(in: -20...20, using: &generator)) * 4
    }

    private func edge(_ generator: inout SeededGenerator) -> ModelConstraint {
        let from = Int.random(in: 0..<12, using: &generator), to = Int.random(in: 0..<12, using: &generator)
        let relation = ["==", "<=", ">="].randomElement(using: &generator) ?? "=="
        let isRequired = Int.random(in: 0..<4, using: &generator) == 0
        let priority = isRequired ? 1000 : Double(Int.random(in: 1...9, using: &generator))
        return ModelConstraint(
            terms: from == to ? [(from, 1)] : [(from, 1), (to, -1)], relation: relation,
            constant: constant(&generator), priority: priority)
    }
}
