extension Solver {
    /// The value of a variable in the present solution; zero for one that was removed or is not from this solver.
    @inlinable public func value(of variable: Variable) -> Double {
        guard variable.id >= 0, variable.id < symbolOfVariable.count else { return 0 }
        let symbol = symbolOfVariable[variable.id]
        guard symbol >= 0 else { return 0 }
        let value = simplex.values[Int(symbol)]
        return abs(value) < 1e-12 ? 0 : value
    }

    /// The variables whose value changed since the last call, in the order of creation.
    ///
    /// A variable that moved and came back is not among them. A new variable starts at zero.
    public func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        takeChangedVariables { changed.append($0) }
        changed.sort()
        return changed
    }

    /// Calls back once, before it returns, with each variable whose value changed since changes were last taken.
    ///
    /// The order is that in which they began to move: the same calls give the same order. Nothing is allocated. The
    /// callback may call the solver; what moves meanwhile is reported by the next call.
    public func takeChangedVariables(_ report: (Variable) -> Void) {
        simplex.collectChanges()
        // The list is taken out while it is read, because the callback may take changes itself.
        var taken: [Int32] = []
        swap(&taken, &simplex.buffers.changed)
        for index in taken.indices {
            let variable = Variable(id: Int(taken[index]))
            if symbolOfVariable[variable.id] >= 0 { report(variable) }
        }
        taken.removeAll(keepingCapacity: true)
        swap(&taken, &simplex.buffers.changed)
    }

    /// False when another solution, equally good on every level, gives the variable another value (rule B35).
    public func isUniquelyDetermined(_ variable: Variable) -> Bool {
        guard let symbol = symbol(of: variable) else { return false }
        return simplex.isUnique(symbol)
    }

    /// The left side of a constraint minus its constant, in the present solution; nil if there is no such constraint.
    public func residual(of id: ConstraintID) -> Double? {
        guard let symbol = symbol(of: id) else { return nil }
        return simplex.values[symbol]
    }
}
