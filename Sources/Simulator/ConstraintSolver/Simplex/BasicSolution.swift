/// A basis, the values of all symbols, and a side of zero for each basic residual.
///
/// The side tells whether the residual is above or below zero. If the constraint is violated on this side, the residual
/// has a price. Each changed value is computed anew from the values on which it depends, so rounding errors cannot add
/// up. If the basis and the constants are the same, the values are the same to the last bit.
///
/// Code that runs in every frame accesses lists by index. In unoptimised code, `for in` over an array allocates memory
/// at every element, and the tests that prove frames without allocations run unoptimised. Some functions that only read
/// are mutating or inlined. Otherwise the compiler would pass each field of this noncopyable struct as a separate
/// argument.
struct BasicSolution: ~Copyable {
    /// The former values of symbols, which are restored if a required constraint is impossible.
    struct Journal: ~Copyable {
        struct Record {
            fileprivate var symbol: Int32
            fileprivate var side: Int8
            fileprivate var value: Double
        }

        fileprivate private(set) var isOpen = false
        private var edition: Int32 = 0
        private var lastEdition = FlatArray<Int32>(capacity: 32)
        private var list = FlatArray<Record>(capacity: 32)

        fileprivate var records: FlatArray<Record>.View { list.view }

        fileprivate mutating func open(symbolCount: Int) {
            isOpen = true
            edition &+= 1
            lastEdition.extend(to: symbolCount, with: -1)
            list.removeAll()
        }

        fileprivate mutating func close() { isOpen = false }

        /// Records the value of a symbol, at the first change after `open(symbolCount:)`.
        ///
        /// Later calls for the same symbol record nothing.
        fileprivate mutating func note(_ symbol: Int, side: Int8, value: Double) {
            guard lastEdition[symbol] != edition else { return }
            lastEdition[symbol] = edition
            list.append(Record(symbol: Int32(symbol), side: side, value: value))
        }
    }

    private var symbols = FlatArray<Symbol>(capacity: Basis.usualSymbolCount)
    private var values = FlatArray<Double>(capacity: Basis.usualSymbolCount)
    private var constants = FlatArray<Double>(capacity: Basis.usualSymbolCount)
    private var vacant = FlatArray<Int32>()
    private var plans = Plans()
    private var journal = Journal()
    /// The basic symbols whose values may be on the wrong side of zero.
    private var infeasible = Worklist()
    private var stale = Worklist()
    private var basis = Basis()
    /// The residuals of violated constraints, by priority.
    private(set) var violated = ViolatedLevels()
    private(set) var reported = ReportedValues()
    private(set) var pivotCount = 0

    var visitCount: Int { basis.visitCount }
    var symbolIndices: Range<Int> { symbols.indices }
    var termCount: Int { basis.termCount }
    var blockMembers: [[Int32]] { basis.blockMembers }
    var plannedTermCount: Int { plans.termCount }
    /// Whether an earlier call has left temporary data in the lists of this solution.
    ///
    /// Such data would be a mistake in the solver.
    var hasStrayMarks: Bool {
        infeasible.hasStrayMarks || !stale.isEmpty || stale.hasStrayMarks || !basis.isClear
    }

    mutating func reserve(_ count: Int, variables: Int, terms: Int) {
        symbols.reserve(count)
        values.reserve(count)
        constants.reserve(count)
        basis.reserve(symbols: count, terms: terms)
        reported.reserve(variables: variables, symbols: count)
    }

    /// The new symbol is outside the basis with value zero, and no other symbol depends on it.
    mutating func makeSymbol(_ role: Symbol.Role, number: Int) -> Int {
        let symbol: Int
        if let reused = vacant.popLast() {
            symbol = Int(reused)
            symbols[symbol] = Symbol(role: role, number: number)
            values[symbol] = 0
            constants[symbol] = 0
        } else {
            symbol = symbols.count
            symbols.append(Symbol(role: role, number: number))
            values.append(0)
            constants.append(0)
            basis.addSymbol()
        }
        if role == .variable { reported.addVariable() }
        return symbol
    }

    mutating func bound(_ variable: Int) {
        symbols[variable].below = .infinite
        symbols[variable].priority = Priority.required.rawValue
    }

    /// Discards a symbol that no constraint mentions, so that its index can be reused.
    ///
    /// The list of changed variables may contain the symbol until the caller takes the changes.
    mutating func discard(_ symbol: Int) {
        if isVariable(symbol) { reported.show(0, ofVariable: Int(symbols[symbol].number)) }
        symbols[symbol].role = .vacant
        vacant.append(Int32(symbol))
    }

    @inline(__always) func symbol(_ symbol: Int) -> Symbol { symbols[symbol] }

    @inline(__always) func value(of symbol: Int) -> Double { values[symbol] }

    @inline(__always) func constant(of residual: Int) -> Double { constants[residual] }

    @inline(__always) func isVariable(_ symbol: Int) -> Bool { symbols[symbol].role == .variable }

    @inline(__always) func isBasic(_ symbol: Int) -> Bool { isVariable(symbol) == (partner(of: symbol) >= 0) }

    @inline(__always) func partner(of symbol: Int) -> Int { basis.partner(of: symbol) }

    @inline(__always) func terms(of residual: Int) -> FlatArray<ConstraintGraph.Term>.View { basis.terms(of: residual) }

    @inline(__always) func termCount(of symbol: Int) -> Int { basis.termCount(of: symbol) }

    /// Sets a constant without computing the values that depend on it; see `changeConstant`.
    mutating func setConstant(_ constant: Double, of residual: Int) { constants[residual] = constant }

    /// Sets a value without computing the values that depend on it.
    mutating func setValue(_ value: Double, of symbol: Int) { values[symbol] = value }
}

extension BasicSolution {
    /// Stores the definition of a constraint, which must mention each variable at most once.
    mutating func define(
        _ residual: Int, _ definition: borrowing FlatArray<Basis.Entry>, _ relation: Relation, _ constant: Double,
        _ priority: Priority
    ) {
        basis.link(residual, definition)
        constants[residual] = constant
        let cost = priority.isRequired ? Symbol.Cost.infinite : .one
        symbols[residual].priority = priority.rawValue
        symbols[residual].above = relation == .greaterThanOrEqual ? .nothing : cost
        symbols[residual].below = relation == .lessThanOrEqual ? .nothing : cost
    }

    mutating func remove(_ residual: Int) {
        basis.unlink(residual)
        discard(residual)
    }

    mutating func free(_ residual: Int) {
        setSide(0, of: residual)
        symbols[residual].above = .nothing
        symbols[residual].below = .nothing
    }

    mutating func setSide(_ side: Int8, of symbol: Int) {
        guard symbols[symbol].side != side else { return }
        record(symbol)
        leaveLevel(symbol)
        symbols[symbol].side = side
        joinLevel(symbol)
    }

    mutating func setPriority(_ priority: Float, of residual: Int) {
        leaveLevel(residual)
        symbols[residual].priority = priority
        joinLevel(residual)
    }

    /// Assumes that a new constraint is met until its value is known.
    mutating func assumeMet(_ residual: Int, _ relation: Relation) {
        symbols[residual].side = relation == .equal ? 0 : relation == .lessThanOrEqual ? -1 : 1
        measure(residual)
    }

    private mutating func leaveLevel(_ residual: Int) {
        guard symbols[residual].gradient != 0 else { return }
        let place = symbols[residual].levelPlace
        if let moved = violated.remove(at: place, priority: symbols[residual].priority) {
            symbols[moved].levelPlace = place
        }
    }

    private mutating func joinLevel(_ residual: Int) {
        guard symbols[residual].gradient != 0 else { return }
        symbols[residual].levelPlace = violated.insert(residual, priority: symbols[residual].priority)
    }
}

extension BasicSolution {
    mutating func row(of symbol: Int) -> Basis.Row { basis.row(of: symbol, isVariable: isVariable(symbol)) }

    mutating func row(ofSum residuals: [Int32]) -> Basis.Row { basis.row(ofSum: residuals, symbols.view) }

    mutating func column(of symbol: Int) -> Basis.Column { basis.column(of: symbol, isVariable: isVariable(symbol)) }

    /// Holds a basic symbol at zero, and makes a column basic in its place.
    ///
    /// If the held symbol's value was not zero, the caller must compute the dependent variables. The column moves up if
    /// `rising` is true, and down otherwise. From now on, the column's price is the price for values on this side of
    /// zero.
    mutating func exchange(entering column: Int, rising: Bool, leaving symbol: Int) {
        setSide(0, of: symbol)
        if isVariable(symbol) {
            basis.exchange(entering: column, isVariable: isVariable(column), leavingVariable: symbol)
            _ = assign(0, to: symbol)
        } else {
            basis.exchange(entering: column, isVariable: isVariable(column), leaving: symbol)
            record(symbol)
            values[symbol] = 0
        }
        pivotCount += 1
        if !symbols[column].isFree { setSide(rising ? 1 : -1, of: column) }
    }

    /// Makes a column basic in place of a symbol, and moves the column until the symbol reaches zero.
    mutating func enter(_ column: Int, rising: Bool, leaving symbol: Int) {
        exchange(entering: column, rising: rising, leaving: symbol)
        guard isVariable(symbol) else { return recompute(from: partner(of: symbol)) }
        basis.collectBasicResiduals(mentioning: symbol, into: &stale)
        recompute(from: symbol)
    }

    /// Pairs a new residual with a variable that no other constraint mentions, so all values stay the same.
    mutating func enterAlone(_ variable: Int, leaving residual: Int) {
        basis.pair(residual, with: variable)
        if !symbols[variable].isFree { setSide(1, of: variable) }
        pivotCount += 1
        recomputeAlone(variable)
    }

    mutating func release(_ residual: Int) { basis.release(residual) }
}

extension BasicSolution {
    mutating func openJournal() {
        journal.open(symbolCount: symbols.count)
        basis.startRecording()
    }

    mutating func closeJournal() {
        journal.close()
        basis.stopRecording()
    }

    @inline(__always) private mutating func record(_ symbol: Int) {
        if journal.isOpen { journal.note(symbol, side: symbols[symbol].side, value: values[symbol]) }
    }

    mutating func rollBack() {
        journal.close()
        basis.restorePartners()
        let records = journal.records
        for index in records.indices {
            let record = records[index], symbol = Int(record.symbol)
            setSide(record.side, of: symbol)
            values[symbol] = record.value
            if isVariable(symbol) { reported.show(record.value, ofVariable: Int(symbols[symbol].number)) }
        }
        infeasible.removeAll()
    }
}

extension BasicSolution {
    private mutating func recompute(from variable: Int) {
        if termCount(of: variable) == 1, partner(of: variable) >= 0 { return recomputeAlone(variable) }
        let walk = basis.dependents(of: variable)
        var end = walk.count
        while let component = walk.component(before: end) {
            if component.count == 1 {
                let variable = walk.variable(at: component.lowerBound)
                if partner(of: variable) >= 0 { set(variable, to: solution(for: variable), marking: true) }
            } else {
                recomputeBlock(basis.block(of: component), marking: true)
            }
            end = component.lowerBound
        }
        for index in stale.indices { measure(stale[index]) }
        stale.removeAll()
    }

    private mutating func recomputeAlone(_ variable: Int) {
        basis.countVisit()
        _ = assign(solution(for: variable), to: variable)
    }

    private mutating func solution(for variable: Int) -> Double {
        let partner = partner(of: variable), terms = terms(of: partner)
        var sum = constants[partner], own = 1.0
        for index in terms.indices {
            let term = terms[index]
            if Int(term.variable) == variable {
                own = term.coefficient
            } else {
                sum -= term.coefficient * values[Int(term.variable)]
            }
        }
        // Most coefficients are one. A division by one would take longer than all the code above.
        return own == 1 ? sum : sum / own
    }

    /// Solves a circle of equations, then corrects the values by the remaining error.
    private mutating func recomputeBlock(_ block: Int, marking: Bool) {
        let places = 0..<basis.size(ofBlock: block)
        basis.solve(block: block, constants.view, values.view)
        for place in places {
            set(basis.member(place, ofBlock: block), to: basis.solution(at: place, ofBlock: block), marking: marking)
        }
        basis.refine(block: block, constants.view, values.view)
        for place in places {
            let variable = basis.member(place, ofBlock: block)
            set(variable, to: values[variable] + basis.solution(at: place, ofBlock: block), marking: marking)
        }
    }

    private mutating func set(_ variable: Int, to value: Double, marking: Bool) {
        if assign(value, to: variable), marking { basis.collectBasicResiduals(mentioning: variable, into: &stale) }
    }

    /// Returns false if the variable already has this value.
    @inline(__always) private mutating func assign(_ value: Double, to variable: Int) -> Bool {
        guard values[variable] != value else { return false }
        record(variable)
        values[variable] = value
        reported.show(value, ofVariable: Int(symbols[variable].number))
        reported.touch(variable)
        if value < 0 { checkBound(of: variable) }
        return true
    }

    private mutating func checkBound(of variable: Int) {
        if symbols[variable].side > 0, !isFeasible(variable) { infeasible.insert(variable) }
    }

    private mutating func measure(_ residual: Int) {
        record(residual)
        values[residual] = computedResidual(residual)
        if !isFeasible(residual) { infeasible.insert(residual) }
    }

    /// Returns whether a value is on the side of zero that `side` names, within the tolerance.
    mutating func isFeasible(_ basic: Int) -> Bool {
        let symbol = symbols[basic], value = values[basic]
        // The tolerance depends on the magnitude of the summands, which takes long to compute. So the code first tests
        // without a tolerance, and computes the magnitude only if this test fails.
        if symbol.isFeasible(value, slack: 0) || symbol.isFree { return true }
        return symbol.isFeasible(value, slack: Tolerance.residual * magnitude(of: basic))
    }

    /// Returns whether the error of a required constraint, or of a lower bound, is small enough.
    mutating func isTolerable(_ basic: Int) -> Bool {
        abs(values[basic]) <= max(Tolerance.required, Tolerance.residual * magnitude(of: basic))
    }

    private mutating func magnitude(of basic: Int) -> Double {
        evaluate(isVariable(basic) ? partner(of: basic) : basic).magnitude
    }

    @inline(__always) private mutating func computedResidual(_ residual: Int) -> Double {
        var value = -constants[residual]
        let terms = terms(of: residual)
        for index in terms.indices { value += terms[index].coefficient * values[Int(terms[index].variable)] }
        return value
    }

    /// Returns the left side of a constraint minus its constant, and the magnitude of the largest summand, at least 1.
    mutating func evaluate(_ residual: Int) -> (value: Double, magnitude: Double) {
        var value = -constants[residual]
        var magnitude = max(1, abs(value))
        let terms = terms(of: residual)
        for index in terms.indices {
            let product = terms[index].coefficient * values[Int(terms[index].variable)]
            value += product
            magnitude = max(magnitude, abs(product))
        }
        return (value, magnitude)
    }

    var hasInfeasible: Bool { @inline(__always) get { !infeasible.isEmpty } }

    mutating func popInfeasible(lowest: Bool) -> Int? { infeasible.pop(lowest: lowest) }

    mutating func forgetInfeasible() { infeasible.removeAll() }

    @inline(__always) mutating func beginReport() -> Range<Int> { reported.beginReport(symbols.view, values.view) }

    mutating func endReport(_ places: Range<Int>) { reported.endReport(places) }
}

// These methods store computations for a constant that changes again and again, as in an animation. The stored
// computations are called plans.
extension BasicSolution {
    private mutating func follow(from variable: Int) {
        switch plans.nextAction(for: variable, version: basis.version, constraintTermCount: termCount) {
        case .carryOut(let plan): carryOut(plan)
        case .write: carryOut(writePlan(for: variable))
        case .walk: recompute(from: variable)
        }
    }

    mutating func changeConstant(_ constant: Double, of residual: Int) {
        constants[residual] = constant
        if isBasic(residual) { measure(residual) } else { follow(from: partner(of: residual)) }
    }

    /// Changes a constant and computes the dependent values with a stored plan; returns false if there is no plan.
    mutating func followPlan(constant: Double, of residual: Int) -> Bool {
        let variable = partner(of: residual)
        guard variable >= 0, let plan = plans.plan(of: variable, version: basis.version) else { return false }
        constants[residual] = constant
        carryOut(plan)
        return true
    }

    private mutating func carryOut(_ plan: Plans.Plan) {
        if journal.isOpen { recordAll(of: plan) }
        takeSteps(of: plan)
        measureChecks(of: plan)
    }

    /// Records all symbols that a plan may change, because the solver may refuse the change.
    private mutating func recordAll(of plan: Plans.Plan) {
        let steps = plans.steps(of: plan), checks = plans.checks(of: plan)
        for index in steps.indices where steps[index].block == nil { record(Int(steps[index].variable)) }
        for index in checks.indices { record(Int(checks[index].residual)) }
    }

    @inline(__always) private mutating func takeSteps(of plan: Plans.Plan) {
        let steps = plans.steps(of: plan), entries = plans.entries
        let values = self.values.view, constants = self.constants.view
        for index in steps.indices {
            let step = steps[index]
            if let block = step.block {
                recomputeBlock(block, marking: false)
                continue
            }
            var sum = constants[step.equation]
            for place in step.entries.range {
                let entry = entries[place]
                sum -= entry.coefficient * values[Int(entry.symbol)]
            }
            let value = step.ownCoefficient == 1 ? sum : sum / step.ownCoefficient
            guard values[Int(step.variable)] != value else { continue }
            values[Int(step.variable)] = value
            reported.show(value, ofVariable: Int(step.number))
            reported.touch(Int(step.variable))
            if value < 0 { checkBound(of: Int(step.variable)) }
        }
    }

    @inline(__always) private mutating func measureChecks(of plan: Plans.Plan) {
        let checks = plans.checks(of: plan), entries = plans.entries
        let values = self.values.view, constants = self.constants.view, symbols = self.symbols.view
        for index in checks.indices {
            let check = checks[index], residual = Int(check.residual)
            var value = -constants[residual]
            for place in check.entries.range {
                let entry = entries[place]
                value += entry.coefficient * values[Int(entry.symbol)]
            }
            values[residual] = value
            let side = symbols[residual].side
            if side > 0 && value >= 0 || side < 0 && value <= 0 || isFeasible(residual) { continue }
            infeasible.insert(residual)
        }
    }

    private mutating func writePlan(for variable: Int) -> Plans.Plan {
        let plan = plans.begin(for: variable)
        let walk = basis.dependents(of: variable)
        var end = walk.count
        while let component = walk.component(before: end) {
            writeStep(for: component, of: walk)
            for place in component { writeChecks(for: walk.variable(at: place)) }
            end = component.lowerBound
        }
        stale.removeAll()
        return plans.finish(plan)
    }

    private mutating func writeStep(for component: Range<Int>, of walk: ComponentSearch.Walk) {
        guard component.count == 1 else { return plans.addStep(block: basis.block(of: component)) }
        let variable = walk.variable(at: component.lowerBound), equation = partner(of: variable)
        guard equation >= 0 else { return }
        plans.addStep(variable, number: symbols[variable].number, equation: equation, terms(of: equation))
    }

    /// Adds the residuals that change with the variable to the plan that is being written.
    ///
    /// A plan is a stored list of computations. Each residual is added to a plan only once.
    private mutating func writeChecks(for variable: Int) {
        let known = stale.count
        basis.collectBasicResiduals(mentioning: variable, into: &stale)
        for place in known..<stale.count { plans.addCheck(stale[place], terms(of: stale[place])) }
    }
}

extension BasicSolution {
    /// Returns a term whose variable the residual's equation can determine.
    ///
    /// The variable is undetermined and influences no other variable. In the residual's row of the tableau, this
    /// variable has the same coefficient as in the term. So the row need not be computed.
    ///
    /// - Parameter takesBounded: whether to accept also a variable with a lower bound of zero. Its rise must bring the
    ///   residual to zero.
    mutating func freeTerm(of residual: Int, orBounded takesBounded: Bool = true) -> Basis.Entry? {
        var best: Basis.Entry?
        let terms = terms(of: residual)
        for index in terms.indices {
            let term = terms[index]
            guard partner(of: Int(term.variable)) < 0, abs(term.coefficient) > Tolerance.pivot,
                symbol(Int(term.variable)).isFree || takesBounded && canAloneSolve(term),
                terms.indices.count == 1 || basis.isIndependent(Int(term.variable))
            else { continue }
            let entry = Basis.Entry(symbol: term.variable, coefficient: term.coefficient)
            if let best, !isFreer(entry, than: best) { continue }
            best = entry
        }
        return best
    }

    /// Returns whether a rise of the variable brings the residual to zero without violating a constraint.
    ///
    /// The result is false if another residual mentions the variable too.
    private mutating func canAloneSolve(_ term: ConstraintGraph.Term) -> Bool {
        // While the residual pays a price, each move of the variable changes that price.
        guard termCount(of: Int(term.variable)) == 1, symbol(Int(term.residual)).gradient == 0 else { return false }
        let value = evaluate(Int(term.residual)).value
        return term.coefficient > 0 ? value <= 0 : value >= 0
    }

    /// Returns the entry of a residual's row for a free column that the residual mentions, also if others depend on it.
    ///
    /// The row itself may be as long as the screen, because it also contains every constraint that determines a
    /// variable of the residual. If the column has no influence on the residual, the result is nil.
    mutating func mentionedFreeEntry(ofRowOf residual: Int) -> Basis.Entry? {
        var best: Int?
        let terms = terms(of: residual)
        for index in terms.indices {
            let variable = Int(terms[index].variable)
            guard partner(of: variable) < 0, symbol(variable).isFree else { continue }
            if best.map({ termCount(of: variable) < termCount(of: $0) }) ?? true { best = variable }
        }
        guard let best else { return nil }
        let rate = basis.rate(of: residual, along: best)
        return abs(rate) > Tolerance.pivot ? Basis.Entry(symbol: Int32(best), coefficient: rate) : nil
    }

    mutating func freeEntry(of row: Basis.Row) -> Basis.Entry? {
        var best: Basis.Entry?
        for index in row.indices {
            let entry = row[index]
            guard symbol(Int(entry.symbol)).isFree, abs(entry.coefficient) > Tolerance.pivot else { continue }
            if let best, !isFreer(entry, than: best) { continue }
            best = entry
        }
        return best
    }

    /// Returns whether one entry is better than another for an exchange.
    ///
    /// A much larger coefficient is numerically safer. If the coefficients are similar, the entry whose variable is in
    /// fewer constraints is better.
    @inline(__always) private func isFreer(_ entry: Basis.Entry, than other: Basis.Entry) -> Bool {
        let size = abs(entry.coefficient), otherSize = abs(other.coefficient)
        if size > 10 * otherSize || otherSize > 10 * size { return size > otherSize }
        return termCount(of: Int(entry.symbol)) < termCount(of: Int(other.symbol))
    }
}
