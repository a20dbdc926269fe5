extension Solver {
    /// The value of a variable in the present solution; zero for one that was removed or is not from this solver.
    public func value(of variable: Variable) -> Double {
        simplex.shown.indices.contains(variable.id) ? simplex.shown[variable.id] : 0
    }

    /// Copies the value of every variable into an array, at the variable's number; the array gets that many elements.
    ///
    /// Removed variables are zero. All values together take less time than asking for a few of them.
    public func readValues(into values: inout [Double]) { simplex.shown.copy(into: &values) }

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
        // The callback may take changes itself: they go above those that are being reported here.
        let start = simplex.buffers.changed.count
        simplex.collectChanges()
        let end = simplex.buffers.changed.count
        for index in start..<end {
            let variable = Variable(id: Int(simplex.buffers.changed[index]))
            if symbolOfVariable[variable.id] >= 0 { report(variable) }
        }
        simplex.buffers.changed.truncate(to: start)
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
