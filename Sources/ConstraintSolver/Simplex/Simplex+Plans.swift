/// Following a constant that changes again and again, as in an animation.
extension Simplex {
    /// Computes a variable whose equation got another constant, and all that depends on it.
    mutating func follow(from variable: Int) {
        plans.keep(upTo: basis.version)
        let index = Int(basis.nodes[variable].plan)
        if index < plans.plans.count, plans.plans[index].root == Int32(variable) {
            if plans.plans[index].isWritten { return carryOut(plans.plans[index]) }
            if !plans.areFull(besides: basis.terms.count) {
                write(planNumbered: index)
                return carryOut(plans.plans[index])
            }
        } else if !plans.areFull(besides: basis.terms.count) {
            basis.nodes[variable].plan = Int32(plans.plans.count)
            plans.plans.append(Plans.Plan(root: Int32(variable)))
        }
        recompute(from: variable)
    }

    private mutating func carryOut(_ plan: Plans.Plan) {
        for index in Int(plan.firstStep)..<Int(plan.endOfSteps) {
            let step = plans.steps[index]
            if step.partner < 0 {
                recomputeBlock(Int(-1 - step.partner), marking: false)
                continue
            }
            var sum = references[Int(step.partner)]
            for place in Int(step.first)..<Int(step.end) {
                let entry = plans.entries[place]
                sum -= entry.coefficient * values[Int(entry.symbol)]
            }
            _ = assign(step.ownCoefficient == 1 ? sum : sum / step.ownCoefficient, to: Int(step.variable))
        }
        for index in Int(plan.firstCheck)..<Int(plan.endOfChecks) {
            let check = plans.checks[index], residual = Int(check.residual)
            var value = -references[residual]
            for place in Int(check.first)..<Int(check.end) {
                let entry = plans.entries[place]
                value += entry.coefficient * values[Int(entry.symbol)]
            }
            record(residual)
            values[residual] = value
            if !isFeasible(residual) { markPending(residual) }
        }
    }

    /// Writes down what the walk from a variable finds.
    private mutating func write(planNumbered index: Int) {
        basis.walkDependents(of: Int(plans.plans[index].root))
        plans.plans[index].firstStep = Int32(plans.steps.count)
        plans.plans[index].firstCheck = Int32(plans.checks.count)
        buffers.stale.removeAll()
        var end = basis.walk.order.count
        while let group = basis.walk.group(before: end) {
            writeStep(for: group)
            for place in group { writeChecks(for: Int(basis.walk.order[place].variable)) }
            end = group.lowerBound
        }
        for place in buffers.stale.indices { symbols[Int(buffers.stale[place])].isStale = false }
        plans.plans[index].endOfSteps = Int32(plans.steps.count)
        plans.plans[index].endOfChecks = Int32(plans.checks.count)
        plans.plans[index].isWritten = true
    }

    private mutating func writeStep(for group: Range<Int>) {
        let variable = basis.walk.order[group.lowerBound].variable
        var step = Plans.Step(variable: variable, partner: -1, first: 0, end: 0, ownCoefficient: 1)
        if group.count > 1 {
            step.partner = Int32(-1 - basis.block(of: group))
        } else {
            guard basis.nodes[Int(variable)].partner >= 0 else { return }
            step.partner = basis.nodes[Int(variable)].partner
            step.ownCoefficient = basis.ownCoefficient(of: Int(variable))
            (step.first, step.end) = writeEntries(of: Int(step.partner), without: variable)
        }
        plans.steps.append(step)
    }

    /// Each basic residual that mentions the variable, unless another variable of the plan mentioned it before.
    private mutating func writeChecks(for variable: Int) {
        var index = basis.nodes[variable].first
        while index >= 0 {
            let term = basis.terms[Int(index)], residual = Int(term.residual)
            if basis.nodes[residual].partner < 0, !symbols[residual].isStale {
                symbols[residual].isStale = true
                buffers.stale.append(term.residual)
                let (first, end) = writeEntries(of: residual, without: -1)
                plans.checks.append(Plans.Check(residual: term.residual, first: first, end: end))
            }
            index = term.next
        }
    }

    private mutating func writeEntries(of residual: Int, without variable: Int32) -> (first: Int32, end: Int32) {
        let first = plans.entries.count
        for index in basis.terms(of: residual) where basis.terms[index].variable != variable {
            let term = basis.terms[index]
            plans.entries.append(Basis.Entry(symbol: term.variable, coefficient: term.coefficient))
        }
        return (Int32(first), Int32(plans.entries.count))
    }
}
