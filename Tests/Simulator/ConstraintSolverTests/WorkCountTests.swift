import ConstraintSolver
import Testing

@Suite struct WorkCountTests {
    @Test func `a frame of the keyboard animation needs no pivot`() throws {
        let form = try Form(rowCount: 20)
        let before = form.solver.pivotCount
        for frame in 0..<120 {
            try form.solver.suggest(34 + 302 * Double(frame) / 119, for: form.keyboardHeight, priority: 999)
            #expect(form.solver.value(of: form.keyboardHeight) == 34 + 302 * Double(frame) / 119)
        }
        #expect(form.solver.pivotCount == before)
    }

    @Test func `a new row height moves the rows below without a pivot`() throws {
        let form = try Form(rowCount: 20)
        let before = form.solver.pivotCount
        _ = form.solver.takeChangedVariables()
        try form.solver.setConstant(60, for: form.heights[10])
        #expect(form.solver.pivotCount == before)
        #expect(form.solver.takeChangedVariables().count == 1 + 9)
        #expect(form.solver.value(of: form.tops[19]) == 59 + 19 * 52 + 16)
    }

    @Test func `a constant costs one pivot each time it crosses a bound`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let wish = try solver.add([Term(width)], .equal, 50, priority: 750)
        _ = try solver.add([Term(width)], .lessThanOrEqual, 100, priority: .required)
        let before = solver.pivotCount
        try solver.setConstant(120, for: wish)
        #expect(solver.pivotCount == before + 1)
        try solver.setConstant(130, for: wish)
        #expect(solver.pivotCount == before + 1)
        try solver.setConstant(70, for: wish)
        #expect(solver.pivotCount == before + 2)
        #expect(solver.value(of: width) == 70)
    }

    @Test func `a bound of a value that its own equation gives needs no walk`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        _ = try solver.add([Term(width)], .equal, 44, priority: 750)
        let before = (solver.visitCount, solver.pivotCount)
        _ = try solver.add([Term(width)], .greaterThanOrEqual, 0, priority: .required)
        #expect((solver.visitCount, solver.pivotCount) == before)
    }

    @Test func `a wish that holds but for rounding costs no pivot`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        _ = try solver.add([Term(width, coefficient: 0.3)], .equal, 3e15 / 70, priority: 750)
        let before = solver.pivotCount
        let wish = try solver.add([Term(width)], .equal, 1e15 / 7, priority: 750)
        #expect(solver.residual(of: wish) != 0)
        #expect(solver.pivotCount == before)
    }

    @Test func `a lowered bound moves its variable without a pivot`() throws {
        let solver = Solver()
        let width = solver.makeVariable()
        let least = try solver.add([Term(width)], .greaterThanOrEqual, 20, priority: 750)
        _ = try solver.add([Term(width)], .lessThanOrEqual, 10, priority: 500)
        let before = solver.pivotCount
        try solver.setConstant(5, for: least)
        #expect(solver.pivotCount == before)
        #expect(solver.value(of: width) == 5)
    }
}
