// Variables that rest and may move without anything being paid.
extension BasicSolution {
    /// Of the residual's own variables one that rests, that none of the others depends on, and that may take any value, or
    /// the one that would bring the residual to zero if that is asked for.
    ///
    /// Its coefficient in the residual's row is then the one in the constraint, so that no row has to be computed.
    mutating func freeTerm(of residual: Int, orBounded takesBounded: Bool = true) -> Basis.Entry? {
        var best: Basis.Entry?
        let terms = terms(of: residual)
        for index in terms.indices {
            let term = terms[index]
            guard partner(of: Int(term.variable)) < 0, abs(term.coefficient) > Tolerance.pivot,
                symbol(Int(term.variable)).isFree || takesBounded && canAloneSolve(term),
                terms.indices.count == 1 || isIndependent(Int(term.variable))
            else { continue }
            let entry = Basis.Entry(symbol: term.variable, coefficient: term.coefficient)
            if let best, !isFreer(entry, than: best) { continue }
            best = entry
        }
        return best
    }

    /// True for a bounded variable that its residual alone mentions, so that moving it costs nothing, if it has to rise.
    private mutating func canAloneSolve(_ term: ConstraintGraph.Term) -> Bool {
        // A residual that pays makes the variable pay too.
        guard termCount(of: Int(term.variable)) == 1, symbol(Int(term.residual)).gradient == 0 else { return false }
        let value = evaluate(Int(term.residual)).value
        return term.coefficient > 0 ? value <= 0 : value >= 0
    }

    /// True for a residual that mentions a variable of any number.
    @inline(__always) func mentionsFree(_ residual: Int) -> Bool {
        let terms = terms(of: residual)
        for index in terms.indices where symbol(Int(terms[index].variable)).isFree { return true }
        return false
    }

    /// True for a variable that no other one depends on, as far as that is quickly seen.
    @inline(__always) private func isIndependent(_ variable: Int) -> Bool {
        var place = basis.graph.firstPlace(of: variable), patience = 8
        while place >= 0 {
            let term = basis.graph.term(at: place)
            guard patience > 0, partner(of: Int(term.residual)) < 0 else { return false }
            place = term.next
            patience -= 1
        }
        return true
    }

    /// The free column of the row that was computed whose exchange disturbs least.
    mutating func freeEntry() -> Basis.Entry? {
        var best: Basis.Entry?
        for index in basis.row.indices {
            let entry = basis.row[index]
            guard symbol(Int(entry.symbol)).isFree, abs(entry.coefficient) > Tolerance.pivot else { continue }
            if let best, !isFreer(entry, than: best) { continue }
            best = entry
        }
        return best
    }

    /// Prefers numerical safety, then what fewer constraints mention.
    @inline(__always) private func isFreer(_ entry: Basis.Entry, than other: Basis.Entry) -> Bool {
        let size = abs(entry.coefficient), otherSize = abs(other.coefficient)
        if size > 10 * otherSize || otherSize > 10 * size { return size > otherSize }
        return basis.graph.termCount(of: Int(entry.symbol)) < basis.graph.termCount(of: Int(other.symbol))
    }
}
