import ConstraintSolver
import Testing

@Suite struct ArgumentErrorTests {
    let solver = Solver()

    @Test(arguments: [0, -1, 1000.5, .nan, .infinity])
    func `a priority outside its range is refused`(value: Float) throws {
        let width = solver.makeVariable(), priority = Priority(rawValue: value)
        let id = try solver.add([Term(width)], .equal, 3, priority: 500)
        for call in [
            { [solver] in _ = try solver.add([Term(width)], .equal, 1, priority: priority) },
            { [solver] in try solver.setPriority(priority, for: id) },
            { [solver] in try solver.suggest(1, for: width, priority: priority) }
        ] {
            #expect { try call() } throws: { error in
                guard case .invalidPriority(let refused) = error as? SolverError else { return false }
                return refused == value || refused.isNaN && value.isNaN
            }
        }
        #expect(solver.value(of: width) == 3)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number that is not finite is refused`(value: Double) throws {
        let width = solver.makeVariable()
        let id = try solver.add([Term(width)], .equal, 3, priority: .required)
        #expect(throws: SolverError.notFinite(nil)) { try solver.add([Term(width)], .equal, value, priority: 1) }
        #expect(throws: SolverError.notFinite(nil)) {
            try solver.add([Term(width, coefficient: value)], .equal, 0, priority: 1)
        }
        #expect(throws: SolverError.notFinite(id)) { try solver.setConstant(value, for: id) }
        #expect(throws: SolverError.notFinite(nil)) { try solver.suggest(value, for: width, priority: 1) }
        #expect(solver.value(of: width) == 3)
    }

    @Test func `a constraint that is gone is refused everywhere`() throws {
        let width = solver.makeVariable()
        let id = try solver.add([Term(width)], .equal, 3, priority: 500)
        try solver.remove(id)
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(1, for: id) }
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.setPriority(1, for: id) }
        #expect(try solver.add([Term(width)], .equal, 3, priority: 500) > id, "identities are not reused")
    }

    @Test func `a variable in use stays, a removed one is refused`() throws {
        let width = solver.makeVariable()
        let id = try solver.add([Term(width), Term(width)], .equal, 6, priority: .required)
        #expect(solver.value(of: width) == 3, "terms of one variable add up")
        #expect(!solver.removeVariable(width))
        try solver.remove(id)
        #expect(solver.removeVariable(width))
        #expect(!solver.removeVariable(width))
        #expect(throws: SolverError.unknownVariable(width)) { try solver.add([Term(width)], .equal, 1, priority: 1) }
        #expect(solver.takeChangedVariables() == [])
    }

    @Test func `finite coefficients whose sum is infinite are refused`() throws {
        let width = solver.makeVariable(), large = Term(width, coefficient: 1e308)
        #expect(throws: SolverError.notFinite(nil)) { try solver.add([large, large], .equal, 0, priority: 1) }
        #expect(solver.removeVariable(width))
    }

    @Test func `terms that cancel leave a variable free`() throws {
        let width = solver.makeVariable()
        _ = try solver.add([Term(width), Term(width, coefficient: -1)], .lessThanOrEqual, 4, priority: .required)
        #expect(!solver.isUniquelyDetermined(width))
        #expect(solver.removeVariable(width))
    }
}
