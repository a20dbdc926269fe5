import Testing

@testable import ConstraintSolver

@Suite struct BoundTests {
    @Test func `a size that nothing holds rests at zero and is not determined (rule B58)`() throws {
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

    @Test func `a required size below zero is a conflict of that constraint alone (rule B58)`() throws {
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

    @Test func `edges that leave no room are a conflict, and both are named (rule B58)`() throws {
        let solver = Solver(), left = solver.makeVariable(), width = solver.makeVariable(.atLeastZero)
        let near = try solver.add([Term(left)], .equal, 20, priority: .required)
        #expect(throws: SolverError.unsatisfiable(ConstraintID(index: 1), conflictingWith: [near])) {
            try solver.add([Term(left), Term(width)], .equal, 10, priority: .required)
        }
    }

    @Test func `in every frame of an animation a size stays at zero while there is no room (rule B58)`() throws {
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
