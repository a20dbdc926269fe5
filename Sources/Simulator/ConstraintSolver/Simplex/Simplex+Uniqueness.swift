/// Asking whether another solution is just as good.
extension Simplex {
    /// False when the variable can take another value at the same price on every level.
    ///
    /// Exchanges symbols where that moves nothing, but changes no value and no price.
    mutating func isUnique(_ variable: Int) -> Bool {
        !canMove(variable, up: true) && !canMove(variable, up: false)
    }

    private mutating func canMove(_ variable: Int, up: Bool) -> Bool {
        // Bland's rule cannot cycle; the bound only guards against rounding.
        for _ in 0..<(100 + 20 * symbols.count) {
            guard let (column, rising) = gratisColumn(for: variable, up: up) else { return false }
            collectBreakpoints(column, rising: rising, cautiously: true)
            guard let stop = buffers.breakpoints.first(where: { $0.jump > 0 }) else { return true }
            if stop.step > Tolerance.residual * 10 { return true }
            exchange(entering: column, leaving: stop.symbol)
            if !symbols[column].isFree { setSide(rising ? 1 : -1, of: column) }
        }
        return false
    }

    /// The first column whose move takes the variable the wanted way at no price.
    private mutating func gratisColumn(for variable: Int, up: Bool) -> (column: Int, rising: Bool)? {
        guard isBasic(variable) else { return (variable, up) }
        var best: (column: Int, rising: Bool)?
        computeRow(of: variable)
        for index in basis.row.indices {
            let entry = basis.row[index]
            let column = Int(entry.symbol), rising = (entry.coefficient > 0) == up
            guard abs(entry.coefficient) > Tolerance.pivot, column < best?.column ?? Int.max else { continue }
            if price(column, rising: rising), buffers.price.sign <= 0 { best = (column, rising) }
        }
        return best
    }
}
