import Testing

@testable import ConstraintSolver

@Suite struct SettlingTests {
    @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual], [-30.0, 72])
    func `a loose position settles on its first relation (rule B35)`(
        relation: Relation, bound: Double
    ) throws {
        for priority in [Priority.required, 250] {
            let solver = Solver(), left = solver.makeVariable()
            let first = try solver.add([Term(left)], relation, bound, priority: priority)
            #expect(solver.value(of: left) == bound && !solver.isUniquelyDetermined(left))
            let second = try solver.add([Term(left)], relation, bound, priority: 100)
            try solver.setConstant(bound - 1, for: first)
            #expect(solver.value(of: left) == (relation == .lessThanOrEqual ? bound - 1 : bound))
            try solver.remove(second)
            #expect(solver.checkInvariants() == [])
        }
    }

    @Test func `dependents of a loose position settle with it (rule B35)`() throws {
        let solver = Solver(), left = solver.makeVariable(), width = solver.makeVariable(.atLeastZero)
        let next = solver.makeVariable()
        let join = [Term(next), Term(left, coefficient: -1), Term(width, coefficient: -1)]
        _ = try solver.add(join, .equal, 8, priority: .required)
        _ = try solver.add([Term(width)], .equal, 100, priority: .required)
        _ = try solver.add([Term(next)], .lessThanOrEqual, 200, priority: .required)
        #expect([left, next].map { solver.value(of: $0) } == [92, 200])
        _ = try solver.add([Term(left)], .equal, 10, priority: 1)
        #expect([left, next].map { solver.value(of: $0) } == [10, 118])
    }

    @Test func `a loose position settles through a size as well (rule B35)`() throws {
        let solver = Solver(), width = solver.makeVariable(.atLeastZero), left = solver.makeVariable()
        let right = solver.makeVariable()
        _ = try solver.add([Term(width), Term(left, coefficient: -1)], .equal, 0, priority: .required)
        _ = try solver.add([Term(right)], .equal, 5, priority: .required)
        _ = try solver.add([Term(right), Term(width, coefficient: -1)], .greaterThanOrEqual, -10, priority: .required)
        #expect([width, left].map { solver.value(of: $0) } == [15, 15])
    }

    @Test func `no position that a bound mentions stays loose (rule B35)`() {
        var looks = 0
        for seed in 0..<6000 {
            var system = RandomSystem(seed: seed)
            let bench = Workbench(
                variableCount: system.variableCount, sizes: system.sizes, checksInvariants: false)
            for _ in 0..<9 {
                // A position is a variable that can have any value. After a new equation that is already satisfied, a
                // position may still have no fixed value. So the test examines only inequalities.
                let model = system.constraint(), added = try? bench.add(model)
                guard let added, model.relation != "==", let residual = bench.solver.symbol(of: added) else { continue }
                if Self.leadsOnThroughSize(residual, in: bench.solver.simplex.solution) { looks += 1 }
                let isLoose = Self.leavesLoose(residual, in: &bench.solver.simplex.solution)
                #expect(!isLoose, "seed \(seed)\n\(bench.text)")
            }
        }
        #expect(looks > 1000)
    }

    /// Returns whether the residual mentions a size that an equation with further variables determines.
    ///
    /// A size is a variable that is at least zero. The residual must also mention a variable that can have any value.
    private static func leadsOnThroughSize(_ residual: Int, in solution: borrowing BasicSolution) -> Bool {
        let terms = solution.terms(of: residual)
        return mentionsFree(residual, in: solution)
            && terms.indices.contains {
                let variable = Int(terms[$0].variable), equation = solution.partner(of: variable)
                return !solution.symbol(variable).isFree && equation >= 0 && solution.termCount(of: equation) > 1
            }
    }

    private static func mentionsFree(_ residual: Int, in solution: borrowing BasicSolution) -> Bool {
        let terms = solution.terms(of: residual)
        return terms.indices.contains { solution.symbol(Int(terms[$0].variable)).isFree }
    }

    /// The residual's row still contains an undetermined position.
    private static func leavesLoose(_ residual: Int, in solution: inout BasicSolution) -> Bool {
        mentionsFree(residual, in: solution) && solution.isBasic(residual)
            && solution.freeEntry(of: solution.row(of: residual)) != nil
    }

    @Test(arguments: [false, true])
    func `a released position slides to its oldest bound (rule B35)`(upperFirst: Bool) throws {
        let solver = Solver(), left = solver.makeVariable()
        let pin = try solver.add([Term(left)], .equal, 30, priority: .required)
        let bounds: [(Relation, Double)] = [(.greaterThanOrEqual, 10), (.lessThanOrEqual, 72)]
        for (relation, bound) in upperFirst ? bounds.reversed() : bounds {
            _ = try solver.add([Term(left)], relation, bound, priority: .required)
        }
        #expect(solver.value(of: left) == 30)
        try solver.remove(pin)
        #expect(solver.value(of: left) == (upperFirst ? 72 : 10) && solver.checkInvariants() == [])
    }
}
