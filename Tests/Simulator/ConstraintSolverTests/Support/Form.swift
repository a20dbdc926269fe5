import ConstraintSolver

/// A column of rows above a keyboard, the typical workload of a screen with text fields.
struct Form {
    let solver = Solver()
    let keyboardHeight: Variable
    let lastBottom: [Term]
    private(set) var heights: [ConstraintID] = []
    private(set) var tops: [Variable] = []

    init(rowCount: Int) throws {
        let screen = solver.makeVariable(), keyboard = solver.makeVariable()
        keyboardHeight = solver.makeVariable()
        _ = try solver.add([Term(screen)], .equal, 852, priority: .required)
        _ = try solver.add(
            [Term(keyboard), Term(keyboardHeight), Term(screen, coefficient: -1)], .equal, 0, priority: .required)
        var previous: [Term] = []
        for index in 0..<rowCount {
            let top = solver.makeVariable(), height = solver.makeVariable(.atLeastZero)
            heights.append(try solver.add([Term(height)], .equal, 44, priority: 750))
            _ = try solver.add([Term(top)] + previous, .equal, index == 0 ? 59 : 8, priority: .required)
            previous = [Term(top, coefficient: -1), Term(height, coefficient: -1)]
            tops.append(top)
        }
        lastBottom = previous.map { Term($0.variable) }
        _ = try solver.add(lastBottom + [Term(keyboard, coefficient: -1)], .equal, -20, priority: 250)
        try solver.suggest(34, for: keyboardHeight, priority: 999)
    }
}
