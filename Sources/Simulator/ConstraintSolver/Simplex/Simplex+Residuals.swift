/// Adding, changing and dropping the residuals of constraints.
extension Simplex {
    /// Adds the residual of the constraint whose terms are in `buffers.definition`, and repairs the basis.
    ///
    /// The definition must not mention a variable twice. Opens the journal if the constraint is required and anything that
    /// was there before may change. Returns a residual whose row proves the required constraints to be in conflict, if they
    /// are; `rollBack` and `dropUnsolved` must follow then.
    mutating func install(
        _ residual: Int, _ relation: Relation, _ constant: Double, _ priority: Priority
    ) -> Int? {
        basis.link(residual, buffers.definition)
        references[residual] = constant
        let cost = priority.isRequired ? Symbol.Cost.infinite : .one
        symbols[residual].priority = priority.rawValue
        symbols[residual].above = relation == .greaterThanOrEqual ? .nothing : cost
        symbols[residual].below = relation == .lessThanOrEqual ? .nothing : cost
        if relation == .equal, let term = freeTerm(of: residual) {
            let variable = Int(term.variable)
            if basis.nodes[variable].count == 1 {
                holdAlone(residual, variable, term.coefficient)
                return nil
            }
            if priority.isRequired { openJournal() }
            enter(variable, rising: true, leaving: residual)
        } else {
            // Met, as far as is known yet: nothing is paid.
            symbols[residual].side = relation == .equal ? 0 : relation == .lessThanOrEqual ? -1 : 1
            measure(residual)
            if pending.isEmpty { return nil }
            if priority.isRequired { openJournal() }
        }
        return pending.isEmpty ? nil : restoreFeasibility()
    }

    /// Holds a new residual by a variable that nothing else mentions, so that nothing else moves.
    private mutating func holdAlone(_ residual: Int, _ variable: Int, _ coefficient: Double) {
        basis.pairUp(residual, variable)
        pivotCount += 1
        basis.walk.visitCount += 1
        var sum = references[residual]
        for index in basis.terms(of: residual) where Int(basis.terms[index].variable) != variable {
            sum -= basis.terms[index].coefficient * values[Int(basis.terms[index].variable)]
        }
        _ = assign(coefficient == 1 ? sum : sum / coefficient, to: variable)
    }

    /// Takes out a residual whose installation failed and was rolled back.
    mutating func dropUnsolved(_ residual: Int) {
        setSide(0, of: residual)
        basis.unlink(residual)
        discard(residual)
    }

    /// Takes out the residual of a constraint and lets the others make use of the freedom.
    mutating func drop(_ residual: Int) {
        if !isBasic(residual) {
            markSuspect(residual)
        } else if symbols[residual].gradient != 0 {
            markSuspects(inRowOf: residual)
        }
        setSide(0, of: residual)
        symbols[residual].above = .nothing
        symbols[residual].below = .nothing
        restoreOptimality()
        if !isBasic(residual) { basis.rest(residual) }
        basis.unlink(residual)
        discard(residual)
    }

    /// Replaces the constant of a constraint and repairs the basis; a residual as in `install` if that is impossible.
    mutating func setConstant(_ constant: Double, of residual: Int) -> Int? {
        references[residual] = constant
        if isBasic(residual) {
            measure(residual)
        } else {
            follow(from: Int(basis.nodes[residual].partner))
        }
        return pending.isEmpty ? nil : restoreFeasibility()
    }

    /// Moves an optional constraint to another level.
    mutating func setPriority(_ priority: Double, of residual: Int) {
        let isPaying = symbols[residual].gradient != 0
        leavePaying(residual)
        symbols[residual].priority = priority
        joinPaying(residual)
        if !isBasic(residual) {
            markSuspect(residual)
        } else if isPaying {
            markSuspects(inRowOf: residual)
        }
        restoreOptimality()
    }

    /// The residuals of required constraints that the row of one of them proves to be in conflict.
    mutating func conflict(of residual: Int) -> [Int] {
        computeRow(of: residual)
        return [residual] + basis.row.elements.filter { abs($0.coefficient) > Tolerance.pivot }.map { Int($0.symbol) }
    }
}
