import ConstraintSolver
import Testing

@Suite struct DumpTests {
    @Test func `a system is written out as people read it`() throws {
        let solver = Solver()
        let names = ["width", "left", "gap"]
        let variables = names.map { solver.makeVariable($0 == "gap" ? .atLeastZero : .anyNumber) }
        _ = try solver.add([Term(variables[0])], .lessThanOrEqual, 300, priority: .required)
        _ = try solver.add([Term(variables[0])], .equal, 320.5, priority: 750)
        _ = try solver.add(
            [Term(variables[1]), Term(variables[0], coefficient: -0.5)], .equal, -8, priority: .required)
        _ = try solver.add([Term(variables[2])], .greaterThanOrEqual, -2, priority: 49.5)
        let expected = """
            variables
              width = 300
              left = 142
              gap = 0 resting
            constraints
              #0 required: +1 width <= 300  held
              #1 @750: +1 width == 320.5  off by -20.5
              #2 required: +1 left -0.5 width == -8  held
              #3 @49.5: +1 gap >= -2  slack 2
            tableau
              width = 300: +1 #0
              left = 142: +0.5 #0 +1 #2
              #1 = -20.5: +1 #0
              #3 = 2: +1 gap

            """
        #expect(solver.dump { names[$0.id] } == expected)
    }
}
