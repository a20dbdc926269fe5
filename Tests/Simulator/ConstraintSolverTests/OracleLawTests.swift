import ConstraintSolver
import TestSupport
import Testing

@Suite(.besideMainActor) struct OracleLawTests {
    /// `.ci/nightly` uses many more random systems.
    private static let systemCount = 500 * Effort.factor

    /// Each nightly run uses another seed.
    private static let firstSeed = Int(truncatingIfNeeded: Effort.seed &* 1_000_000)

    @Test(arguments: 0..<8)
    func `after any sequence of changes the solution is the best one`(batch: Int) {
        for seed in stride(from: Self.firstSeed + batch, to: Self.firstSeed + Self.systemCount, by: 8) {
            var system = RandomSystem(seed: seed)
            let bench = Workbench(variableCount: system.variableCount, sizes: system.sizes)
            for _ in 0..<14 {
                let before = bench.models, valuesBefore = bench.values
                if let error = system.change(bench) {
                    if let fault = self.fault(in: error, bench, before, valuesBefore) {
                        Issue.record("seed \(seed): \(fault)\n\(bench.text)")
                        return
                    }
                }
                if let disagreement = bench.disagreement() {
                    Issue.record("seed \(seed): \(disagreement)\n\(bench.text)")
                    return
                }
            }
        }
    }

    /// Describes what is wrong with a refused call.
    ///
    /// The solver may refuse a call only because of a conflict, and the call must leave everything unchanged. The error
    /// must name a conflict without superfluous constraints.
    private func fault(
        in error: SolverError, _ bench: Workbench, _ before: [ModelConstraint], _ values: [Double]
    ) -> String? {
        guard case .unsatisfiable(_, let others) = error else { return "refused with \(error)" }
        if bench.values != values { return "a refused call moved \(values) to \(bench.values)" }
        if bench.models.count != before.count { return "a refused call changed the system" }
        let known = Set(bench.constraints.map(\.id))
        if !others.allSatisfy(known.contains) { return "the conflict names unknown members" }
        if others != others.sorted() { return "the conflict is out of order" }
        return nil
    }

    @Test(arguments: 0..<4)
    func `in crowded systems too the solution is the best one`(batch: Int) {
        let count = Self.systemCount / 64
        for seed in (batch * count + 40_000)..<((batch + 1) * count + 40_000) {
            let variableCount = 4 + seed % 6
            var system = RandomSystem(seed: seed, variableCount: variableCount)
            let bench = Workbench(variableCount: variableCount, sizes: system.sizes)
            for step in 0..<60 {
                if bench.constraints.count < 24, step % 3 != 0 { _ = try? bench.add(system.constraint()) }
                _ = system.change(bench)
                if step % 3 == 0, let disagreement = bench.disagreement() {
                    Issue.record("seed \(seed): \(disagreement)\n\(bench.text)")
                    return
                }
            }
        }
    }

    @Test func `no change is refused while the required constraints can hold`() {
        for seed in 5000..<6500 {
            var system = RandomSystem(seed: seed)
            let bench = Workbench(variableCount: system.variableCount, sizes: system.sizes)
            for _ in 0..<9 {
                let model = system.constraint()
                let isPossible = Oracle.isSatisfiable(
                    bench.models + bench.bounds + [model], variableCount: system.variableCount)
                do throws(SolverError) {
                    try bench.add(model)
                    #expect(isPossible, "seed \(seed): accepted an impossible one\n\(bench.text)")
                } catch {
                    #expect(!isPossible, "seed \(seed): refused \(model)\n\(bench.text)")
                }
            }
        }
    }
}
