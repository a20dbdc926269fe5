import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
    @Test func `a free variable is zero and undetermined (rule B35)`() {
        let solver = Solver()
        let free = solver.makeVariable()
        #expect(solver.value(of: free) == 0)
        #expect(!solver.isUniquelyDetermined(free))
    }

    @Test func `what nothing decides any more keeps its value (rule B35)`() throws {
        let solver = Solver()
        let left = solver.makeVariable(), width = solver.makeVariable()
        let pin = try solver.add([Term(left)], .equal, 12, priority: .required)
        let size = try solver.add([Term(width)], .equal, 80, priority: 750)
        try solver.remove(pin)
        try solver.remove(size)
        #expect([left, width].map { solver.value(of: $0) } == [12, 80])
        #expect([left, width].map { solver.isUniquelyDetermined($0) } == [false, false])
    }

    @Test func `a bound that is met leaves a variable undetermined`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        _ = try solver.add([Term(width)], .greaterThanOrEqual, 40, priority: .required)
        #expect(solver.value(of: width) == 40, "moved no further than needed")
        #expect(!solver.isUniquelyDetermined(width))
        _ = try solver.add([Term(width)], .lessThanOrEqual, 40, priority: 1)
        #expect(solver.isUniquelyDetermined(width))
    }

    @Test func `two bounds that leave no room determine a variable`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), copy = solver.makeVariable()
        _ = try solver.add([Term(width)], .greaterThanOrEqual, 0, priority: .required)
        _ = try solver.add([Term(width), Term(copy, coefficient: -1)], .equal, 0, priority: .required)
        _ = try solver.add([Term(copy)], .lessThanOrEqual, 0, priority: .required)
        #expect(solver.isUniquelyDetermined(width))
        #expect(solver.isUniquelyDetermined(copy))
    }

    @Test func `asking moves nothing and does not spoil the basis`() throws {
        let solver = Solver()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        _ = try solver.add(variables.map { Term($0) }, .equal, 30, priority: .required)
        _ = try solver.add([Term(variables[0])], .lessThanOrEqual, 5, priority: 250)
        let before = variables.map { solver.value(of: $0) }
        _ = solver.takeChangedVariables()
        for variable in variables { #expect(!solver.isUniquelyDetermined(variable)) }
        #expect(variables.map { solver.value(of: $0) } == before)
        #expect(solver.takeChangedVariables() == [])
        #expect(solver.checkInvariants() == [])
    }
}
