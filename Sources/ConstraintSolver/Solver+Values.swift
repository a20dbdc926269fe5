extension Solver {
    /// The value of a variable in the present solution; zero for one that was removed or is not from this solver.
    public func value(of variable: Variable) -> Double {
        guard let symbol = symbol(of: variable) else { return 0 }
        let value = simplex.symbols[symbol].value
        return abs(value) < 1e-12 ? 0 : value
    }

    /// The variables whose value changed since the last call, in the order of creation.
    ///
    /// A variable that moved and came back is not among them. A new variable starts at zero.
    public func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        for index in simplex.touched.indices {
            let symbol = Int(simplex.touched[index])
            let value = simplex.symbols[symbol].value
            simplex.symbols[symbol].isTouched = false
            guard abs(value - simplex.symbols[symbol].reference) > Tolerance.change * max(1, abs(value)) else {
                continue
            }
            simplex.symbols[symbol].reference = value
            changed.append(Variable(id: simplex.symbols[symbol].owner))
        }
        simplex.touched.removeAll(keepingCapacity: true)
        changed.sort()
        return changed
    }

    /// False when another solution, equally good on every level, gives the variable another value (rule B35).
    public func isUniquelyDetermined(_ variable: Variable) -> Bool {
        guard let symbol = symbol(of: variable) else { return false }
        return simplex.isUnique(symbol)
    }

    /// The left side of a constraint minus its constant, in the present solution; nil if there is no such constraint.
    public func residual(of id: ConstraintID) -> Double? {
        guard let symbol = symbol(of: id) else { return nil }
        return simplex.symbols[symbol].value
    }
}
