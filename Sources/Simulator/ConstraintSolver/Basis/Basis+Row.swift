/// Rows of the tableau: what a basic symbol is the sum of.
extension Basis {
    /// Writes a basic symbol as a sum of columns, into `row`.
    ///
    /// Substitutes variables by their equations, each after all that depend on it.
    mutating func computeRow(of symbol: Int, isVariable: Bool) {
        beginRow()
        if isVariable {
            sums[symbol] = 1
            follow(Int32(symbol), .dependencies)
        } else {
            addToRow(symbol, times: 1)
        }
        finishRow()
    }

    /// Starts a row that several residuals contribute to.
    mutating func beginRow() {
        row.removeAll()
        beginWalk()
    }

    /// Contributes a multiple of a basic residual to the row that was begun.
    mutating func addToRow(_ residual: Int, times multiplier: Double) {
        for index in terms(of: residual) {
            let term = terms[index]
            gather(multiplier * term.coefficient, Int(term.variable))
            follow(term.variable, .dependencies)
        }
    }

    /// Substitutes what was contributed, so that the row is a sum of columns.
    mutating func finishRow() {
        var end = walk.order.count
        while let group = walk.group(before: end) {
            if group.count == 1 {
                substitute(Int(walk.order[group.lowerBound].variable))
            } else {
                substituteBlock(block(of: group))
            }
            end = group.lowerBound
        }
    }

    private mutating func substitute(_ variable: Int) {
        let sum = sums[variable]
        sums[variable] = 0
        guard abs(sum) > Tolerance.coefficient else { return }
        let partner = Int(nodes[variable].partner)
        guard partner >= 0 else { return row.append(Entry(symbol: Int32(variable), coefficient: sum)) }
        let multiplier = sum / ownCoefficient(of: variable)
        row.append(Entry(symbol: Int32(partner), coefficient: multiplier))
        for index in terms(of: partner) where Int(terms[index].variable) != variable {
            gather(-multiplier * terms[index].coefficient, Int(terms[index].variable))
        }
    }

    private mutating func substituteBlock(_ block: Int) {
        let members = blocks[block].members
        for (place, variable) in members.enumerated() {
            blocks[block].vector[place] = sums[Int(variable)]
            sums[Int(variable)] = 0
        }
        blocks[block].solveTransposed()
        for (place, variable) in members.enumerated() {
            let multiplier = blocks[block].vector[place]
            guard abs(multiplier) > Tolerance.coefficient else { continue }
            let partner = nodes[Int(variable)].partner
            row.append(Entry(symbol: partner, coefficient: multiplier))
            for index in terms(of: Int(partner)) where Int(nodes[Int(terms[index].variable)].block) != block {
                gather(-multiplier * terms[index].coefficient, Int(terms[index].variable))
            }
        }
    }
}
