/// Keeping rounding errors out over thousands of changes.
extension Simplex {
    /// Ends a change: now and then recomputes values from the definitions, and the whole tableau if it drifted.
    mutating func finishChange() {
        settle()
        changesSinceCheck += 1
        guard changesSinceCheck > 64 + tableau.rows.count / 8 else { return }
        changesSinceCheck = 0
        let drift = refine()
        if drift > Tolerance.drift || pivotsSinceRebuild > 1000 + 4 * tableau.rows.count { rebuild() }
        settle()
    }

    /// Lets both simplex methods run until there is nothing left to do.
    mutating func settle() {
        var rounds = 0
        while !(pending.isEmpty && suspects.isEmpty), rounds < 8 {
            restoreOptimality()
            _ = restoreFeasibility()
            rounds += 1
        }
        if rounds == 8 { stallCount += 1 }
        forgetMarks()
    }

    /// The number of steps after which a repair that does not end is given up.
    var stepLimit: Int { 2000 + 100 * tableau.rows.count }

    /// Moves held constraints back to exactly zero and recomputes the others; returns the largest relative error met.
    mutating func refine() -> Double {
        var worst = 0.0
        for residual in symbols.indices where symbols[residual].role == .residual && !symbols[residual].isBasic {
            let (error, magnitude) = evaluate(residual)
            symbols[residual].magnitude = magnitude
            guard abs(error) > Tolerance.drift * 1e-3 * magnitude else { continue }
            worst = max(worst, abs(error) / magnitude)
            move(residual, by: -error)
            symbols[residual].value = 0
        }
        for residual in symbols.indices where symbols[residual].role == .residual && symbols[residual].isBasic {
            measure(residual)
            if !symbols[residual].isFeasible { markPending(residual) }
        }
        return worst
    }

    /// Computes the tableau anew from the definitions, for the same columns as far as they can be told apart.
    mutating func rebuild() {
        rebuildCount += 1
        let count = pivotCount
        let wasBasic = symbols.map(\.isBasic)
        for row in tableau.basics.indices where tableau.basics[row] >= 0 {
            symbols[Int(tableau.basics[row])].row = -1
            tableau.removeRow(row)
        }
        let residuals = symbols.indices.filter { symbols[$0].role == .residual }
        for residual in residuals { insertRow(residual) }
        for residual in residuals where !wasBasic[residual] {
            let row = Int(symbols[residual].row)
            guard let position = rebuildPosition(inRow: row, wasBasic) else { continue }
            exchange(row: row, position: position)
        }
        pivotCount = count
        pivotsSinceRebuild = 0
        _ = refine()
        for symbol in symbols.indices where symbols[symbol].role != .vacant && !symbols[symbol].isBasic {
            markSuspect(symbol)
        }
    }

    /// Of the variables that were basic the one with the largest coefficient, among near ties the shortest column.
    private func rebuildPosition(inRow row: Int, _ wasBasic: [Bool]) -> Int? {
        var best: Int?
        var bestSize = 0.0, bestCount = 0
        for (position, entry) in tableau.rows[row].enumerated() where wasBasic[Int(entry.column)] {
            let size = abs(entry.coefficient), count = tableau.columns[Int(entry.column)].count
            guard size > Tolerance.pivot, symbols[Int(entry.column)].role == .variable else { continue }
            if best == nil || size > 10 * bestSize || (size * 10 >= bestSize && count < bestCount) {
                (best, bestSize, bestCount) = (position, size, count)
            }
        }
        return best
    }
}
