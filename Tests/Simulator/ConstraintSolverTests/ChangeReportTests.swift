import ConstraintSolver
import Testing

@Suite struct ChangeReportTests {
    @Test func `only moved variables are reported, in order of creation`() throws {
        let solver = Solver()
        let variables = (0..<4).map { _ in solver.makeVariable() }
        #expect(solver.takeChangedVariables() == [])
        var ids: [ConstraintID] = []
        for (index, variable) in variables.enumerated().reversed() {
            ids.append(try solver.add([Term(variable)], .equal, Double(index), priority: .required))
        }
        #expect(solver.takeChangedVariables() == Array(variables[1...]), "the first one stays at zero")
        #expect(solver.takeChangedVariables() == [])
        try solver.setConstant(8, for: ids[1])
        #expect(solver.takeChangedVariables() == [variables[2]])
    }

    @Test func `a change made while changes are reported is reported next`() throws {
        let solver = Solver()
        let width = solver.makeVariable(), height = solver.makeVariable()
        let ids = try [width, height].map { try solver.add([Term($0)], .equal, 1, priority: .required) }
        var reported: [Variable] = []
        solver.takeChangedVariables { variable in
            reported.append(variable)
            if variable == height { try? solver.setConstant(5, for: ids[0]) }
        }
        #expect(reported == [width, height])
        #expect(solver.takeChangedVariables() == [width])
        #expect(solver.takeChangedVariables() == [])
    }

    @Test func `variables may be removed while changes are reported`() throws {
        let solver = Solver()
        let widths = (0..<4).map { _ in solver.makeVariable() }
        let ids = try widths.map { try solver.add([Term($0)], .equal, 3, priority: .required) }
        var reported: [Variable] = []
        solver.takeChangedVariables { variable in
            reported.append(variable)
            guard variable == widths[0] else { return }
            try? solver.remove(ids[3])
            solver.removeVariable(widths[3])
        }
        #expect(reported == Array(widths[0...2]))
        #expect(solver.takeChangedVariables() == [])
    }

    @Test func `changes taken during a report are those since its start`() throws {
        let solver = Solver()
        let widths = (0..<3).map { _ in solver.makeVariable() }
        let ids = try widths.map { try solver.add([Term($0)], .equal, 3, priority: .required) }
        var reported: [Variable] = [], inner: [Variable] = []
        solver.takeChangedVariables { variable in
            reported.append(variable)
            guard variable == widths[1] else { return }
            try? solver.setConstant(4, for: ids[0])
            inner += solver.takeChangedVariables()
        }
        #expect(reported == widths)
        #expect(inner == [widths[0]])
        #expect(solver.takeChangedVariables() == [])
    }

    @Test func `a new variable does not inherit the changes of a removed one`() throws {
        let solver = Solver()
        let old = solver.makeVariable()
        let id = try solver.add([Term(old)], .equal, 3, priority: .required)
        try solver.remove(id)
        #expect(solver.removeVariable(old))
        let new = solver.makeVariable()
        let other = try solver.add([Term(new)], .equal, 0, priority: .required)
        #expect(solver.takeChangedVariables() == [])
        try solver.setConstant(5, for: other)
        #expect(solver.takeChangedVariables() == [new])
        #expect(solver.takeChangedVariables() == [])
    }

    @Test func `a variable that moved and came back did not change`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let id = try solver.add([Term(width)], .equal, 1.1, priority: .required)
        _ = solver.takeChangedVariables()
        try solver.setConstant(7.3, for: id)
        try solver.setConstant(1.1, for: id)
        #expect(solver.takeChangedVariables() == [])
    }

    @Test func `a refused call changes nothing`() throws {
        let solver = Solver()
        let edges = (0..<5).map { _ in solver.makeVariable() }
        for index in 1..<5 {
            let terms = [Term(edges[index]), Term(edges[index - 1], coefficient: -1)]
            _ = try solver.add(terms, .greaterThanOrEqual, 0.1, priority: .required)
        }
        _ = try solver.add([Term(edges[4])], .lessThanOrEqual, 1, priority: .required)
        let before = edges.map { solver.value(of: $0) }
        _ = solver.takeChangedVariables()
        #expect(throws: SolverError.self) {
            try solver.add([Term(edges[0])], .greaterThanOrEqual, 0.7, priority: .required)
        }
        #expect(edges.map { solver.value(of: $0) } == before)
        #expect(solver.takeChangedVariables() == [])
    }
}
