/// Adding, changing and dropping the residuals of constraints.
extension Simplex {
    /// Adds the residual of a constraint as a row and repairs the tableau.
    ///
    /// The definition must not mention a variable twice. Returns the row that proves the required constraints to be in
    /// conflict, if they are; `rollBack` and `dropUnsolved` must follow then.
    mutating func install(
        _ residual: Int, _ definition: [Summand], _ relation: Relation, _ constant: Double,
        _ priority: Priority
    ) -> Int? {
        for summand in definition { symbols[Int(summand.variable)].uses += 1 }
        definitions[residual] = definition
        let cost = priority.isRequired ? Double.infinity : 1
        symbols[residual].priority = priority.rawValue
        symbols[residual].reference = constant
        symbols[residual].above = relation == .greaterThanOrEqual ? 0 : cost
        symbols[residual].below = relation == .lessThanOrEqual ? 0 : cost
        symbols[residual].side = relation == .equal ? 0 : relation == .lessThanOrEqual ? -1 : 1
        insertRow(residual)
        measure(residual)
        if relation == .equal { absorb(residual) }
        if !symbols[residual].isFeasible { markPending(residual) }
        return restoreFeasibility()
    }

    /// Writes a residual in terms of the present columns.
    mutating func insertRow(_ residual: Int) {
        for summand in definitions[residual] {
            let variable = Int(summand.variable)
            if symbols[variable].isBasic {
                for entry in tableau.rows[Int(symbols[variable].row)] {
                    gather(entry.coefficient * summand.coefficient, Int(entry.column))
                }
            } else {
                gather(summand.coefficient, variable)
            }
        }
        let row = tableau.addRow(for: residual)
        symbols[residual].row = Int32(row)
        for column in buffers.gathered {
            let sum = buffers.sums[Int(column)]
            buffers.sums[Int(column)] = 0
            if abs(sum) > Tolerance.coefficient { tableau.insert(sum, row: row, column: Int(column)) }
        }
        buffers.gathered.removeAll(keepingCapacity: true)
    }

    /// Adds to a sum; a sum that cancels becomes exactly zero, and may then be gathered a second time.
    private mutating func gather(_ summand: Double, _ column: Int) {
        let old = buffers.sums[column]
        if old == 0 { buffers.gathered.append(Int32(column)) }
        let sum = old + summand
        buffers.sums[column] = abs(sum) <= Tolerance.cancellation * max(abs(old), abs(summand)) ? 0 : sum
    }

    /// Computes value and magnitude of a residual from its variables.
    mutating func measure(_ residual: Int) {
        let (value, magnitude) = evaluate(residual)
        record(residual)
        symbols[residual].value = value
        symbols[residual].magnitude = magnitude
    }

    /// Left side minus constant, and the size of the largest number in it, at least 1.
    func evaluate(_ residual: Int) -> (value: Double, magnitude: Double) {
        var value = -symbols[residual].reference
        var magnitude = max(1, abs(value))
        for summand in definitions[residual] {
            let product = summand.coefficient * symbols[Int(summand.variable)].value
            value += product
            magnitude = max(magnitude, abs(product))
        }
        return (value, magnitude)
    }

    /// Takes out a residual whose installation failed and was rolled back.
    mutating func dropUnsolved(_ residual: Int) {
        setSide(0, of: residual)
        tableau.removeRow(Int(symbols[residual].row))
        symbols[residual].row = -1
        discard(residual)
    }

    /// Takes out the residual of a constraint and lets the others make use of the freedom.
    mutating func drop(_ residual: Int) {
        if symbols[residual].isBasic {
            if symbols[residual].gradient != 0 { markSuspects(inRow: Int(symbols[residual].row)) }
        } else {
            markSuspect(residual)
        }
        setSide(0, of: residual)
        symbols[residual].above = 0
        symbols[residual].below = 0
        restoreOptimality()
        if !symbols[residual].isBasic { park(residual) }
        tableau.removeRow(Int(symbols[residual].row))
        symbols[residual].row = -1
        discard(residual)
    }

    /// Makes a free column basic; the variable it changes places with stays where it is.
    private mutating func park(_ column: Int) {
        var best: Tableau.Reference?
        var bestCount = 0, bestSize = 0.0
        for reference in tableau.columns[column] {
            let row = Int(reference.row)
            guard symbols[Int(tableau.basics[row])].role == .variable else { continue }
            let size = abs(tableau.coefficient(at: reference)), count = tableau.rows[row].count
            if best == nil || size > 10 * bestSize || (count < bestCount && size * 10 >= bestSize) {
                (best, bestCount, bestSize) = (reference, count, size)
            }
        }
        guard let best else { return }
        exchange(row: Int(best.row), position: Int(best.position))
    }

    /// Replaces the constant of a constraint and repairs the tableau; a row as in `install` if that is impossible.
    mutating func setConstant(_ constant: Double, of residual: Int) -> Int? {
        let distance = constant - symbols[residual].reference
        symbols[residual].reference = constant
        symbols[residual].magnitude = max(symbols[residual].magnitude, abs(constant))
        if symbols[residual].isBasic {
            record(residual)
            symbols[residual].value -= distance
            if !symbols[residual].isFeasible { markPending(residual) }
        } else {
            // Against the old constant the residual moves by the distance; against the new one it stays zero.
            move(residual, by: distance)
            symbols[residual].value = 0
            if symbols[residual].isPending { unmark(residual) }
        }
        return restoreFeasibility()
    }

    private mutating func unmark(_ residual: Int) {
        symbols[residual].isPending = false
        pending.removeAll { Int($0) == residual }
    }

    /// Moves an optional constraint to another level.
    mutating func setPriority(_ priority: Double, of residual: Int) {
        symbols[residual].priority = priority
        if !symbols[residual].isBasic {
            markSuspect(residual)
        } else if symbols[residual].gradient != 0 {
            markSuspects(inRow: Int(symbols[residual].row))
        }
        restoreOptimality()
    }

    /// The residuals of required constraints that a row proves to be in conflict.
    func conflict(inRow row: Int) -> [Int] {
        var members = [Int(tableau.basics[row])]
        for entry in tableau.rows[row] where abs(entry.coefficient) > Tolerance.pivot {
            members.append(Int(entry.column))
        }
        return members
    }
}
