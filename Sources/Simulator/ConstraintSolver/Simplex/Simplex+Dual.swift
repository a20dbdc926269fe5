/// Dual simplex: repairs residuals that are on the wrong side while every column stays priced right.
extension Simplex {
    /// How a residual that is off can be brought back.
    private enum Repair {
        /// Pay the price of the other side from now on.
        case flip
        /// Let a column move.
        case exchange(column: Int, rising: Bool)
        /// Nothing may move.
        case impossible
    }

    /// Repairs all residuals that are on the wrong side; returns one whose row proves it impossible, if there is one.
    mutating func restoreFeasibility() -> Int? {
        let start = pivotCount
        let patience = 50 + 4 * symbols.count
        var steps = 0
        while let symbol = nextPending(cautiously: pivotCount - start > patience) {
            guard !isFeasible(symbol), isBasic(symbol) else { continue }
            steps += 1
            guard steps <= stepLimit else { break }
            let mustRise = values[symbol] < 0
            switch repair(symbol, mustRise: mustRise, cautiously: pivotCount - start > patience) {
            case .flip:
                setSide(mustRise ? -1 : 1, of: symbol)
            case .exchange(let column, let rising):
                enter(column, rising: rising, leaving: symbol)
            case .impossible:
                if !isTolerable(symbol) { return symbol }
            }
        }
        if steps > stepLimit { stallCount += 1 }
        return nil
    }

    /// Takes the last marked residual, or, to break a cycle by Bland's rule, the one with the lowest number.
    private mutating func nextPending(cautiously: Bool) -> Int? {
        if cautiously, let lowest = pending.indices.min(by: { pending[$0] < pending[$1] }) {
            pending.swapAt(lowest, pending.count - 1)
        }
        guard let symbol = pending.popLast() else { return nil }
        symbols[Int(symbol)].isPending = false
        return Int(symbol)
    }

    /// Holds a residual in place of a column, which moves as far as that takes.
    mutating func enter(_ column: Int, rising: Bool, leaving residual: Int) {
        exchange(entering: column, leaving: residual)
        if !symbols[column].isFree { setSide(rising ? 1 : -1, of: column) }
        recompute(from: Int(basis.nodes[residual].partner))
    }

    /// Of the residual's own variables one that rests and that none of the others depends on.
    ///
    /// Its coefficient in the residual's row is then the one in the constraint, so that no row has to be computed.
    mutating func freeTerm(of residual: Int) -> Basis.Term? {
        var best: Basis.Term?
        for index in basis.terms(of: residual) {
            let term = basis.terms[index]
            guard basis.nodes[Int(term.variable)].partner < 0, abs(term.coefficient) > Tolerance.pivot,
                basis.isLoose(Int(term.variable), besides: residual)
            else { continue }
            if let best, !isFreer(term.variable, term.coefficient, than: best.variable, best.coefficient) { continue }
            best = term
        }
        return best
    }

    /// The free column of the row that was computed whose exchange disturbs least.
    private mutating func freeEntry() -> Basis.Entry? {
        var best: Basis.Entry?
        for index in basis.row.indices {
            let entry = basis.row[index]
            guard symbols[Int(entry.symbol)].isFree, abs(entry.coefficient) > Tolerance.pivot else { continue }
            if let best, !isFreer(entry.symbol, entry.coefficient, than: best.symbol, best.coefficient) { continue }
            best = entry
        }
        return best
    }

    /// Prefers numerical safety, then what fewer constraints mention.
    @inline(__always) private func isFreer(
        _ symbol: Int32, _ coefficient: Double, than rival: Int32, _ rivalCoefficient: Double
    ) -> Bool {
        let size = abs(coefficient), rivalSize = abs(rivalCoefficient)
        if size > 10 * rivalSize || rivalSize > 10 * size { return size > rivalSize }
        return basis.nodes[Int(symbol)].count < basis.nodes[Int(rival)].count
    }

    private mutating func repair(_ symbol: Int, mustRise: Bool, cautiously: Bool) -> Repair {
        if !cautiously, let term = freeTerm(of: symbol) {
            return .exchange(column: Int(term.variable), rising: (term.coefficient > 0) == mustRise)
        }
        computeRow(of: symbol)
        if !cautiously, let entry = freeEntry() {
            return .exchange(column: Int(entry.symbol), rising: (entry.coefficient > 0) == mustRise)
        }
        let gradient = symbols[symbol].gradient
        let flipCost = mustRise ? gradient + symbols[symbol].below.price : symbols[symbol].above.price - gradient
        guard let entry = cheapestEntry(mustRise: mustRise, cautiously: cautiously) else {
            return flipCost.isFinite ? .flip : .impossible
        }
        if flipCost.isFinite {
            buffers.price.reset()
            buffers.price.append(flipCost, of: symbols[symbol])
            if Price.compare(buffers.price, 1, buffers.bestPrice, 1 / abs(entry.coefficient)) <= 0 { return .flip }
        }
        return .exchange(column: Int(entry.symbol), rising: (entry.coefficient > 0) == mustRise)
    }

    /// The column that brings the row's symbol to zero at the least price; its price is left in `buffers.bestPrice`.
    private mutating func cheapestEntry(mustRise: Bool, cautiously: Bool) -> Basis.Entry? {
        buffers.rivals.removeAll(keepingCapacity: true)
        for index in basis.row.indices where abs(basis.row[index].coefficient) > Tolerance.pivot {
            let entry = basis.row[index]
            addRival(
                Int(entry.symbol), coefficient: entry.coefficient, rising: (entry.coefficient > 0) == mustRise)
        }
        if buffers.rivals.count > fewColumns { keepCheapestRivals() }
        var best: Basis.Entry?
        for index in buffers.rivals.indices {
            let rival = buffers.rivals[index]
            let entry = Basis.Entry(symbol: rival.column, coefficient: rival.coefficient)
            guard price(Int(rival.column), rising: rival.isRising) else { continue }
            if let rival = best {
                let order = Price.compare(
                    buffers.price, 1 / abs(entry.coefficient), buffers.bestPrice, 1 / abs(rival.coefficient))
                guard order < 0 || order == 0 && isBetter(entry, than: rival, cautiously: cautiously) else { continue }
            }
            best = entry
            swap(&buffers.price, &buffers.bestPrice)
        }
        return best
    }

    /// Decides between columns of the same price: by numerical safety unless Bland's rule asks for the first.
    private func isBetter(_ entry: Basis.Entry, than rival: Basis.Entry, cautiously: Bool) -> Bool {
        let size = abs(entry.coefficient), rivalSize = abs(rival.coefficient)
        if !cautiously, size > 10 * rivalSize || rivalSize > 10 * size { return size > rivalSize }
        return entry.symbol < rival.symbol
    }
}
