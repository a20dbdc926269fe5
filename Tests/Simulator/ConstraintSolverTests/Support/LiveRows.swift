import ConstraintSolver
import TestSupport

/// Rows with an icon and a label each, whose constraints are added in some order to a solver in use.
struct LiveRows {
    enum Order: CaseIterable {
        /// A row stands below the row above before its label is centred on its icon.
        case topFirst
        case centerFirst
        case shuffled
        case reversed
    }

    let solver = Solver()
    private(set) var tops: [Variable] = []
    /// The constraints, in the order in which they were added.
    private(set) var definitions: [(terms: [Term], constant: Double)] = []

    init(count: Int, order: Order) throws {
        var above: [Term] = []
        for _ in 0..<count { above = addRow(below: above, centerFirst: order == .centerFirst) }
        if order == .shuffled {
            var generator = SeededGenerator(seed: 7)
            definitions.shuffle(using: &generator)
        }
        if order == .reversed { definitions.reverse() }
        for (terms, constant) in definitions { _ = try solver.add(terms, .equal, constant, priority: .required) }
    }

    private mutating func addRow(below above: [Term], centerFirst: Bool) -> [Term] {
        let icon = solver.makeVariable(), label = solver.makeVariable()
        let heights = [solver.makeVariable(.atLeastZero), solver.makeVariable(.atLeastZero)]
        let centers =
            [Term(label), Term(heights[1], coefficient: 0.5)]
            + [Term(icon, coefficient: -1), Term(heights[0], coefficient: -0.5)]
        let places = [(terms: [Term(icon)] + above, constant: 8.0), (terms: centers, constant: 0)]
        definitions += centerFirst ? places.reversed() : places
        definitions += [(terms: [Term(heights[0])], constant: 40), (terms: [Term(heights[1])], constant: 20)]
        tops += [icon, label]
        return [Term(icon, coefficient: -1), Term(heights[0], coefficient: -1)]
    }
}
