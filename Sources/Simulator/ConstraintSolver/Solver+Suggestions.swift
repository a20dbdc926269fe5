extension Solver {
    /// Asks for a value of a variable at a priority, and solves.
    ///
    /// The first suggestion adds an equation; later ones change its constant in place, which is cheap. It takes part in
    /// ties as a constraint that was added with the first suggestion, or with the one that made it required or optional.
    /// - Throws: `unsatisfiable` if the suggestion is required and contradicts required constraints; the previous
    ///   suggestion stays in force. `unknownVariable`, `invalidPriority` or `notFinite` if an argument is not usable.
    public func suggest(_ value: Double, for variable: Variable, priority: Priority) throws(SolverError) {
        if repeatSuggestion(value, for: variable, priority) { return }
        guard symbol(of: variable) != nil else { throw .unknownVariable(variable) }
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        let symbol = Int(suggestionOfVariable[variable.id])
        guard symbol >= 0 else {
            let new = try add([Term(variable)], .equal, value, priority: priority)
            suggestionOfVariable[variable.id] = symbolOfConstraint[new.index]
            return
        }
        let old = ConstraintID(index: Int(simplex.symbols[symbol].owner))
        let present = Priority(rawValue: simplex.symbols[symbol].priority)
        if present.isRequired == priority.isRequired {
            try setConstant(value, for: old)
            try setPriority(priority, for: old)
        } else {
            try replace(old, suggesting: value, for: variable, priority)
        }
    }

    /// Does what every frame of an animation asks for, by a short way; false if there is more to it.
    @inline(__always)
    private func repeatSuggestion(_ value: Double, for variable: Variable, _ priority: Priority) -> Bool {
        guard suggestionOfVariable.indices.contains(variable.id) else { return false }
        let symbol = Int(suggestionOfVariable[variable.id])
        guard symbol >= 0, value.isFinite, simplex.symbols[symbol].priority == priority.rawValue,
            priority.rawValue < 1000
        else { return false }
        if simplex.references[symbol] == value { return true }
        guard simplex.followPlan(constant: value, of: symbol) else { return false }
        if !simplex.pending.isEmpty {
            _ = simplex.restoreFeasibility()
            simplex.settle()
        }
        checkIfAsked()
        return true
    }

    /// Withdraws the suggestion for a variable, if there is one, and solves.
    public func endSuggestion(for variable: Variable) {
        guard suggestionOfVariable.indices.contains(variable.id) else { return }
        let symbol = Int(suggestionOfVariable[variable.id])
        guard symbol >= 0 else { return }
        let index = Int(simplex.symbols[symbol].owner)
        suggestionOfVariable[variable.id] = -1
        simplex.drop(symbol)
        symbolOfConstraint[index] = -1
        finishChange()
    }

    /// A suggestion that becomes required, or ceases to be, is another constraint (rule B22).
    private func replace(
        _ old: ConstraintID, suggesting value: Double, for variable: Variable, _ priority: Priority
    ) throws(SolverError) {
        guard value.isFinite else { throw .notFinite(old) }
        if !priority.isRequired { endSuggestion(for: variable) }
        let new = try add([Term(variable)], .equal, value, priority: priority)
        endSuggestion(for: variable)
        suggestionOfVariable[variable.id] = symbolOfConstraint[new.index]
    }

    /// Lets go of a suggestion whose constraint is being removed.
    func forgetSuggestion(_ symbol: Int) {
        guard let place = simplex.basis.terms(of: symbol).first else { return }
        let variable = Int(simplex.symbols[Int(simplex.basis.terms[place].variable)].owner)
        if Int(suggestionOfVariable[variable]) == symbol { suggestionOfVariable[variable] = -1 }
    }
}
