import ConstraintSolver

/// A solver, the expected constraints, and the calls so far.
final class Workbench {
    let solver = Solver()
    let variables: [Variable]
    /// The solver itself keeps these variables at zero or more.
    let bounds: [ModelConstraint]
    private(set) var constraints: [(id: ConstraintID, model: ModelConstraint)] = []
    private(set) var story: [String] = []

    init(variableCount: Int, sizes: Set<Int> = [], checksInvariants: Bool = true) {
        variables = (0..<variableCount).map { [solver] index in
            solver.makeVariable(sizes.contains(index) ? .atLeastZero : .anyNumber)
        }
        bounds = sizes.sorted().map {
            ModelConstraint(terms: [($0, 1)], relation: ">=", constant: 0, priority: 1000)
        }
        solver.checksInvariants = checksInvariants
    }

    var models: [ModelConstraint] { constraints.map(\.model) }
    var values: [Double] { variables.map { solver.value(of: $0) } }
    var residuals: [Double?] { constraints.map { solver.residual(of: $0.id) } }
    var dump: String { solver.dump { "x\($0.id)" } }
    var text: String { "\(bounds.map(\.description)) are bounds\n" + story.joined(separator: "\n") + "\n" + dump }

    @discardableResult
    func add(_ model: ModelConstraint) throws(SolverError) -> ConstraintID {
        story.append("add \(model)")
        let terms = model.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) }
        let id = try solver.add(
            terms, model.solverRelation, model.constant, priority: Priority(rawValue: Float(model.priority)))
        constraints.append((id, model))
        return id
    }

    func remove(at index: Int) throws(SolverError) {
        story.append("remove \(constraints[index].model)")
        try solver.remove(constraints[index].id)
        constraints.remove(at: index)
    }

    func setConstant(_ constant: Double, at index: Int) throws(SolverError) {
        story.append("set constant \(constant) of \(constraints[index].model)")
        try solver.setConstant(constant, for: constraints[index].id)
        constraints[index].model.constant = constant
    }

    func setPriority(_ priority: Double, at index: Int) throws(SolverError) {
        story.append("set priority \(priority) of \(constraints[index].model)")
        try solver.setPriority(Priority(rawValue: Float(priority)), for: constraints[index].id)
        constraints[index].model.priority = priority
    }

    /// Describes how the solver's solution differs from the best solution; nil if both solutions agree.
    func disagreement() -> String? {
        guard let best = Oracle.solve(models + bounds, variableCount: variables.count) else {
            return "oracle: no solution"
        }
        let values = values
        for (index, model) in models.enumerated() {
            let violation = model.violation(values)
            if abs(violation - best.violations[index]) > 1e-6 * max(1, violation) {
                return "\(model): violated by \(violation), oracle \(best.violations[index])"
            }
        }
        for (index, variable) in variables.enumerated() {
            let range = best.ranges[index], margin = 1e-6 * max(1, abs(values[index]))
            if values[index] < range.lowerBound - margin || values[index] > range.upperBound + margin {
                return "x\(index) = \(values[index]), oracle \(range)"
            }
            if solver.isUniquelyDetermined(variable) != best.isUnique(index) {
                return "x\(index) unique: \(solver.isUniquelyDetermined(variable)), oracle \(range)"
            }
        }
        return solver.invariantViolations.first ?? solver.checkInvariants().first
    }
}
