import ConstraintSolver

/// Labels one below the other, from the upper to the lower edge of a screen, as in a stack that fills it.
struct LabelColumn {
    let solver = Solver()
    let width: Variable
    let height: Variable
    private(set) var heights: [Variable] = []
    /// The constraints from each label to the label above.
    private(set) var joins: [ConstraintID] = []

    /// The labels want to be 60 points wide and 20.5 points high, and give way to the screen's size.
    init(count: Int, screen: Double, hugging: Priority) throws {
        (width, height) = (solver.makeVariable(), solver.makeVariable())
        try solver.suggest(393, for: width, priority: 999)
        try solver.suggest(screen, for: height, priority: 999)
        var above: [Term] = []
        for _ in 0..<count {
            let top = solver.makeVariable(), height = solver.makeVariable(.atLeastZero)
            let own = solver.makeVariable(.atLeastZero)
            _ = try solver.add([Term(own)], .lessThanOrEqual, 60, priority: hugging)
            _ = try solver.add([Term(own)], .greaterThanOrEqual, 60, priority: 750)
            _ = try solver.add([Term(own), Term(width, coefficient: -1)], .equal, 0, priority: .required)
            _ = try solver.add([Term(height)], .lessThanOrEqual, 20.5, priority: hugging)
            _ = try solver.add([Term(height)], .greaterThanOrEqual, 20.5, priority: 750)
            joins.append(try solver.add([Term(top)] + above, .equal, above.isEmpty ? 0 : 8, priority: .required))
            above = [Term(top, coefficient: -1), Term(height, coefficient: -1)]
            heights.append(height)
        }
        _ = try solver.add(above + [Term(height)], .equal, 0, priority: .required)
    }
}
