extension Solver {
    /// Checks the inner state and describes every invariant that does not hold; empty when the solver is sound.
    ///
    /// Checked are the pairs of the basis, that rows and columns follow from the constraints, that required constraints
    /// hold, and that no change of the solution would make it better.
    public func checkInvariants() -> [String] {
        let symbols = simplex.symbols.elements
        return simplex.violations { symbol in
            symbols[symbol].role == .variable ? "variable \(symbols[symbol].owner)" : "#\(symbols[symbol].owner)"
        }
    }
}
