import ConstraintSolver
import TestSupport

/// Random constraints and changes, small enough for the oracle, with enough constraints for ties and conflicts.
struct RandomSystem {
    enum Flavor: CaseIterable {
        /// Small whole numbers cause many ties and degenerate solutions.
        case integers
        /// One to three terms with coefficients 1 and -1, as in layouts.
        case layout
        case fractions
    }

    var generator: SeededGenerator
    let flavor: Flavor
    let variableCount: Int
    /// The variables that must not be negative.
    ///
    /// The seed chooses these variables. Every possible choice occurs for some seeds.
    var sizes: Set<Int> { Set((0..<variableCount).filter { (seed >> 3) >> $0 & 1 == 1 }) }
    private let seed: Int

    init(seed: Int, variableCount: Int? = nil) {
        self.seed = seed
        generator = SeededGenerator(seed: seed)
        flavor = Flavor.allCases[seed % Flavor.allCases.count]
        self.variableCount = variableCount ?? Int.random(in: 1...4, using: &generator)
    }

    mutating func constraint() -> ModelConstraint {
        var terms: [(Int, Double)] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            terms.append((Int.random(in: 0..<variableCount, using: &generator), coefficient()))
        }
        return ModelConstraint(
            terms: terms, relation: ["==", "<=", ">="].randomElement(using: &generator) ?? "==",
            constant: constant(), priority: Bool.random(using: &generator) ? optionalPriority() : 1000)
    }

    mutating func constant() -> Double {
        switch flavor {
        case .integers: Double(Int.random(in: -4...4, using: &generator))
        case .layout: Double(Int.random(in: -20...20, using: &generator)) * 5
        case .fractions: Double.random(in: -50...50, using: &generator)
        }
    }

    mutating func optionalPriority() -> Double { [750, 500, 250].randomElement(using: &generator) ?? 750 }

    private mutating func coefficient() -> Double {
        switch flavor {
        case .integers: Double(Int.random(in: -3...3, using: &generator))
        case .layout: Bool.random(using: &generator) ? 1 : -1
        case .fractions: Double.random(in: -2...2, using: &generator)
        }
    }

    /// Returns the solver's error for a refused change.
    mutating func change(_ bench: Workbench) -> SolverError? {
        do {
            let index = Int.random(in: 0..<max(1, bench.constraints.count), using: &generator)
            let isEmpty = bench.constraints.isEmpty
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...4 where bench.constraints.count < 9: try bench.add(constraint())
            case 5...6 where !isEmpty: try bench.remove(at: index)
            case 9 where !isEmpty && bench.constraints[index].model.priority < 1000:
                try bench.setPriority(optionalPriority(), at: index)
            default:
                if !isEmpty { try bench.setConstant(constant(), at: index) }
            }
            return nil
        } catch {
            return error
        }
    }
}
