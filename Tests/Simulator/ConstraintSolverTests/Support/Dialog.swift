import ConstraintSolver

/// A dialog whose lines each have a label and a field, one below the other.
///
/// Required constraints limit the distances between edges, and optional constraints pull the views to these limits.
struct Dialog {
    let solver = Solver()
    let width: Variable
    let height: Variable
    let middle: Variable
    private(set) var fields: [Variable] = []

    /// The labels are 40, 53, 66 … points wide.
    ///
    /// The fields are at least 120 points wide if possible, and fill the room to the right of the widest label.
    init(lines: Int, prepare: (Solver) -> Void = { _ in }) throws {
        prepare(solver)
        (width, height, middle) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        var above: [Term] = []
        for line in 0..<lines {
            fields.append(try addLine(line))
            above = try place(below: above)
        }
        _ = try solver.add([Term(middle)], .lessThanOrEqual, 20, priority: 200)
        _ = try solver.add(above + [Term(height)], .equal, 20, priority: .required)
        try solver.suggest(400, for: width, priority: 999)
        try solver.suggest(Double(40 * lines + 200), for: height, priority: 999)
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

    /// Places a label and a field side by side below another line.
    ///
    /// Returns the terms of the field's lower edge with reversed signs.
    private func place(below above: [Term]) throws -> [Term] {
        let tops = [solver.makeVariable(), solver.makeVariable()]
        let heights = [solver.makeVariable(), solver.makeVariable()]
        for (height, wanted) in zip(heights, [16.0, 21]) {
            _ = try solver.add([Term(height)], .greaterThanOrEqual, wanted, priority: 900)
            _ = try solver.add([Term(height)], .lessThanOrEqual, wanted, priority: 300)
        }
        let centers = zip([1.0, -1], zip(tops, heights)).flatMap { sign, edges in
            [Term(edges.0, coefficient: sign), Term(edges.1, coefficient: sign / 2)]
        }
        _ = try solver.add(centers, .equal, 0, priority: 999)
        _ = try solver.add([Term(tops[1])] + above, .greaterThanOrEqual, 6, priority: .required)
        _ = try solver.add([Term(tops[1])] + above, .lessThanOrEqual, 6, priority: 270)
        return [Term(tops[1], coefficient: -1), Term(heights[1], coefficient: -1)]
    }

    func labelWidth(_ line: Int) -> Double { Double(40 + line * 13 % 60) }

    /// The common left edge of all fields.
    func expectedMiddle() -> Double { (fields.indices.map(labelWidth).max() ?? 0) + 28 }
}
