/// Computing values from the equations that determine them.
///
/// A value is never moved by a distance but computed anew from what it depends on, so that rounding errors cannot add up
/// and the same basis and constants give the same bits, whatever came before.
extension Simplex {
    /// Computes a variable and everything that depends on it, and finds the residuals that are on the wrong side now.
    mutating func recompute(from variable: Int) {
        basis.walkDependents(of: variable)
        buffers.stale.removeAll(keepingCapacity: true)
        var end = basis.walk.order.count
        while let group = basis.walk.group(before: end) {
            if group.count == 1 {
                let variable = Int(basis.walk.order[group.lowerBound].variable)
                if basis.nodes[variable].partner >= 0 { set(variable, to: solution(for: variable)) }
            } else {
                recomputeBlock(basis.block(of: group))
            }
            end = group.lowerBound
        }
        for index in buffers.stale.indices {
            let residual = Int(buffers.stale[index])
            symbols[residual].isStale = false
            measure(residual)
        }
    }

    /// What the partner of a variable says it is.
    private func solution(for variable: Int) -> Double {
        let partner = Int(basis.nodes[variable].partner)
        var sum = symbols[partner].reference, own = 1.0
        for index in basis.terms(of: partner) {
            let term = basis.terms[index]
            if Int(term.variable) == variable {
                own = term.coefficient
            } else {
                sum -= term.coefficient * values[Int(term.variable)]
            }
        }
        return sum / own
    }

    /// Solves a circle of equations, and once more for the error that is left.
    private mutating func recomputeBlock(_ block: Int) {
        let members = basis.blocks[block].members
        for place in members.indices {
            basis.blocks[block].vector[place] = rightSide(ofPlace: place, inBlock: block)
        }
        basis.blocks[block].solve()
        for place in members.indices { set(Int(members[place]), to: basis.blocks[block].vector[place]) }
        for place in members.indices {
            let partner = Int(basis.nodes[Int(members[place])].partner)
            basis.blocks[block].vector[place] = -evaluate(partner).value
        }
        basis.blocks[block].solve()
        for place in members.indices {
            let variable = Int(members[place])
            set(variable, to: values[variable] + basis.blocks[block].vector[place])
        }
    }

    /// The constant of an equation minus everything in it that lies outside its block.
    private func rightSide(ofPlace place: Int, inBlock block: Int) -> Double {
        let partner = Int(basis.nodes[Int(basis.blocks[block].members[place])].partner)
        var sum = symbols[partner].reference
        for index in basis.terms(of: partner) {
            let term = basis.terms[index]
            guard Int(basis.nodes[Int(term.variable)].block) != block else { continue }
            sum -= term.coefficient * values[Int(term.variable)]
        }
        return sum
    }

    private mutating func set(_ variable: Int, to value: Double) {
        guard values[variable] != value else { return }
        record(variable)
        values[variable] = value
        touch(variable)
        var index = basis.nodes[variable].first
        while index >= 0 {
            let term = basis.terms[Int(index)], residual = Int(term.residual)
            if basis.nodes[residual].partner < 0, !symbols[residual].isStale {
                symbols[residual].isStale = true
                buffers.stale.append(term.residual)
            }
            index = term.next
        }
    }

    /// Moves the variables that are not where they were when changes were last taken from `touched` to `buffers.changed`.
    mutating func collectChanges() {
        for index in touched.indices {
            let symbol = Int(touched[index]), value = values[symbol]
            symbols[symbol].isTouched = false
            let distance = abs(value - symbols[symbol].reference)
            guard isVariable(symbol), distance > Tolerance.change * max(1, abs(value)) else { continue }
            symbols[symbol].reference = value
            buffers.changed.append(symbols[symbol].owner)
        }
        touched.removeAll(keepingCapacity: true)
    }

    /// Computes value and magnitude of a basic residual from its variables.
    mutating func measure(_ residual: Int) {
        let (value, magnitude) = evaluate(residual)
        record(residual)
        values[residual] = value
        symbols[residual].magnitude = magnitude
        if !isFeasible(residual) { markPending(residual) }
    }

    /// Left side minus constant, and the size of the largest number in it, at least 1.
    func evaluate(_ residual: Int) -> (value: Double, magnitude: Double) {
        var value = -symbols[residual].reference
        var magnitude = max(1, abs(value))
        for index in basis.terms(of: residual) {
            let product = basis.terms[index].coefficient * values[Int(basis.terms[index].variable)]
            value += product
            magnitude = max(magnitude, abs(product))
        }
        return (value, magnitude)
    }
}
