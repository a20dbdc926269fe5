import ConstraintSolver
import Testing

@Suite struct StrictLevelTests {
    /// Optional constraints for one width, and the resulting width.
    struct Case: Sendable, CustomTestStringConvertible {
        var wishes: [(relation: Relation, constant: Double, priority: Priority)]
        var width: Double
        var testDescription: String { "\(wishes.map { "\($0.constant)@\($0.priority.rawValue)" }) → \(width)" }
    }

    static let levels = [
        Case(wishes: [(.equal, 100, 751), (.equal, 200, 750)], width: 100),
        Case(wishes: [(.equal, 200, 750), (.equal, 100, 751)], width: 100),
        Case(wishes: [(.equal, 100, 750.5), (.equal, 200, 750)], width: 100),
        Case(wishes: [(.equal, 100, 2)] + Array(repeating: (.equal, 200, 1), count: 50), width: 100),
        Case(wishes: [(.greaterThanOrEqual, 120, 1000), (.equal, 100, 999)], width: 120),
        Case(wishes: [(.lessThanOrEqual, 80, 1000), (.equal, 100, 999), (.equal, 0, 1)], width: 80)
    ]

    @Test(arguments: levels)
    func `a higher level is satisfied before any lower one (rule B22)`(example: Case) throws {
        #expect(try width(example.wishes) == example.width)
    }

    static let ties = [
        Case(wishes: [(.equal, 100, 750), (.equal, 200, 750)], width: 100),
        Case(wishes: [(.equal, 200, 750), (.equal, 100, 750)], width: 200),
        Case(wishes: [(.equal, 100, 750), (.equal, 200, 750), (.equal, 200, 750)], width: 200),
        Case(wishes: [(.lessThanOrEqual, 10, 5), (.greaterThanOrEqual, 30, 5)], width: 10),
        Case(wishes: [(.equal, 0, 5), (.equal, 60, 5), (.equal, 90, 5), (.equal, 70, 5)], width: 60)
    ]

    @Test(arguments: ties)
    func `violations decide a level by sum, then by order (rule B23)`(example: Case) throws {
        #expect(try width(example.wishes) == example.width)
    }

    @Test func `a tie of sums is broken one constraint at a time`() throws {
        // If `slide` is 0 or 1, the three violations have the sum 2. Weights of 1, 2 and 3 would not help, because the
        // weighted sums 1 + 3 and 2 + 2 are equal too. So the solver must compare the violations one constraint after
        // the other.
        let solver = Solver()
        let slide = solver.makeVariable()
        let first = try solver.add([Term(slide)], .equal, 0, priority: 5)
        let second = try solver.add([Term(slide, coefficient: 2)], .equal, 2, priority: 5)
        let third = try solver.add([Term(slide)], .equal, 0, priority: 5)
        #expect(solver.value(of: slide) == 0)
        #expect(try [first, second, third].map { try #require(solver.residual(of: $0)) } == [0, -2, 0])
    }

    @Test func `a priority change moves the solution at once (rule B22)`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let low = try solver.add([Term(width)], .equal, 100, priority: 250)
        let high = try solver.add([Term(width)], .equal, 200, priority: 750)
        #expect(solver.value(of: width) == 200)
        try solver.setPriority(751, for: low)
        #expect(solver.value(of: width) == 100)
        try solver.setPriority(751, for: high)
        #expect(solver.value(of: width) == 100, "a tie, and the other one is older")
        let required = try solver.add([Term(width)], .lessThanOrEqual, 300, priority: .required)
        #expect(throws: SolverError.priorityChangeFromOrToRequired(low)) { try solver.setPriority(.required, for: low) }
        #expect(throws: SolverError.priorityChangeFromOrToRequired(required)) {
            try solver.setPriority(999, for: required)
        }
        #expect(solver.value(of: width) == 100)
    }

    private func width(_ wishes: [(relation: Relation, constant: Double, priority: Priority)]) throws -> Double {
        let solver = Solver()
        let width = solver.makeVariable()
        for wish in wishes {
            _ = try solver.add([Term(width)], wish.relation, wish.constant, priority: wish.priority)
        }
        #expect(solver.checkInvariants() == [])
        #expect(solver.isUniquelyDetermined(width))
        return solver.value(of: width)
    }
}
