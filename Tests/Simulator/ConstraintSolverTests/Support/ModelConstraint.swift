import ConstraintSolver

/// A constraint with indices of variables, and a relation in text.
struct ModelConstraint: CustomStringConvertible {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: String
    var constant: Double
    var priority: Double

    var solverRelation: Relation {
        relation == "==" ? .equal : relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    }

    var description: String {
        let sum = terms.map { "\($0.coefficient)*x\($0.variable)" }.joined(separator: " + ")
        return "\(sum) \(relation) \(constant) @\(priority)"
    }

    func violation(_ values: [Double]) -> Double {
        var error = -constant
        for term in terms { error += term.coefficient * values[term.variable] }
        return relation == "==" ? abs(error) : relation == "<=" ? max(0, error) : max(0, -error)
    }
}
