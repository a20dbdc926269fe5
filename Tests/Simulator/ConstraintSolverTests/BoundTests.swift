import Testing

@testable import ConstraintSolver

@Suite struct BoundTests {
    @Test func `a size held by nothing is zero and undetermined (rule B58)`() throws {
        let solver = Solver(), width = solver.makeVariable(.atLeastZero)
        _ = try solver.add([Term(width)], .lessThanOrEqual, 72, priority: .required)
        #expect(solver.value(of: width) == 0 && !solver.isUniquelyDetermined(width))
        let wish = try solver.add([Term(width)], .equal, 50, priority: 250)
        #expect(solver.value(of: width) == 50 && solver.isUniquelyDetermined(width))
        try solver.remove(wish)
        #expect(solver.value(of: width) == 0)
        #expect(solver.checkInvariants() == [])
    }

    @Test func `a wish for a size below zero leaves it at zero (rule B58)`() throws {
        let solver = Solver(), width = solver.makeVariable(.atLeastZero)
        let wish = try solver.add([Term(width)], .equal, -5, priority: 999)
        #expect(solver.value(of: width) == 0 && solver.residual(of: wish) == 5)
        try solver.setConstant(8, for: wish)
        #expect(solver.value(of: width) == 8)
        try solver.setConstant(-8, for: wish)
        #expect(solver.value(of: width) == 0 && solver.checkInvariants() == [])
    }

    @Test func `a required negative size conflicts with itself (rule B58)`() throws {
        let solver = Solver(), width = solver.makeVariable(.atLeastZero)
        #expect(throws: SolverError.unsatisfiable(ConstraintID(index: 0), conflictingWith: [])) {
            try solver.add([Term(width)], .equal, -5, priority: .required)
        }
        let fixed = try solver.add([Term(width)], .equal, 5, priority: .required)
        #expect(throws: SolverError.unsatisfiable(fixed, conflictingWith: [])) {
            try solver.setConstant(-1, for: fixed)
        }
        #expect(solver.value(of: width) == 5 && solver.checkInvariants() == [])
    }

    @Test func `crossed edges conflict, and both are named (rule B58)`() throws {
        let solver = Solver(), left = solver.makeVariable(), width = solver.makeVariable(.atLeastZero)
        let near = try solver.add([Term(left)], .equal, 20, priority: .required)
        #expect(throws: SolverError.unsatisfiable(ConstraintID(index: 1), conflictingWith: [near])) {
            try solver.add([Term(left), Term(width)], .equal, 10, priority: .required)
        }
    }

    @Test func `an animated size without room stays at zero (rule B58)`() throws {
        let solver = Solver(), left = solver.makeVariable(), width = solver.makeVariable(.atLeastZero)
        solver.checksInvariants = true
        _ = try solver.add([Term(left)], .equal, 20, priority: .required)
        let far = try solver.add([Term(left), Term(width)], .equal, 40, priority: 999)
        for frame in 0..<40 {
            try solver.setConstant(40 - Double(frame), for: far)
            #expect(solver.value(of: width) == max(0, 20 - Double(frame)))
        }
        for frame in (0..<40).reversed() {
            try solver.setConstant(40 - Double(frame), for: far)
            #expect(solver.value(of: width) == max(0, 20 - Double(frame)))
        }
        #expect(solver.invariantViolations == [])
    }
}
