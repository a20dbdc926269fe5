/// Computing values from the equations that determine them.
///
/// A value is never moved by a distance but computed anew from what it depends on, so that rounding errors cannot add up
/// and the same basis and constants give the same bits, whatever came before.
extension Simplex {
    /// Computes a variable and everything that depends on it, and finds the residuals that are on the wrong side now.
    mutating func recompute(from variable: Int) {
        if basis.nodes[variable].count == 1 { return recomputeAlone(variable) }
        basis.walkDependents(of: variable)
        buffers.stale.removeAll()
        var end = basis.walk.order.count
        while let group = basis.walk.group(before: end) {
            if group.count == 1 {
                let variable = Int(basis.walk.order[group.lowerBound].variable)
                if basis.nodes[variable].partner >= 0 { set(variable, to: solution(for: variable), marking: true) }
            } else {
                recomputeBlock(basis.block(of: group), marking: true)
            }
            end = group.lowerBound
        }
        for index in buffers.stale.indices {
            let residual = Int(buffers.stale[index])
            symbols[residual].isStale = false
            measure(residual)
        }
    }

    /// Computes a variable that its own equation alone mentions.
    private mutating func recomputeAlone(_ variable: Int) {
        basis.walk.visitCount += 1
        _ = assign(solution(for: variable), to: variable)
    }

    /// What the partner of a variable says it is.
    private mutating func solution(for variable: Int) -> Double {
        let partner = Int(basis.nodes[variable].partner)
        var sum = references[partner], own = 1.0
        for index in basis.terms(of: partner) {
            let term = basis.terms[index]
            if Int(term.variable) == variable {
                own = term.coefficient
            } else {
                sum -= term.coefficient * values[Int(term.variable)]
            }
        }
        // Most coefficients are one, and a division takes longer than everything before it.
        return own == 1 ? sum : sum / own
    }

    /// Solves a circle of equations, and once more for the error that is left.
    mutating func recomputeBlock(_ block: Int, marking: Bool) {
        let members = basis.blocks[block].members
        for place in members.indices {
            basis.blocks[block].vector[place] = rightSide(ofPlace: place, inBlock: block)
        }
        basis.blocks[block].solve()
        for place in members.indices {
            set(Int(members[place]), to: basis.blocks[block].vector[place], marking: marking)
        }
        for place in members.indices {
            let partner = Int(basis.nodes[Int(members[place])].partner)
            basis.blocks[block].vector[place] = -leftOver(partner)
        }
        basis.blocks[block].solve()
        for place in members.indices {
            let variable = Int(members[place])
            set(variable, to: values[variable] + basis.blocks[block].vector[place], marking: marking)
        }
    }

    /// The constant of an equation minus everything in it that lies outside its block.
    private mutating func rightSide(ofPlace place: Int, inBlock block: Int) -> Double {
        let partner = Int(basis.nodes[Int(basis.blocks[block].members[place])].partner)
        var sum = references[partner]
        for index in basis.terms(of: partner) {
            let term = basis.terms[index]
            guard Int(basis.nodes[Int(term.variable)].block) != block else { continue }
            sum -= term.coefficient * values[Int(term.variable)]
        }
        return sum
    }

    /// Gives a variable a value, and marks the basic residuals that mention it as stale if that is asked for.
    private mutating func set(_ variable: Int, to value: Double, marking: Bool) {
        if assign(value, to: variable), marking { markStale(mentioning: variable) }
    }

    /// Adds the basic residuals that mention a variable to the stale ones, unless they are stale already.
    mutating func markStale(mentioning variable: Int) {
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

    /// Gives a variable a value; false if it had it.
    mutating func assign(_ value: Double, to variable: Int) -> Bool {
        guard values[variable] != value else { return false }
        record(variable)
        values[variable] = value
        show(variable)
        touch(variable)
        return true
    }

    /// Lets callers see the value of a variable, without the rounding noise of a zero.
    mutating func show(_ variable: Int) {
        let value = values[variable]
        shown[Int(symbols[variable].owner)] = abs(value) < Tolerance.shown ? 0 : value
    }

    /// Moves the variables that are not where they were when changes were last taken from `touched` to `buffers.changed`.
    @inline(__always) mutating func collectChanges() {
        let touched = self.touched.view, values = self.values.view, references = self.references.view
        let symbols = self.symbols.view, isTouched = self.isTouched.view
        for index in self.touched.indices {
            let symbol = Int(touched[index]), value = values[symbol]
            isTouched[symbol] = false
            let distance = abs(value - references[symbol])
            guard symbols[symbol].role == .variable, distance > Tolerance.change * max(1, abs(value)) else { continue }
            references[symbol] = value
            buffers.changed.append(symbols[symbol].owner)
        }
        self.touched.removeAll()
    }

    /// Computes the value of a basic residual from its variables.
    mutating func measure(_ residual: Int) {
        record(residual)
        values[residual] = leftOver(residual)
        if !isFeasible(residual) { markPending(residual) }
    }

    /// True when a basic residual is on the side whose price is being paid.
    mutating func isFeasible(_ residual: Int) -> Bool {
        let symbol = symbols[residual], value = values[residual]
        // How large the numbers are that it is the difference of matters next to zero only.
        if symbol.isFeasible(value, slack: 0) || symbol.isFree { return true }
        return symbol.isFeasible(value, slack: Tolerance.residual * evaluate(residual).magnitude)
    }

    /// True when a required constraint is off by no more than is tolerated.
    mutating func isTolerable(_ residual: Int) -> Bool {
        abs(values[residual]) <= max(Tolerance.required, Tolerance.residual * evaluate(residual).magnitude)
    }

    /// Left side minus constant.
    private mutating func leftOver(_ residual: Int) -> Double {
        var value = -references[residual]
        for index in basis.terms(of: residual) {
            value += basis.terms[index].coefficient * values[Int(basis.terms[index].variable)]
        }
        return value
    }

    /// Left side minus constant, and the size of the largest number in it, at least 1.
    mutating func evaluate(_ residual: Int) -> (value: Double, magnitude: Double) {
        var value = -references[residual]
        var magnitude = max(1, abs(value))
        for index in basis.terms(of: residual) {
            let product = basis.terms[index].coefficient * values[Int(basis.terms[index].variable)]
            value += product
            magnitude = max(magnitude, abs(product))
        }
        return (value, magnitude)
    }
}
