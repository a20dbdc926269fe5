import TestSupport
import Testing

@testable import ConstraintSolver

/// If constants change repeatedly, the solver stores the affected values of each change as a plan.
///
/// The plan is valid until a pair or a term of the system changes.
@Suite(.besideMainActor) struct PlanTests {
    @Test(arguments: [10, 40])
    func `after two rounds alternating edits look for no dependents`(
        rowCount: Int
    ) throws {
        let form = try Form(rowCount: rowCount), solver = form.solver, middle = form.heights[rowCount / 2]
        for round in 1...2 {
            try solver.suggest(40 + Double(round), for: form.keyboardHeight, priority: 999)
            try solver.setConstant(44 + Double(round), for: middle)
        }
        let visits = solver.visitCount
        for frame in 1...50 {
            try solver.suggest(50 + Double(frame), for: form.keyboardHeight, priority: 999)
            try solver.setConstant(50 + Double(frame % 7), for: middle)
            let last = 59 + 52 * Double(rowCount - 1) + 6 + Double(frame % 7)
            #expect(solver.value(of: form.tops[rowCount - 1]) == last)
        }
        #expect(solver.visitCount == visits)
        #expect(solver.checkInvariants() == [])
    }

    @Test func `what is planned and what is walked has the same bits`() throws {
        for seed in 90_000..<90_150 {
            var system = RandomSystem(seed: seed)
            let planned = Workbench(variableCount: system.variableCount, checksInvariants: false)
            for _ in 0..<14 { _ = system.change(planned) }
            let walked = Workbench(variableCount: system.variableCount, checksInvariants: false)
            system = RandomSystem(seed: seed)
            for _ in 0..<14 { _ = system.change(walked) }
            let spare = walked.solver.makeVariable()
            var generator = SeededGenerator(seed: seed)
            for _ in 0..<30 where !planned.constraints.isEmpty {
                let index = Int.random(in: 0..<planned.constraints.count, using: &generator)
                let constant = Double.random(in: -50...50, using: &generator)
                // A plan is a stored sequence of computations for a new constant. A new constraint makes all plans of
                // `walked` invalid. So `walked` computes the next change without a plan.
                let id = try walked.solver.add([Term(spare)], .equal, 0, priority: 1)
                try walked.solver.remove(id)
                let isRefused = [planned, walked].map { (try? $0.setConstant(constant, at: index)) == nil }
                #expect(isRefused[0] == isRefused[1])
            }
            #expect(planned.values == walked.values, "seed \(seed)")
            #expect(planned.residuals == walked.residuals, "seed \(seed)")
            #expect(planned.solver.checkInvariants() == [], "seed \(seed)")
        }
    }

    @Test func `a constraint added or removed counts in the next frame`() throws {
        let solver = Solver()
        let root = solver.makeVariable(), copy = solver.makeVariable()
        _ = try solver.add([Term(copy), Term(root, coefficient: -1)], .equal, 1, priority: .required)
        for frame in 1...3 { try solver.suggest(Double(frame), for: root, priority: 900) }
        let least = try solver.add([Term(copy)], .greaterThanOrEqual, 10, priority: .required)
        #expect([root, copy].map { solver.value(of: $0) } == [9, 10])
        for frame in 4...6 { try solver.suggest(Double(frame), for: root, priority: 900) }
        #expect([root, copy].map { solver.value(of: $0) } == [9, 10])
        try solver.remove(least)
        #expect([root, copy].map { solver.value(of: $0) } == [6, 7])
        for frame in 7...9 { try solver.suggest(Double(frame), for: root, priority: 900) }
        #expect([root, copy].map { solver.value(of: $0) } == [9, 10])
        #expect(solver.checkInvariants() == [])
    }

    @Test func `a refused required change after a plan is undone`() throws {
        let solver = Solver()
        let root = solver.makeVariable(), copy = solver.makeVariable()
        let origin = try solver.add([Term(root)], .equal, 1, priority: .required)
        _ = try solver.add([Term(copy), Term(root, coefficient: -2)], .equal, 0, priority: .required)
        let most = try solver.add([Term(copy)], .lessThanOrEqual, 100, priority: .required)
        for frame in 2...5 { try solver.setConstant(Double(frame), for: origin) }
        _ = solver.takeChangedVariables()
        let conflict = SolverError.unsatisfiable(origin, conflictingWith: [ConstraintID(index: 1), most])
        #expect(throws: conflict) { try solver.setConstant(51, for: origin) }
        #expect([root, copy].map { solver.value(of: $0) } == [5, 10])
        #expect(solver.residual(of: most) == -90)
        #expect(solver.takeChangedVariables() == [])
        try solver.setConstant(50, for: origin)
        #expect([root, copy].map { solver.value(of: $0) } == [50, 100])
        #expect(solver.checkInvariants() == [])
    }

    @Test func `a plan goes around a circle of equations`() throws {
        let solver = Solver()
        let columns = (0..<6).map { _ in solver.makeVariable() }, margin = solver.makeVariable()
        for index in 1..<6 {
            let terms = [Term(columns[index]), Term(columns[index - 1], coefficient: -1)]
            _ = try solver.add(terms, .equal, 0, priority: .required)
        }
        let total = try solver.add(columns.map { Term($0) }, .equal, 60, priority: .required)
        _ = try solver.add([Term(margin), Term(columns[3], coefficient: -0.5)], .equal, 1, priority: .required)
        let narrow = try solver.add([Term(columns[5])], .greaterThanOrEqual, 50, priority: 500)
        for frame in 1...6 {
            try solver.setConstant(60 * Double(frame), for: total)
            #expect(abs(solver.value(of: margin) - (5 * Double(frame) + 1)) < 1e-12)
            #expect(abs((solver.residual(of: narrow) ?? 0) - (10 * Double(frame) - 50)) < 1e-12)
        }
        #expect(solver.checkInvariants() == [])
    }

    @Test func `plans longer than the constraints are not written`() throws {
        let form = try Form(rowCount: 400), solver = form.solver
        for round in 1...3 {
            for height in form.heights { try solver.setConstant(44 + Double(round), for: height) }
        }
        let terms = solver.simplex.solution.termCount
        #expect(
            solver.simplex.solution.plannedTermCount < 2 * terms + 4096 + 4 * 400,
            "each of 400 plans would have 400 steps")
        #expect(solver.value(of: form.tops[399]) == 59 + 55 * 399)
    }

    @Test func `a change of priority keeps plans, and they pay the new one`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let most = try solver.add([Term(width)], .lessThanOrEqual, 10, priority: 500)
        for frame in 1...5 { try solver.suggest(Double(frame), for: width, priority: 400) }
        try solver.suggest(20, for: width, priority: 400)
        #expect(solver.value(of: width) == 10)
        try solver.suggest(30, for: width, priority: 600)
        #expect(solver.value(of: width) == 30)
        try solver.setPriority(700, for: most)
        #expect(solver.value(of: width) == 10)
        #expect(solver.checkInvariants() == [])
    }
}
