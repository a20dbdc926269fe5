import ConstraintSolver
import Testing

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
