/// Dual simplex: repairs residuals that are on the wrong side while every column stays priced right.
extension Simplex {
    /// How a residual that is off can be brought back.
    private enum Repair {
        /// Pay the price of the other side from now on.
        case flip
        /// Let the column at this position of the row move.
        case exchange(position: Int, rising: Bool)
        /// Nothing may move.
        case impossible
    }

    /// Repairs all residuals that are on the wrong side; returns the row that proves it impossible, if there is one.
    mutating func restoreFeasibility() -> Int? {
        let start = pivotCount
        let patience = 50 + 4 * tableau.rows.count
        var steps = 0
        while let symbol = nextPending(cautiously: pivotCount - start > patience) {
            guard !symbols[symbol].isFeasible, symbols[symbol].isBasic else { continue }
            steps += 1
            guard steps <= stepLimit else { break }
            let row = Int(symbols[symbol].row)
            let mustRise = symbols[symbol].value < 0
            switch repair(symbol, mustRise: mustRise, cautiously: pivotCount - start > patience) {
            case .flip:
                setSide(mustRise ? -1 : 1, of: symbol)
            case .exchange(let position, let rising):
                enter(row: row, position: position, rising: rising)
            case .impossible:
                if !symbols[symbol].isTolerable { return row }
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

    /// Brings the residual of a row to zero by moving the column at a position, and exchanges the two.
    private mutating func enter(row: Int, position: Int, rising: Bool) {
        let entry = tableau.rows[row][position]
        let leaving = Int(tableau.basics[row]), entering = Int(entry.column)
        move(entering, by: -symbols[leaving].value / entry.coefficient)
        exchange(row: row, position: position)
        if !symbols[entering].isFree { setSide(rising ? 1 : -1, of: entering) }
        if !symbols[entering].isFeasible { markPending(entering) }
    }

    /// Makes the residual of a new equation a column at once if a variable is free to absorb it.
    mutating func absorb(_ symbol: Int) {
        let row = Int(symbols[symbol].row)
        guard let position = freePosition(inRow: row) else { return }
        enter(row: row, position: position, rising: true)
    }

    /// The position of the free column whose exchange disturbs least.
    private func freePosition(inRow row: Int) -> Int? {
        var best: Int?
        var bestCount = 0, bestSize = 0.0
        for (position, entry) in tableau.rows[row].enumerated() {
            let size = abs(entry.coefficient)
            guard symbols[Int(entry.column)].isFree, size > Tolerance.pivot else { continue }
            let count = tableau.columns[Int(entry.column)].count
            if best == nil || size > 10 * bestSize || (count < bestCount && size * 10 >= bestSize) {
                (best, bestCount, bestSize) = (position, count, size)
            }
        }
        return best
    }

    private mutating func repair(_ symbol: Int, mustRise: Bool, cautiously: Bool) -> Repair {
        let row = Int(symbols[symbol].row)
        if !cautiously, let position = freePosition(inRow: row) {
            return .exchange(position: position, rising: (tableau.rows[row][position].coefficient > 0) == mustRise)
        }
        let flipCost =
            mustRise
            ? symbols[symbol].gradient + symbols[symbol].below : symbols[symbol].above - symbols[symbol].gradient
        guard let position = cheapestPosition(inRow: row, mustRise: mustRise, cautiously: cautiously) else {
            return flipCost.isFinite ? .flip : .impossible
        }
        let coefficient = tableau.rows[row][position].coefficient
        if flipCost.isFinite {
            buffers.price.reset()
            buffers.price.append(flipCost, of: symbols[symbol])
            if Price.compare(buffers.price, 1, buffers.bestPrice, 1 / abs(coefficient)) <= 0 { return .flip }
        }
        return .exchange(position: position, rising: (coefficient > 0) == mustRise)
    }

    /// The column that brings the row's symbol to zero at the least price; its price is left in `buffers.bestPrice`.
    private mutating func cheapestPosition(inRow row: Int, mustRise: Bool, cautiously: Bool) -> Int? {
        var best: Int?
        for position in tableau.rows[row].indices {
            let entry = tableau.rows[row][position]
            guard abs(entry.coefficient) > Tolerance.pivot,
                price(Int(entry.column), rising: (entry.coefficient > 0) == mustRise)
            else { continue }
            if let current = best {
                let rival = tableau.rows[row][current]
                let order = Price.compare(
                    buffers.price, 1 / abs(entry.coefficient), buffers.bestPrice, 1 / abs(rival.coefficient))
                guard order < 0 || order == 0 && isBetter(entry, than: rival, cautiously: cautiously) else { continue }
            }
            best = position
            swap(&buffers.price, &buffers.bestPrice)
        }
        return best
    }

    /// Decides between columns of the same price: by Bland's rule, else by numerical safety, then by least fill.
    private func isBetter(_ entry: Tableau.Entry, than rival: Tableau.Entry, cautiously: Bool) -> Bool {
        if cautiously { return entry.column < rival.column }
        let size = abs(entry.coefficient), rivalSize = abs(rival.coefficient)
        if size > 10 * rivalSize || rivalSize > 10 * size { return size > rivalSize }
        let count = tableau.columns[Int(entry.column)].count
        let rivalCount = tableau.columns[Int(rival.column)].count
        return count != rivalCount ? count < rivalCount : entry.column < rival.column
    }
}
