import TestSupport
import Testing

@testable import ConstraintSolver

/// Constraints that determine each other in a circle, such as equal heights with a given total.
@Suite(.besideMainActor) struct CircleTests {
    private struct Stack {
        let solver = Solver()
        let tops: [Variable]
        let heights: [Variable]
        var equalities: [ConstraintID] = []
        let total: ConstraintID

        init(rowCount: Int, total: Double) throws {
            tops = (0..<rowCount).map { [solver] _ in solver.makeVariable() }
            heights = (0..<rowCount).map { [solver] _ in solver.makeVariable() }
            _ = try solver.add([Term(tops[0])], .equal, 0, priority: .required)
            for index in 1..<rowCount {
                let above = [Term(tops[index - 1], coefficient: -1), Term(heights[index - 1], coefficient: -1)]
                _ = try solver.add([Term(tops[index])] + above, .equal, 0, priority: .required)
                let terms = [Term(heights[index]), Term(heights[index - 1], coefficient: -1)]
                equalities.append(try solver.add(terms, .equal, 0, priority: .required))
            }
            self.total = try solver.add(
                [Term(tops[rowCount - 1]), Term(heights[rowCount - 1])], .equal, total, priority: .required)
        }
    }

    @Test(arguments: [2, 3, 7, 200])
    func `rows of equal height share a total`(rowCount: Int) throws {
        let stack = try Stack(rowCount: rowCount, total: 840)
        for (index, height) in stack.heights.enumerated() {
            #expect(abs(stack.solver.value(of: height) - 840 / Double(rowCount)) < 1e-9)
            #expect(abs(stack.solver.value(of: stack.tops[index]) - 840 * Double(index) / Double(rowCount)) < 1e-9)
            #expect(stack.solver.isUniquelyDetermined(height))
        }
        try stack.solver.setConstant(420, for: stack.total)
        #expect(abs(stack.solver.value(of: stack.heights[0]) - 420 / Double(rowCount)) < 1e-9)
        if rowCount < 10 { #expect(stack.solver.checkInvariants() == []) }
    }

    @Test func `a circle cut open leaves one row free and can close again`() throws {
        var stack = try Stack(rowCount: 4, total: 400)
        try stack.solver.remove(stack.equalities.removeLast())
        #expect(stack.solver.checkInvariants() == [])
        #expect(!stack.solver.isUniquelyDetermined(stack.heights[3]))
        let fixed = try stack.solver.add([Term(stack.heights[3])], .equal, 40, priority: .required)
        #expect(abs(stack.solver.value(of: stack.heights[0]) - 120) < 1e-9)
        #expect(stack.solver.checkInvariants() == [])
        try stack.solver.remove(fixed)
        let terms = [Term(stack.heights[3]), Term(stack.heights[2], coefficient: -1)]
        _ = try stack.solver.add(terms, .equal, 0, priority: .required)
        #expect(abs(stack.solver.value(of: stack.heights[3]) - 100) < 1e-9)
        #expect(stack.solver.checkInvariants() == [])
    }

    @Test func `a contradictory circle is refused with all its members`() throws {
        let solver = Solver()
        let edges = (0..<4).map { _ in solver.makeVariable() }
        var ring: [ConstraintID] = []
        for index in 0..<3 {
            let terms = [Term(edges[index + 1]), Term(edges[index], coefficient: -1)]
            ring.append(try solver.add(terms, .equal, 10, priority: .required))
        }
        #expect(throws: SolverError.unsatisfiable(ConstraintID(index: 3), conflictingWith: ring)) {
            try solver.add([Term(edges[0]), Term(edges[3], coefficient: -1)], .equal, 10, priority: .required)
        }
        #expect(solver.checkInvariants() == [])
        _ = try solver.add([Term(edges[0]), Term(edges[3], coefficient: -1)], .equal, -30, priority: .required)
        #expect(solver.checkInvariants() == [])
    }

    @Test func `circles that come and go leave no memory behind`() throws {
        let solver = Solver()
        var sizes: [[Int]] = []
        for _ in 0..<20 {
            let sides = (0..<3).map { _ in solver.makeVariable() }
            var ids = [try solver.add(sides.map { Term($0) }, .equal, 300, priority: .required)]
            for index in 1..<3 {
                let terms = [Term(sides[index]), Term(sides[index - 1], coefficient: -1)]
                ids.append(try solver.add(terms, .equal, 0, priority: .required))
            }
            #expect(sides.map { solver.value(of: $0) } == [100, 100, 100])
            for id in ids { try solver.remove(id) }
            for side in sides { #expect(solver.removeVariable(side)) }
            let blocks = solver.simplex.solution.blockMembers
            sizes.append([
                solver.simplex.solution.symbolIndices.count, solver.simplex.solution.termCount, blocks.count,
                solver.simplex.solution.reported.touchedCount
            ])
            #expect(blocks.allSatisfy { $0.isEmpty })
        }
        #expect(Set(sizes).count == 1)
    }

    @Test func `a circle is solved to its constants' last digits`() throws {
        let solver = Solver()
        var generator = SeededGenerator(seed: 62_000)
        let variables = (0..<60).map { _ in solver.makeVariable() }
        let ids = try variables.map { _ in
            let terms = variables.shuffled(using: &generator).prefix(12).map {
                Term($0, coefficient: Double.random(in: -1...1, using: &generator))
            }
            return try solver.add(terms, .equal, Double.random(in: -1...1, using: &generator), priority: .required)
        }
        var worst = 0.0
        for id in ids {
            let (value, magnitude) = solver.simplex.solution.evaluate(try #require(solver.symbol(of: id)))
            worst = max(worst, abs(value) / magnitude)
        }
        #expect(worst < 4e-15)
    }

    @Test func `large systems with coefficients of many sizes stay sound`() throws {
        for seed in 61_000..<61_040 {
            var generator = SeededGenerator(seed: seed)
            let bench = Workbench(variableCount: 30, checksInvariants: false)
            for step in 0..<120 {
                let index = Int.random(in: 0..<max(1, bench.constraints.count), using: &generator)
                do throws(SolverError) {
                    switch Int.random(in: 0..<6, using: &generator) {
                    case 0 where bench.constraints.count > 30: try bench.remove(at: index)
                    case 1 where bench.constraints.count > 5:
                        try bench.setConstant(Double.random(in: -1000...1000, using: &generator), at: index)
                    default: try bench.add(constraint(&generator))
                    }
                } catch {
                    guard case .unsatisfiable = error else { throw error }
                }
                guard step % 30 == 29 else { continue }
                #expect(bench.solver.checkInvariants() == [], "seed \(seed)\n\(bench.text)")
            }
        }
    }

    /// The coefficients are between a third and three.
    private func constraint(_ generator: inout SeededGenerator) -> ModelConstraint {
        let terms = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            let size = Double.random(in: 1...3, using: &generator)
            let coefficient = Bool.random(using: &generator) ? size : -1 / size
            return (Int.random(in: 0..<30, using: &generator), coefficient)
        }
        return ModelConstraint(
            terms: terms, relation: ["==", "==", "<=", ">="].randomElement(using: &generator) ?? "==",
            constant: Double.random(in: -1000...1000, using: &generator),
            priority: [1000, 1000, 750, 250].randomElement(using: &generator) ?? 750)
    }

    @Test func `random systems of circles stay sound and match fresh ones`() throws {
        for seed in 60_000..<60_120 {
            var system = RandomSystem(seed: seed, variableCount: 10)
            let bench = Workbench(variableCount: 10, checksInvariants: false)
            for step in 0..<60 {
                if bench.constraints.count < 18 { _ = try? bench.add(system.constraint()) }
                _ = system.change(bench)
                guard step % 6 == 5 else { continue }
                #expect(bench.solver.checkInvariants() == [], "seed \(seed)\n\(bench.text)")
            }
            let fresh = Workbench(variableCount: 10, checksInvariants: false)
            for model in bench.models { try fresh.add(model) }
            for model in bench.models {
                let difference = abs(model.violation(bench.values) - model.violation(fresh.values))
                #expect(difference < 1e-6, "seed \(seed): \(model)\n\(bench.text)")
            }
        }
    }
}
