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

    /// Gives a held residual another constant, if there is a plan for what follows; false if there is none.
    mutating func followPlan(constant: Double, of residual: Int) -> Bool {
        guard plans.version == basis.version else { return false }
        let variable = basis.nodes[residual].partner
        guard variable >= 0 else { return false }
        let index = Int(basis.nodes[Int(variable)].plan)
        guard index < plans.plans.count else { return false }
        let plan = plans.plans[index]
        guard plan.root == variable, plan.isWritten else { return false }
        references[residual] = constant
        carryOut(plan)
        return true
    }

    private mutating func carryOut(_ plan: Plans.Plan) {
        if journal.isOpen { recordAll(of: plan) }
        takeSteps(of: plan)
        measureChecks(of: plan)
    }

    /// Records even what will not move: it is a change that may be refused, and being undone does no harm.
    private mutating func recordAll(of plan: Plans.Plan) {
        for index in plan.steps { record(Int(plans.steps[index].variable)) }
        for index in plan.checks { record(Int(plans.checks[index].residual)) }
    }

    @inline(__always) private mutating func takeSteps(of plan: Plans.Plan) {
        let steps = plans.steps.view, entries = plans.entries.view
        let values = self.values.view, references = self.references.view
        for index in plan.steps {
            let step = steps[index]
            guard step.partner >= 0 else {
                recomputeBlock(Int(-1 - step.partner), marking: false)
                continue
            }
            var sum = references[Int(step.partner)]
            for place in Int(step.first)..<Int(step.end) {
                let entry = entries[place]
                sum -= entry.coefficient * values[Int(entry.symbol)]
            }
            let value = step.ownCoefficient == 1 ? sum : sum / step.ownCoefficient
            guard values[Int(step.variable)] != value else { continue }
            values[Int(step.variable)] = value
            shown[Int(step.owner)] = abs(value) < Tolerance.shown ? 0 : value
            touch(Int(step.variable))
        }
    }

    @inline(__always) private mutating func measureChecks(of plan: Plans.Plan) {
        let checks = plans.checks.view, entries = plans.entries.view
        let values = self.values.view, references = self.references.view, symbols = self.symbols.view
        for index in plan.checks {
            let check = checks[index], residual = Int(check.residual)
            var value = -references[residual]
            for place in Int(check.first)..<Int(check.end) {
                let entry = entries[place]
                value += entry.coefficient * values[Int(entry.symbol)]
            }
            values[residual] = value
            let side = symbols[residual].side
            if side > 0 && value >= 0 || side < 0 && value <= 0 || isFeasible(residual) { continue }
            markPending(residual)
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
        var step = Plans.Step(variable: variable, owner: symbols[Int(variable)].owner)
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
        let known = buffers.stale.count
        markStale(mentioning: variable)
        for place in known..<buffers.stale.count {
            let residual = buffers.stale[place], (first, end) = writeEntries(of: Int(residual), without: -1)
            plans.checks.append(Plans.Check(residual: residual, first: first, end: end))
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
