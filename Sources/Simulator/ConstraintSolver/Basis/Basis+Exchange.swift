/// Changing which residuals are held, and which variable each of them determines.
extension Basis {
    /// Holds a basic residual at zero in place of a column, whose coefficient in the residual's row is not zero.
    ///
    /// Along a shortest chain from the residual to the variable that the column leaves without an equation, each equation
    /// passes its variable on. Equations that share no circle have exactly one such chain.
    mutating func exchange(entering column: Int, isVariable: Bool, leaving residual: Int) {
        let target = isVariable ? column : Int(nodes[column].partner)
        if !isVariable { separate(column) }
        pair(residual, target)
    }

    /// Lets go of a held residual; one of the variables that move with it rests from now on, where it is.
    mutating func rest(_ residual: Int) {
        let variable = Int(nodes[residual].partner)
        guard nodes[variable].block >= 0 || isInCircle(variable) else { return separate(residual) }
        // In a circle the variable may be tied by the other equations; the one that moves fastest is not.
        computeMoves(of: residual, isVariable: false)
        var fastest = variable, rate = 0.0
        for index in moves.indices {
            let move = moves[index]
            guard nodes[Int(move.symbol)].block == nodes[variable].block, abs(move.coefficient) > rate else { continue }
            (fastest, rate) = (Int(move.symbol), abs(move.coefficient))
        }
        let former = Int(nodes[fastest].partner)
        separate(residual)
        guard former != residual else { return }
        separate(former)
        pair(former, variable)
    }

    /// Blocks are found when a walk meets them, so that a circle may exist that no walk has met.
    private mutating func isInCircle(_ variable: Int) -> Bool {
        guard hasDependents(variable) else { return false }
        beginWalk()
        follow(Int32(variable), .dependencies)
        return walk.order.last?.size != 1
    }

    private mutating func hasDependents(_ variable: Int) -> Bool {
        var index = nodes[variable].first
        while index >= 0 {
            let partner = nodes[Int(terms[Int(index)].residual)].partner
            if partner >= 0, Int(partner) != variable { return true }
            index = terms[Int(index)].next
        }
        return false
    }

    /// Undoes the pairs since recording began.
    mutating func restorePartners() {
        recordsPartners = false
        while let former = formerPartners.popLast() { setPartner(Int(former.symbol), former.partner) }
    }

    private mutating func separate(_ residual: Int) {
        let variable = Int(nodes[residual].partner)
        setPartner(residual, -1)
        setPartner(variable, -1)
    }

    /// Finds the chain by a search in breadth, then passes variables on from its far end.
    private mutating func pair(_ residual: Int, _ target: Int) {
        // Almost always the chain has one link, and no search is needed.
        for index in terms(of: residual) where Int(terms[index].variable) == target {
            setPartner(residual, Int32(target))
            return setPartner(target, Int32(residual))
        }
        beginWalk()
        walk.queue.removeAll()
        enqueueVariables(of: residual)
        var next = 0
        while nodes[target].number < walk.base, next < walk.queue.count {
            let partner = nodes[Int(walk.queue[next])].partner
            if partner >= 0 { enqueueVariables(of: Int(partner)) }
            next += 1
        }
        var variable = target
        while true {
            let taker = Int(nodes[variable].low), passedOn = Int(nodes[taker].partner)
            setPartner(taker, Int32(variable))
            setPartner(variable, Int32(taker))
            guard taker != residual else { return }
            variable = passedOn
        }
    }

    /// Marks variables that were not met yet with the residual that would take them.
    private mutating func enqueueVariables(of residual: Int) {
        for index in terms(of: residual) {
            let variable = Int(terms[index].variable)
            guard nodes[variable].number < walk.base else { continue }
            nodes[variable].number = walk.counter
            walk.counter += 1
            walk.visitCount += 1
            nodes[variable].low = Int32(residual)
            walk.queue.append(Int32(variable))
        }
    }

    /// Lets a residual that is not held determine a variable that rests and that nothing depends on.
    mutating func pairUp(_ residual: Int, _ variable: Int) {
        nodes[residual].partner = Int32(variable)
        nodes[variable].partner = Int32(residual)
        invalidate()
    }

    private mutating func setPartner(_ symbol: Int, _ partner: Int32) {
        if recordsPartners {
            formerPartners.append(FormerPartner(symbol: Int32(symbol), partner: nodes[symbol].partner))
        }
        if nodes[symbol].block >= 0 { dissolve(Int(nodes[symbol].block)) }
        nodes[symbol].partner = partner
        invalidate()
    }
}
