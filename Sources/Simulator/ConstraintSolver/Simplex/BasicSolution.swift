/// A basic solution: a basis, the side of zero on which every basic residual pays, and the values that follow.
///
/// A value is never moved by a distance but computed anew from what it depends on, so that rounding errors cannot add up
/// and the same basis and constants give the same bits after any history.
///
/// What runs in every frame goes through lists by index: without optimisation `for in` over an array asks for memory at
/// every element, and the tests that prove that frames ask for none run without optimisation. Functions that change nothing
/// are mutating all the same where frames need them, or inlined: a struct that cannot be copied is lent to other functions
/// field by field, and this one has many.
struct BasicSolution: ~Copyable {
    /// What it takes to undo a change of a required constraint that turns out to be impossible.
    struct Journal: ~Copyable {
        /// A symbol as it was.
        struct Record {
            fileprivate var symbol: Int32
            fileprivate var side: Int8
            fileprivate var value: Double
        }

        fileprivate private(set) var isOpen = false
        /// How often the journal was opened.
        private var edition: Int32 = 0
        /// By symbol: the edition in which it was recorded last.
        private var lastEdition = FlatArray<Int32>(capacity: 32)
        private var list = FlatArray<Record>(capacity: 32)

        /// The symbols as they were when the journal was opened last.
        fileprivate var records: FlatArray<Record>.View { list.view }

        /// Begins anew, for symbols up to a number.
        fileprivate mutating func open(symbolCount: Int) {
            isOpen = true
            edition &+= 1
            lastEdition.extend(to: symbolCount, with: -1)
            list.removeAll()
        }

        fileprivate mutating func close() { isOpen = false }

        /// Notes a symbol, unless it was noted before; the journal must be open.
        fileprivate mutating func note(_ symbol: Int, side: Int8, value: Double) {
            guard lastEdition[symbol] != edition else { return }
            lastEdition[symbol] = edition
            list.append(Record(symbol: Int32(symbol), side: side, value: value))
        }
    }

    private var symbols = FlatArray<Symbol>(capacity: Basis.usualSymbolCount)
    /// By symbol; apart from the rest because they are read most.
    private var values = FlatArray<Double>(capacity: Basis.usualSymbolCount)
    /// By symbol: for a residual the constant of its constraint.
    private var constants = FlatArray<Double>(capacity: Basis.usualSymbolCount)
    private var vacant = FlatArray<Int32>()
    private var plans = Plans()
    private var journal = Journal()
    /// Basic symbols that may be on the wrong side.
    private var infeasible = Worklist()
    /// Basic residuals whose variables moved.
    private var stale = Worklist()
    private var basis = Basis()
    /// The basic residuals that pay a price.
    private(set) var violated = ViolatedLevels()
    private(set) var reported = ReportedValues()
    /// Cumulative number of exchanges of a column and a basic symbol.
    private(set) var pivotCount = 0

    /// How many variables all walks met.
    var visitCount: Int { basis.visitCount }
    /// The symbols that are in use or were.
    var symbolIndices: Range<Int> { symbols.indices }
    /// The number of terms of all constraints, together with the vacant ones.
    var termCount: Int { basis.termCount }
    /// The variables of all circles of equations, none for a circle that is gone.
    var blockMembers: [[Int32]] { basis.blockMembers }
    /// The number of terms in all plans.
    var plannedTermCount: Int { plans.termCount }
    /// True while a list of work has a mark without an entry, or a sum of a row or column is left behind.
    var hasStrayMarks: Bool {
        infeasible.hasStrayMarks || !stale.isEmpty || stale.hasStrayMarks || !basis.isClear
    }

    /// Makes room for so many symbols, some of them variables, and for so many terms.
    mutating func reserve(_ count: Int, variables: Int, terms: Int) {
        symbols.reserve(count)
        values.reserve(count)
        constants.reserve(count)
        basis.reserve(symbols: count, terms: terms)
        reported.reserve(variables: variables, symbols: count)
    }

    /// Makes a symbol of the role, as a column that nothing depends on, of value zero.
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

    /// Makes a new variable one that is at least zero.
    mutating func bound(_ variable: Int) {
        symbols[variable].below = .infinite
        symbols[variable].priority = Priority.required.rawValue
    }

    /// Gives a symbol back that no constraint mentions.
    ///
    /// It stays in the lists that name it: among those that may have changed, which may be many, until changes are taken,
    /// and among what is marked until the call ends.
    mutating func discard(_ symbol: Int) {
        if isVariable(symbol) { reported.show(0, ofVariable: Int(symbols[symbol].number)) }
        symbols[symbol].role = .vacant
        vacant.append(Int32(symbol))
    }

    @inline(__always) func symbol(_ symbol: Int) -> Symbol { symbols[symbol] }

    @inline(__always) func value(of symbol: Int) -> Double { values[symbol] }

    @inline(__always) func constant(of residual: Int) -> Double { constants[residual] }

    @inline(__always) func isVariable(_ symbol: Int) -> Bool { symbols[symbol].role == .variable }

    /// True for a variable that a constraint determines and for a residual that is not held.
    @inline(__always) func isBasic(_ symbol: Int) -> Bool { isVariable(symbol) == (partner(of: symbol) >= 0) }

    /// The partner of a symbol; negative without one.
    @inline(__always) func partner(of symbol: Int) -> Int { basis.partner(of: symbol) }

    /// The terms of a residual, good until a constraint is added or removed.
    @inline(__always) func terms(of residual: Int) -> FlatArray<ConstraintGraph.Term>.View { basis.terms(of: residual) }

    /// The number of terms of a symbol.
    @inline(__always) func termCount(of symbol: Int) -> Int { basis.termCount(of: symbol) }

    /// Sets a constant without computing what follows.
    mutating func setConstant(_ constant: Double, of residual: Int) { constants[residual] = constant }

    /// Sets a value without computing what follows.
    mutating func setValue(_ value: Double, of symbol: Int) { values[symbol] = value }
}

// Constraints, and what they cost.
extension BasicSolution {
    /// Adds the terms of a residual, which must not mention a variable twice, as a constraint that is met.
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

    /// Takes the terms of a basic residual out, and gives it back.
    mutating func remove(_ residual: Int) {
        basis.unlink(residual)
        discard(residual)
    }

    /// Makes a residual cost nothing on either side.
    mutating func free(_ residual: Int) {
        setSide(0, of: residual)
        symbols[residual].above = .nothing
        symbols[residual].below = .nothing
    }

    /// Sets which price a symbol pays.
    mutating func setSide(_ side: Int8, of symbol: Int) {
        guard symbols[symbol].side != side else { return }
        record(symbol)
        leaveLevel(symbol)
        symbols[symbol].side = side
        joinLevel(symbol)
    }

    /// Moves a residual to another level.
    mutating func setPriority(_ priority: Float, of residual: Int) {
        leaveLevel(residual)
        symbols[residual].priority = priority
        joinLevel(residual)
    }

    /// Assumes, as long as its value is not known, that a new constraint is met.
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

// Rows, columns and pivots.
extension BasicSolution {
    /// The row of a basic symbol, which writes it as a sum of columns; good until the next row is computed.
    mutating func row(of symbol: Int) -> Basis.Row { basis.row(of: symbol, isVariable: isVariable(symbol)) }

    /// The sum of what basic residuals pay as a sum of columns; good until the next row is computed.
    mutating func row(ofSum residuals: [Int32]) -> Basis.Row { basis.row(ofSum: residuals, symbols.view) }

    /// What moves with a column, per unit; good until the next column is computed.
    mutating func column(of symbol: Int) -> Basis.Column { basis.column(of: symbol, isVariable: isVariable(symbol)) }

    /// Holds a basic symbol in place of a column, without moving anything.
    ///
    /// The symbol is set to exactly zero; the variables that follow from it must be computed if it was not. An entering
    /// symbol pays from now on for the side to which it moves.
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

    /// Holds a symbol in place of a column, which moves as far as that takes.
    mutating func enter(_ column: Int, rising: Bool, leaving symbol: Int) {
        exchange(entering: column, rising: rising, leaving: symbol)
        guard isVariable(symbol) else { return recompute(from: partner(of: symbol)) }
        basis.collectBasicResiduals(mentioning: symbol, into: &stale)
        recompute(from: symbol)
    }

    /// Holds a new residual by a variable that nothing else mentions, so that nothing else moves.
    mutating func enterAlone(_ variable: Int, leaving residual: Int) {
        basis.pair(residual, with: variable)
        if !symbols[variable].isFree { setSide(1, of: variable) }
        pivotCount += 1
        recomputeAlone(variable)
    }

    /// Lets go of a held residual, where everything is.
    mutating func release(_ residual: Int) { basis.release(residual) }
}

// The journal of a change that may be refused.
extension BasicSolution {
    /// Begins to note how everything was.
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

    /// Takes back every exchange since the journal was opened and restores values and sides to the last bit.
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

// Values from the equations that determine them.
extension BasicSolution {
    /// Computes a variable and everything that depends on it, and finds the residuals that are on the wrong side now.
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

    /// Computes a variable that its own equation alone mentions.
    private mutating func recomputeAlone(_ variable: Int) {
        basis.countVisit()
        _ = assign(solution(for: variable), to: variable)
    }

    /// What the partner of a variable says it is.
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
        // Most coefficients are one, and a division takes longer than everything before it.
        return own == 1 ? sum : sum / own
    }

    /// Solves a circle of equations, and once more for the error that is left.
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

    /// Gives a variable a value, and marks the basic residuals that mention it as stale if that is asked for.
    private mutating func set(_ variable: Int, to value: Double, marking: Bool) {
        if assign(value, to: variable), marking { basis.collectBasicResiduals(mentioning: variable, into: &stale) }
    }

    /// Gives a variable a value; false if it had it.
    @inline(__always) private mutating func assign(_ value: Double, to variable: Int) -> Bool {
        guard values[variable] != value else { return false }
        record(variable)
        values[variable] = value
        reported.show(value, ofVariable: Int(symbols[variable].number))
        reported.touch(variable)
        if value < 0 { checkBound(of: variable) }
        return true
    }

    /// Lists a variable that is below zero, if it is one that must not be.
    private mutating func checkBound(of variable: Int) {
        if symbols[variable].side > 0, !isFeasible(variable) { infeasible.insert(variable) }
    }

    /// Computes the value of a basic residual from its variables, and lists it if it is on the wrong side.
    private mutating func measure(_ residual: Int) {
        record(residual)
        values[residual] = computedResidual(residual)
        if !isFeasible(residual) { infeasible.insert(residual) }
    }

    /// True when a basic symbol is on the side whose price is being paid.
    mutating func isFeasible(_ basic: Int) -> Bool {
        let symbol = symbols[basic], value = values[basic]
        // How large the numbers are that it is the difference of matters next to zero only.
        if symbol.isFeasible(value, slack: 0) || symbol.isFree { return true }
        return symbol.isFeasible(value, slack: Tolerance.residual * magnitude(of: basic))
    }

    /// True when a required constraint, or a basic variable under zero, is off by no more than is tolerated.
    mutating func isTolerable(_ basic: Int) -> Bool {
        abs(values[basic]) <= max(Tolerance.required, Tolerance.residual * magnitude(of: basic))
    }

    /// The size of the largest number that the value of a basic symbol comes from, at least 1.
    private mutating func magnitude(of basic: Int) -> Double {
        evaluate(isVariable(basic) ? partner(of: basic) : basic).magnitude
    }

    /// Left side minus constant.
    @inline(__always) private mutating func computedResidual(_ residual: Int) -> Double {
        var value = -constants[residual]
        let terms = terms(of: residual)
        for index in terms.indices { value += terms[index].coefficient * values[Int(terms[index].variable)] }
        return value
    }

    /// Left side minus constant, and the size of the largest number in it, at least 1.
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

    /// True while basic symbols may be on the wrong side.
    var hasInfeasible: Bool { @inline(__always) get { !infeasible.isEmpty } }

    /// Takes the symbol that was listed last as being on the wrong side, or else the one with the lowest number.
    mutating func popInfeasible(lowest: Bool) -> Int? { infeasible.pop(lowest: lowest) }

    mutating func forgetInfeasible() { infeasible.removeAll() }

    /// Lists the variables that changed since changes were last taken.
    @inline(__always) mutating func beginReport() -> Range<Int> { reported.beginReport(symbols.view, values.view) }

    /// Ends the report of these changes.
    mutating func endReport(_ places: Range<Int>) { reported.endReport(places) }
}

// Following a constant that changes again and again, as in an animation.
extension BasicSolution {
    /// Computes a variable whose equation got another constant, and all that depends on it.
    private mutating func follow(from variable: Int) {
        switch plans.nextAction(for: variable, version: basis.version, constraintTermCount: termCount) {
        case .carryOut(let plan): carryOut(plan)
        case .write: carryOut(writePlan(for: variable))
        case .walk: recompute(from: variable)
        }
    }

    /// Gives a residual another constant, and computes what follows.
    mutating func changeConstant(_ constant: Double, of residual: Int) {
        constants[residual] = constant
        if isBasic(residual) { measure(residual) } else { follow(from: partner(of: residual)) }
    }

    /// Gives a held residual another constant, if there is a plan for what follows; false if there is none.
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

    /// Records even what will not move: it is a change that may be refused, and being undone does no harm.
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

    /// Writes down what the walk from a variable finds.
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

    /// Each basic residual that mentions the variable, unless another variable of the plan mentioned it before.
    private mutating func writeChecks(for variable: Int) {
        let known = stale.count
        basis.collectBasicResiduals(mentioning: variable, into: &stale)
        for place in known..<stale.count { plans.addCheck(stale[place], terms(of: stale[place])) }
    }
}

// Variables that rest and may move without anything being paid.
extension BasicSolution {
    /// Of the residual's own variables one that rests, that none of the others depends on, and that may take any value, or
    /// the one that would bring the residual to zero if that is asked for.
    ///
    /// Its coefficient in the residual's row is then the one in the constraint, so that no row has to be computed.
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

    /// True for a bounded variable that its residual alone mentions, so that moving it costs nothing, if it has to rise.
    private mutating func canAloneSolve(_ term: ConstraintGraph.Term) -> Bool {
        // A residual that pays makes the variable pay too.
        guard termCount(of: Int(term.variable)) == 1, symbol(Int(term.residual)).gradient == 0 else { return false }
        let value = evaluate(Int(term.residual)).value
        return term.coefficient > 0 ? value <= 0 : value >= 0
    }

    /// The free column of a row whose exchange disturbs least.
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

    /// Prefers numerical safety, then what fewer constraints mention.
    @inline(__always) private func isFreer(_ entry: Basis.Entry, than other: Basis.Entry) -> Bool {
        let size = abs(entry.coefficient), otherSize = abs(other.coefficient)
        if size > 10 * otherSize || otherSize > 10 * size { return size > otherSize }
        return termCount(of: Int(entry.symbol)) < termCount(of: Int(other.symbol))
    }
}
