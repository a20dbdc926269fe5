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

    @Test func `a constant that crosses a bound costs a pivot there and a pivot back`() throws {
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
}
