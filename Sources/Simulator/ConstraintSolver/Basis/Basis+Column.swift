/// Columns of the tableau: what moves along when a column moves.
extension Basis {
    /// Computes how fast variables and basic residuals move when a column moves up, into `moves` and `column`.
    mutating func computeColumn(of symbol: Int, isVariable: Bool) {
        computeMoves(of: symbol, isVariable: isVariable)
        column.removeAll()
        for place in moves.indices {
            let move = moves[place]
            var index = nodes[Int(move.symbol)].first
            while index >= 0 {
                let term = terms[Int(index)], residual = Int(term.residual)
                if nodes[residual].partner < 0 {
                    // A sum that cancelled to zero may be listed twice; the second listing finds it zero.
                    if sums[residual] == 0 { column.append(Entry(symbol: term.residual, coefficient: 0)) }
                    gather(term.coefficient * move.coefficient, residual)
                }
                index = term.next
            }
        }
        takeSums()
    }

    /// Moves the gathered sums into the column, without those that cancelled.
    private mutating func takeSums() {
        var count = 0
        for index in column.indices {
            let residual = column[index].symbol, sum = sums[Int(residual)]
            sums[Int(residual)] = 0
            guard abs(sum) > Tolerance.coefficient else { continue }
            column[count] = Entry(symbol: residual, coefficient: sum)
            count += 1
        }
        column.truncate(to: count)
    }

    /// Computes the variables that move, each after all that it depends on.
    mutating func computeMoves(of symbol: Int, isVariable: Bool) {
        walkDependents(of: isVariable ? symbol : Int(nodes[symbol].partner))
        moves.removeAll()
        var end = walk.order.count
        while let group = walk.group(before: end) {
            if group.count == 1 {
                moveVariable(Int(walk.order[group.lowerBound].variable), along: symbol)
            } else {
                moveBlock(block(of: group), along: symbol)
            }
            end = group.lowerBound
        }
        for index in moves.indices { sums[Int(moves[index].symbol)] = 0 }
    }

    private mutating func moveVariable(_ variable: Int, along symbol: Int) {
        guard variable != symbol else { return record(1, of: variable) }
        let partner = Int(nodes[variable].partner)
        var own = 1.0
        if partner == symbol { sums[variable] = 1 }
        for index in terms(of: partner) {
            let term = terms[index]
            if Int(term.variable) == variable {
                own = term.coefficient
            } else if sums[Int(term.variable)] != 0 {
                gather(-term.coefficient * sums[Int(term.variable)], variable)
            }
        }
        record(sums[variable] / own, of: variable)
    }

    private mutating func moveBlock(_ block: Int, along symbol: Int) {
        let members = blocks[block].members
        for (place, variable) in members.enumerated() {
            let partner = Int(nodes[Int(variable)].partner)
            var sum = partner == symbol ? 1.0 : 0
            for index in terms(of: partner) where Int(nodes[Int(terms[index].variable)].block) != block {
                sum -= terms[index].coefficient * sums[Int(terms[index].variable)]
            }
            blocks[block].vector[place] = sum
        }
        blocks[block].solve()
        for (place, variable) in members.enumerated() { record(blocks[block].vector[place], of: Int(variable)) }
    }

    private mutating func record(_ rate: Double, of variable: Int) {
        guard abs(rate) > Tolerance.coefficient else {
            sums[variable] = 0
            return
        }
        sums[variable] = rate
        moves.append(Entry(symbol: Int32(variable), coefficient: rate))
    }
}
