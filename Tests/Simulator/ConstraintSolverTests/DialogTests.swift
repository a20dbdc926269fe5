import Testing

@testable import ConstraintSolver

/// A dialog whose lines each have a label and a field.
///
/// Required constraints limit the distances between edges, and optional constraints pull the views to these limits.
@Suite struct DialogTests {
    private struct Dialog {
        let solver = Solver()
        let width: Variable
        let middle: Variable
        var fields: [Variable] = []

        /// The labels are 40, 53, 66 … points wide.
        ///
        /// The fields are at least 120 points wide if possible, and fill the room to the right of the widest label.
        init(lines: Int, fewColumns: Int = 4) throws {
            solver.simplex.pricing.fewColumns = fewColumns
            width = solver.makeVariable()
            middle = solver.makeVariable()
            for line in 0..<lines { fields.append(try addLine(line)) }
            _ = try solver.add([Term(middle)], .lessThanOrEqual, 20, priority: 200)
        }

        private func addLine(_ line: Int) throws -> Variable {
            let label = solver.makeVariable(), left = solver.makeVariable(), field = solver.makeVariable()
            _ = try solver.add([Term(label)], .greaterThanOrEqual, labelWidth(line), priority: .required)
            _ = try solver.add([Term(label)], .lessThanOrEqual, labelWidth(line), priority: 251)
            let gap = [Term(left), Term(label, coefficient: -1)]
            _ = try solver.add(gap, .greaterThanOrEqual, 28, priority: .required)
            _ = try solver.add([Term(left), Term(middle, coefficient: -1)], .equal, 0, priority: .required)
            let right = [Term(left), Term(field), Term(width, coefficient: -1)]
            _ = try solver.add([Term(field)], .greaterThanOrEqual, 0, priority: .required)
            _ = try solver.add([Term(field)], .greaterThanOrEqual, 120, priority: 400)
            _ = try solver.add(right, .lessThanOrEqual, -20, priority: .required)
            _ = try solver.add(right, .greaterThanOrEqual, -20, priority: 350)
            return field
        }

        func labelWidth(_ line: Int) -> Double { Double(40 + line * 13 % 60) }

        /// The common left edge of all fields.
        func expectedMiddle() -> Double { (fields.indices.map(labelWidth).max() ?? 0) + 28 }
    }

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
        let dialogs = try [0, 4, 8, Int.max].map { try Dialog(lines: 12, fewColumns: $0) }
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
