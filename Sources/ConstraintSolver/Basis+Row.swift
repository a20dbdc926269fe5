/// Rows of the tableau: what a basic symbol is the sum of.
extension Basis {
    /// Writes a basic symbol as a sum of columns, into `row`.
    ///
    /// Substitutes variables by their equations, each after all that depend on it.
    mutating func computeRow(of symbol: Int, isVariable: Bool) {
        row.removeAll(keepingCapacity: true)
        beginWalk()
        if isVariable {
            sums[symbol] = 1
            follow(Int32(symbol), .dependencies)
        } else {
            for index in terms(of: symbol) {
                let term = terms[index]
                sums[Int(term.variable)] = term.coefficient
                follow(term.variable, .dependencies)
            }
        }
        var end = walk.order.count
        while end > 0 {
            let size = Int(walk.sizes[end - 1])
            if size == 1 {
                substitute(Int(walk.order[end - 1]))
            } else {
                substituteBlock(block(of: (end - size)..<end))
            }
            end -= size
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
