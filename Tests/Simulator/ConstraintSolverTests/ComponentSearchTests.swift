import TestSupport
import Testing

@testable import ConstraintSolver

/// A simple search from each variable gives the expected components.
@Suite struct ComponentSearchTests {
    /// Each equation determines a variable, and the equations depend on each other at random.
    private struct Sample: ~Copyable {
        var graph = ConstraintGraph()
        let count: Int
        /// For each variable, the other variables in its equation.
        private(set) var dependencies: [Set<Int>] = []

        init(seed: Int) {
            var generator = SeededGenerator(seed: seed)
            count = Int.random(in: 1...14, using: &generator)
            for _ in 0..<(2 * count) { graph.addSymbol() }
            for variable in 0..<count {
                let others = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                    Int.random(in: 0..<count, using: &generator)
                }
                dependencies.append(Set(others).subtracting([variable]))
                let mentioned = [variable] + dependencies[variable].sorted()
                graph.link(
                    count + variable, FlatArray(mentioned.map { Basis.Entry(symbol: Int32($0), coefficient: 1) }))
                graph.setPartner(of: variable, to: count + variable)
                graph.setPartner(of: count + variable, to: variable)
            }
        }

        /// The variable itself, and all direct and indirect dependencies.
        func reachable(from variable: Int) -> Set<Int> {
            var found: Set<Int> = [variable], open = [variable]
            while let next = open.popLast() {
                for other in dependencies[next] where found.insert(other).inserted { open.append(other) }
            }
            return found
        }
    }

    @Test func `components follow all components that they lead to`() {
        for seed in 0..<300 {
            let sample = Sample(seed: seed)
            let reachable = (0..<sample.count).map { sample.reachable(from: $0) }
            var search = ComponentSearch()
            search.begin(symbolCount: sample.graph.symbolCount)
            for variable in 0..<sample.count { search.follow(variable, .dependencies, in: sample.graph) }
            let walk = search.walk
            var end = walk.count, members: Set<Int> = []
            #expect(end == sample.count, "seed \(seed)")
            while let component = walk.component(before: end) {
                let variables = Set(component.map { walk.variable(at: $0) }), first = variables.min() ?? 0
                let expected = reachable[first].filter { reachable[$0].contains(first) }
                #expect(variables == expected, "seed \(seed)")
                #expect(variables.allSatisfy { reachable[$0].isDisjoint(with: members) }, "seed \(seed)")
                members.formUnion(variables)
                end = component.lowerBound
            }
        }
    }

    @Test func `a walk to the dependents meets all of them only once`() {
        for seed in 500..<700 {
            let sample = Sample(seed: seed)
            var search = ComponentSearch()
            for variable in 0..<sample.count {
                let expected = (0..<sample.count).filter { sample.reachable(from: $0).contains(variable) }
                search.walkDependents(of: variable, in: sample.graph)
                let walk = search.walk
                #expect((0..<walk.count).map { walk.variable(at: $0) }.sorted() == expected, "seed \(seed)")
                let visits = search.visitCount
                search.walkDependents(of: variable, in: sample.graph)
                #expect(search.visitCount == visits, "seed \(seed)")
                search.forgetRoot()
                search.walkDependents(of: variable, in: sample.graph)
                #expect(search.visitCount == visits + expected.count, "seed \(seed)")
            }
        }
    }

    @Test func `numbers begin at zero again before they run out`() {
        for seed in 700..<760 {
            let sample = Sample(seed: seed)
            var search = ComponentSearch(nextNumber: Int32.max / 2 - Int32(seed % 5)), fresh = ComponentSearch()
            for variable in Array(0..<sample.count) + Array(0..<sample.count) {
                search.walkDependents(of: variable, in: sample.graph)
                fresh.walkDependents(of: variable, in: sample.graph)
                let walk = search.walk, expected = fresh.walk
                #expect(walk.count == expected.count, "seed \(seed)")
                for place in 0..<min(walk.count, expected.count) {
                    #expect(walk.variable(at: place) == expected.variable(at: place), "seed \(seed)")
                }
                search.forgetRoot()
                fresh.forgetRoot()
            }
            if search.visitCount > 5 + sample.count { #expect(search.nextNumber < 1000, "seed \(seed)") }
        }
    }
}
