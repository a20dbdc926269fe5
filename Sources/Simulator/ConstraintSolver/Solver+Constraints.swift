extension Solver {
    /// Adds the constraint that the sum of the terms compares with a constant, and solves.
    ///
    /// A variable may occur in several terms. An addition that fails uses up an identity, which the error may name.
    /// - Throws: `unsatisfiable` if the constraint is required and contradicts required ones; `unknownVariable`,
    ///   `invalidPriority` or `notFinite` if an argument is not usable.
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(SolverError) -> ConstraintID {
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        guard constant.isFinite else { throw .notFinite(nil) }
        try define(terms)
        let id = ConstraintID(index: symbolOfConstraint.count)
        let symbol = simplex.makeSymbol(.residual, owner: id.index)
        // What is optional is never refused: if it drives a required residual off, rounding is to blame.
        if let residual = simplex.install(symbol, relation, constant, priority), priority.isRequired {
            let error = unsatisfiable(id, provenBy: residual)
            simplex.rollBack()
            simplex.dropUnsolved(symbol)
            symbolOfConstraint.append(-1)
            checkIfAsked()
            throw error
        }
        simplex.closeJournal()
        symbolOfConstraint.append(Int32(symbol))
        finishChange()
        return id
    }

    /// Removes a constraint and solves.
    /// - Throws: `unknownConstraint` if it is not in the system.
    public func remove(_ id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        forgetSuggestion(symbol)
        simplex.drop(symbol)
        symbolOfConstraint[id.index] = -1
        finishChange()
    }

    /// Replaces the constant of a constraint in place and solves; the constraint keeps its identity and order.
    /// - Throws: `unsatisfiable` if the required constraints would contradict each other; the old constant stays in
    ///   force. `unknownConstraint` or `notFinite` if an argument is not usable.
    public func setConstant(_ constant: Double, for id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        guard constant.isFinite else { throw .notFinite(id) }
        let old = simplex.references[symbol]
        guard old != constant else { return }
        let isRequired = simplex.symbols[symbol].priority == Priority.required.rawValue
        if isRequired { simplex.openJournal() }
        if let residual = simplex.setConstant(constant, of: symbol), isRequired {
            let error = unsatisfiable(id, provenBy: residual)
            simplex.rollBack()
            simplex.references[symbol] = old
            checkIfAsked()
            throw error
        }
        simplex.closeJournal()
        finishChange()
    }

    /// Moves an optional constraint to another optional level in place and solves.
    /// - Throws: `priorityChangeFromOrToRequired` if either level is required and they differ (rule B22);
    ///   `unknownConstraint` or `invalidPriority` if an argument is not usable.
    public func setPriority(_ priority: Priority, for id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        let old = Priority(rawValue: simplex.symbols[symbol].priority)
        guard old != priority else { return }
        guard !old.isRequired, !priority.isRequired else { throw .priorityChangeFromOrToRequired(id) }
        simplex.setPriority(priority.rawValue, of: symbol)
        finishChange()
    }

    /// Sums up the coefficients of each variable, in the order of first mention, into the simplex' buffer.
    private func define(_ terms: [Term]) throws(SolverError) {
        simplex.buffers.definition.removeAll()
        var isPlain = true
        for index in terms.indices {
            let term = terms[index]
            guard let symbol = symbol(of: term.variable) else { throw .unknownVariable(term.variable) }
            isPlain = simplex.buffers.define(Int32(symbol), term.coefficient) && isPlain
        }
        guard isPlain || simplex.buffers.finishDefinition() else { throw .notFinite(nil) }
    }
}
