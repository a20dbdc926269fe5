import ConstraintSolver
import TestSupport
import Testing

@Suite(.besideMainActor) struct UnsatisfiableTests {
    @Test func `a refused width names the width it contradicts (rule B31)`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), other = solver.makeVariable()
        let first = try solver.add([Term(width)], .equal, 100, priority: .required)
        _ = try solver.add([Term(other)], .equal, 7, priority: .required)
        let conflict = conflict { () throws(SolverError) in
            try solver.add([Term(width)], .equal, 200, priority: .required)
        }
        #expect(conflict?.culprit.index == 2)
        #expect(conflict?.others == [first])
        #expect(solver.value(of: width) == 100)
        #expect(solver.checkInvariants() == [])
    }

    @Test func `a conflict through a chain names its links and nothing else`() throws {
        let solver = Solver()
        let edges = (0..<6).map { _ in solver.makeVariable() }
        var links: [ConstraintID] = []
        links.append(try solver.add([Term(edges[0])], .equal, 0, priority: .required))
        for index in 1..<6 {
            let terms = [Term(edges[index]), Term(edges[index - 1], coefficient: -1)]
            links.append(try solver.add(terms, .greaterThanOrEqual, 10, priority: .required))
        }
        _ = try solver.add([Term(edges[5])], .lessThanOrEqual, 80, priority: .required)
        let conflict = conflict { () throws(SolverError) in
            try solver.add([Term(edges[3])], .lessThanOrEqual, 29, priority: .required)
        }
        #expect(conflict?.culprit.index == 7)
        #expect(conflict?.others == Array(links[0...3]))
    }

    /// Returns the conflict that a call reports; nil for an accepted call or another error.
    private func conflict(
        of call: () throws(SolverError) -> ConstraintID
    ) -> (culprit: ConstraintID, others: [ConstraintID])? {
        do throws(SolverError) {
            _ = try call()
            return nil
        } catch {
            guard case .unsatisfiable(let culprit, let others) = error else { return nil }
            return (culprit, others)
        }
    }

    @Test func `an impossible constant is refused and the old one stays`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), height = solver.makeVariable()
        let low = try solver.add([Term(width)], .greaterThanOrEqual, 10, priority: .required)
        let high = try solver.add([Term(width)], .lessThanOrEqual, 20, priority: .required)
        _ = try solver.add([Term(width)], .equal, 50, priority: 500)
        _ = try solver.add([Term(height), Term(width, coefficient: -0.5)], .equal, 0, priority: .required)
        let before = solver.dump { "x\($0.id)" }
        #expect(throws: SolverError.unsatisfiable(high, conflictingWith: [low])) {
            try solver.setConstant(9, for: high)
        }
        #expect(solver.dump { "x\($0.id)" } == before)
        try solver.setConstant(30, for: high)
        #expect(solver.value(of: width) == 30)
        #expect(solver.value(of: height) == 15)
    }

    @Test func `rounding does not cause the refusal of an optional wish`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), height = solver.makeVariable(), other = solver.makeVariable()
        _ = try solver.add([Term(width)], .equal, 0, priority: .required)
        // The coefficient of the height is too small to divide by, so a change of the height cannot satisfy this
        // constraint.
        _ = try solver.add([Term(width), Term(height, coefficient: 1e-10)], .equal, 0, priority: .required)
        _ = try solver.add([Term(other)], .equal, 7, priority: .required)
        let wish = try solver.add([Term(height)], .equal, 1e6, priority: 500)
        #expect([width, height, other].map { solver.value(of: $0) } == [0, 1e6, 7])
        _ = try solver.add([Term(other)], .lessThanOrEqual, 8, priority: .required)
        try solver.setConstant(2e6, for: wish)
        #expect([width, height, other].map { solver.value(of: $0) } == [0, 2e6, 7])
        try solver.setConstant(5, for: wish)
        #expect(solver.checkInvariants() == [])
    }

    @Test func `a refused number does not make what it met less exact`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), copy = solver.makeVariable()
        _ = try solver.add([Term(width)], .greaterThanOrEqual, 10, priority: .required)
        _ = try solver.add([Term(copy), Term(width, coefficient: -1)], .equal, 0, priority: .required)
        _ = try solver.add([Term(copy)], .lessThanOrEqual, 20, priority: .required)
        _ = try solver.add([Term(width)], .equal, 15, priority: 500)
        let before = solver.dump { "x\($0.id)" }
        #expect(throws: SolverError.self) { try solver.add([Term(width)], .equal, 1e12, priority: .required) }
        #expect(solver.dump { "x\($0.id)" } == before)
    }

    @Test func `a false constraint without terms conflicts with itself`() {
        let solver = Solver()
        let conflict = conflict { () throws(SolverError) in try solver.add([], .equal, 5, priority: .required) }
        #expect(conflict?.culprit.index == 0)
        #expect(conflict?.others == [])
    }

    @Test func `a redundant required constraint outlives its duplicate`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), height = solver.makeVariable()
        let first = try solver.add([Term(width), Term(height)], .equal, 30, priority: .required)
        let twice = try solver.add(
            [Term(width, coefficient: 2), Term(height, coefficient: 2)], .equal, 60, priority: .required)
        _ = try solver.add([Term(width)], .equal, 10, priority: .required)
        try solver.remove(first)
        #expect(solver.value(of: height) == 20)
        #expect(solver.isUniquelyDetermined(height))
        try solver.remove(twice)
        #expect(!solver.isUniquelyDetermined(height))
        #expect(solver.value(of: height) == 20, "what nothing decides keeps its value (rule B35)")
        #expect(solver.checkInvariants() == [])
    }

    @Test func `the reported set cannot hold, and every part of it can`() {
        var conflicts = 0
        for seed in 9000..<11000 {
            var system = RandomSystem(seed: seed)
            let bench = Workbench(variableCount: system.variableCount, checksInvariants: false)
            for _ in 0..<10 {
                var model = system.constraint()
                model.priority = 1000
                let before = bench.dump
                do throws(SolverError) {
                    try bench.add(model)
                } catch {
                    guard case .unsatisfiable(_, let others) = error else { continue }
                    conflicts += 1
                    let members = bench.constraints.filter { others.contains($0.id) }.map(\.model) + [model]
                    let isPossible = Oracle.isSatisfiable(members, variableCount: system.variableCount)
                    #expect(!isPossible, "seed \(seed): not a conflict: \(members)\n\(bench.text)")
                    for index in members.indices {
                        var rest = members
                        rest.remove(at: index)
                        let isEnough = Oracle.isSatisfiable(rest, variableCount: system.variableCount)
                        #expect(isEnough, "seed \(seed): \(members[index]) is not needed\n\(bench.text)")
                    }
                    #expect(bench.dump == before, "seed \(seed): the refusal left a trace")
                }
            }
        }
        #expect(conflicts > 1000, "only \(conflicts) conflicts drawn")
    }

    @Test func `in any order the later of two contradicting constraints is refused, with the same conflict`() throws {
        let conflicts = try LiveRows.Order.allCases.map { order in
            let rows = try LiveRows(count: 12, order: order), solver = rows.solver
            var members: Set<[String]> = []
            let error = #expect(throws: SolverError.self) {
                try solver.add([Term(rows.tops[9])], .equal, 999, priority: .required)
            }
            if case .unsatisfiable(let culprit, let others) = error {
                #expect(culprit.index == rows.definitions.count)
                members = Set(others.map { rows.definitions[$0.index].terms.map { "\($0)" } })
            }
            #expect(solver.value(of: rows.tops[9]) == 4 * 48 + 18)
            return members
        }
        // Four rows above, and in the fifth its place, both heights and the label's centre.
        #expect(conflicts[0].count == 4 * 2 + 4)
        #expect(conflicts.allSatisfy { $0 == conflicts[0] })
    }
}
