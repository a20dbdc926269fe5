import Testing

@testable import ConstraintSolver

@Suite struct DialogTests {
    @Test(arguments: [1, 8, 30])
    func `fields take the dialog's width, and nothing else moves`(lines: Int) throws {
        let dialog = try Dialog(lines: lines), solver = dialog.solver, middle = dialog.expectedMiddle()
        for step in 0..<40 {
            let width = Double(180 + step * 37 % 260)
            try solver.suggest(width, for: dialog.width, priority: 999)
            #expect(solver.value(of: dialog.middle) == middle)
            for field in dialog.fields { #expect(solver.value(of: field) == width - 20 - middle) }
        }
        #expect(solver.checkInvariants() == [])
    }

    @Test func `the number of compared columns changes no bit of a value`() throws {
        let dialogs = try [0, 4, 8, Int.max].map { fewColumns in
            try Dialog(lines: 12) { $0.simplex.pricing.fewColumns = fewColumns }
        }
        for step in 0..<40 {
            for dialog in dialogs {
                try dialog.solver.suggest(Double(180 + step * 37 % 260), for: dialog.width, priority: 999)
            }
            let values = dialogs.map { dialog in
                var values: [Double] = []
                dialog.solver.readValues(into: &values)
                return values
            }
            #expect(values.allSatisfy { $0 == values[0] })
        }
    }

    @Test func `a field that crosses its least width costs a pivot or two`() throws {
        let dialog = try Dialog(lines: 20), solver = dialog.solver
        try solver.suggest(400, for: dialog.width, priority: 999)
        let pivots = solver.pivotCount
        try solver.suggest(200, for: dialog.width, priority: 999)
        #expect(solver.pivotCount - pivots <= 2 * 20)
        let crossed = solver.pivotCount
        for width in 180..<200 { try solver.suggest(Double(width), for: dialog.width, priority: 999) }
        #expect(solver.pivotCount == crossed)
    }
}
