/// The optimiser: keeps the solution optimal while constraints come and go.
///
/// The residual of a constraint is its left side minus its constant. A residual pays a price while its constraint is
/// violated. An optimal solution has the lowest possible price at the highest priority level. Among all solutions with
/// this price, it has the lowest price at the next level, and so on. Three invariants hold between calls, and
/// `InvariantCheck` checks them:
/// - Every residual outside the basis is held at exactly zero.
/// - Every basic residual is at zero or on the side of zero that its `side` names, and pays the price of that side.
/// - No move of a column (a symbol outside the basis) lowers the total price.
struct Simplex: ~Copyable {
    /// A point on a column's way at which a basic symbol reaches zero.
    ///
    /// The column has then moved by `step`. Beyond this point, the symbol has another price per unit.
    private struct Breakpoint {
        var step: Double
        var symbol: Int
        /// The change of the residual per unit of `step`.
        var rate: Double
        /// The increase of the symbol's price per unit beyond zero.
        ///
        /// The value is infinite if the symbol must not pass zero.
        var jump: Double
    }

    private enum Repair {
        /// The residual stays on the wrong side of zero and pays the price of that side.
        case flip
        case exchange(column: Int, rising: Bool)
        case impossible
    }

    var solution = BasicSolution()
    var pricing = Pricing()
    private var enteringCandidates = Worklist()
    private var breakpoints: [Breakpoint] = []
    /// The number of unfinished repairs, which stays zero in a solver without faults.
    private var stallCount = 0

    private var stepLimit: Int { 2000 + 100 * solution.symbolIndices.count }
    /// The number of pivots after which a repair uses Bland's rule, which excludes cycles.
    private var patience: Int { 50 + 4 * solution.symbolIndices.count }

    mutating func settle() {
        guard solution.hasInfeasible || !enteringCandidates.isEmpty else { return }
        var rounds = 0
        while solution.hasInfeasible || !enteringCandidates.isEmpty, rounds < 8 {
            restoreOptimality()
            _ = restoreFeasibility()
            rounds += 1
        }
        if rounds == 8 { stallCount += 1 }
        solution.forgetInfeasible()
        enteringCandidates.removeAll()
    }

    mutating func rollBack() {
        solution.rollBack()
        enteringCandidates.removeAll()
    }

    mutating func violations() -> [String] {
        var check = InvariantCheck()
        check.check(&solution, &pricing)
        if solution.hasInfeasible || !enteringCandidates.isEmpty { check.report("work is left undone") }
        if solution.hasStrayMarks || enteringCandidates.hasStrayMarks { check.report("a mark or sum was left behind") }
        if stallCount > 0 { check.report("a repair gave up \(stallCount) times") }
        return check.findings
    }

    private mutating func markColumns(inRowOf symbol: Int) {
        let row = solution.row(of: symbol)
        for index in row.indices { enteringCandidates.insert(Int(row[index].symbol)) }
    }
}

extension Simplex {
    /// Adds the residual of a constraint, and repairs the basis.
    ///
    /// The definition must mention each variable at most once. For a required constraint, the journal records former
    /// values for `rollBack`. If required constraints conflict, the function returns a residual for `conflict(of:)`.
    /// The caller must then call `rollBack` and `dropUnsolved`.
    mutating func install(
        _ residual: Int, _ definition: borrowing FlatArray<Basis.Entry>, _ relation: Relation, _ constant: Double,
        _ priority: Priority
    ) -> Int? {
        solution.define(residual, definition, relation, constant, priority)
        if let (variable, isOwn) = settlingVariable(for: residual, relation) {
            if isOwn, solution.termCount(of: variable) == 1 {
                solution.enterAlone(variable, leaving: residual)
                return nil
            }
            if priority.isRequired { solution.openJournal() }
            solution.enter(variable, rising: true, leaving: residual)
        } else {
            solution.assumeMet(residual, relation)
            if !solution.hasInfeasible { return nil }
            if priority.isRequired { solution.openJournal() }
        }
        return solution.hasInfeasible ? restoreFeasibility() : nil
    }

    /// Returns a variable that gets its value from the new constraint (rule B35).
    ///
    /// No earlier constraint determines this variable. A position is a variable that can have any value, and a size is
    /// a variable that is at least zero. The first relation that mentions an undetermined position holds with equality.
    /// This also applies to an inequality that already holds. An undetermined size takes a value from an equation, but
    /// not from an inequality.
    private mutating func settlingVariable(
        for residual: Int, _ relation: Relation
    ) -> (variable: Int, isOwn: Bool)? {
        if let term = solution.freeTerm(of: residual, orBounded: relation == .equal) { return (Int(term.symbol), true) }
        guard relation != .equal, mayDependOnFree(residual) else { return nil }
        return solution.freeEntry(of: solution.row(of: residual)).map { (Int($0.symbol), false) }
    }

    /// Returns whether a residual's row may contain a column without bounds.
    ///
    /// A position is a variable that can have any value, and a size is a variable that is at least zero. The result is
    /// false if the residual mentions no position. The result is also false if each variable is an undetermined size or
    /// is alone in its equation. If the result is false, the row need not be computed.
    @inline(__always) private func mayDependOnFree(_ residual: Int) -> Bool {
        let terms = solution.terms(of: residual)
        var mentionsFree = false, leadsOn = false
        for index in terms.indices {
            let variable = Int(terms[index].variable), isFree = solution.symbol(variable).isFree
            let equation = solution.partner(of: variable)
            let isAlone = equation >= 0 && solution.termCount(of: equation) == 1 && !solution.symbol(equation).isFree
            mentionsFree = mentionsFree || isFree
            leadsOn = leadsOn || !isAlone && (isFree || equation >= 0)
        }
        return mentionsFree && leadsOn
    }

    mutating func dropUnsolved(_ residual: Int) {
        solution.setSide(0, of: residual)
        solution.remove(residual)
    }

    /// Removes a constraint's residual, and moves the solution to the better values that the constraint prevented.
    mutating func drop(_ residual: Int) {
        if !solution.isBasic(residual) {
            enteringCandidates.insert(residual)
        } else if solution.symbol(residual).gradient != 0 {
            markColumns(inRowOf: residual)
        }
        solution.free(residual)
        restoreOptimality()
        if !solution.isBasic(residual) { letGo(of: residual) }
        solution.remove(residual)
    }

    /// Makes the residual of a removed constraint basic, so that the residual can have any value.
    ///
    /// The residual moves, and other symbols move with it, until one of these symbols reaches a bound. If no symbol has
    /// a bound, all symbols keep their values. A size (a variable that is at least zero) falls to zero before a
    /// position changes. If several constraints could stop the move, the constraint that was added first stops the move
    /// (rule B35).
    private mutating func letGo(of residual: Int) {
        guard let (stop, rising) = stop(of: residual) else { return solution.release(residual) }
        solution.enter(residual, rising: rising, leaving: stop)
        _ = restoreFeasibility()
    }

    private mutating func stop(of column: Int) -> (symbol: Int, rising: Bool)? {
        var best: (symbol: Int, rising: Bool)?
        for rising in [false, true] {
            collectBreakpoints(column, rising: rising, blandsRule: false)
            guard let point = breakpoints.first(where: { $0.jump > 0 }) else { continue }
            if let best, !comesFirst(point.symbol, before: best.symbol) { continue }
            best = (point.symbol, rising)
        }
        return best
    }

    /// Returns whether one symbol stops a move before another symbol.
    ///
    /// Sizes, which are variables of at least zero, come before constraints. Among sizes the latest size comes first.
    /// Among constraints the earliest constraint comes first.
    private func comesFirst(_ symbol: Int, before other: Int) -> Bool {
        let isSize = solution.isVariable(symbol), isOtherSize = solution.isVariable(other)
        guard isSize == isOtherSize else { return isSize }
        let number = solution.symbol(symbol).number, otherNumber = solution.symbol(other).number
        return isSize ? number > otherNumber : number < otherNumber
    }

    /// Changes a constant; if required constraints conflict, returns a residual for `conflict(of:)`.
    mutating func setConstant(_ constant: Double, of residual: Int) -> Int? {
        solution.changeConstant(constant, of: residual)
        return solution.hasInfeasible ? restoreFeasibility() : nil
    }

    mutating func followPlan(constant: Double, of residual: Int) -> Bool {
        guard solution.followPlan(constant: constant, of: residual) else { return false }
        if solution.hasInfeasible {
            _ = restoreFeasibility()
            settle()
        }
        return true
    }

    mutating func setPriority(_ priority: Float, of residual: Int) {
        let isPaying = solution.symbol(residual).gradient != 0
        solution.setPriority(priority, of: residual)
        if !solution.isBasic(residual) {
            enteringCandidates.insert(residual)
        } else if isPaying {
            markColumns(inRowOf: residual)
        }
        restoreOptimality()
    }

    /// Returns the constraints that contradict each other.
    ///
    /// A variable at its lower bound of zero may be involved, but it is left out because a bound is not a constraint.
    mutating func conflict(of symbol: Int) -> [Int] {
        let entries = solution.row(of: symbol).elements.filter { abs($0.coefficient) > Tolerance.pivot }
        let members = [symbol] + entries.map { Int($0.symbol) }
        return members.filter { !solution.isVariable($0) }
    }
}

// The dual simplex brings residuals back from the wrong side of zero. Meanwhile the solution stays optimal: no move of
// a column would lower the total price.
extension Simplex {
    /// If a repair is impossible, the function returns the residual.
    private mutating func restoreFeasibility() -> Int? {
        let end = solution.pivotCount + patience
        var steps = 0
        while let residual = solution.popInfeasible(lowest: solution.pivotCount > end) {
            guard !solution.isFeasible(residual), solution.isBasic(residual) else { continue }
            steps += 1
            guard steps <= stepLimit else { break }
            let mustRise = solution.value(of: residual) < 0
            switch repair(residual, mustRise: mustRise, blandsRule: solution.pivotCount > end) {
            case .flip:
                solution.setSide(mustRise ? -1 : 1, of: residual)
            case .exchange(let column, let rising):
                solution.enter(column, rising: rising, leaving: residual)
            case .impossible:
                if !solution.isTolerable(residual) { return residual }
            }
        }
        if steps > stepLimit { stallCount += 1 }
        return nil
    }

    private mutating func repair(_ residual: Int, mustRise: Bool, blandsRule: Bool) -> Repair {
        if !blandsRule, !solution.isVariable(residual),
            let entry = solution.freeTerm(of: residual) ?? solution.mentionedFreeEntry(ofRowOf: residual)
        {
            return exchange(with: entry, mustRise: mustRise)
        }
        let row = solution.row(of: residual)
        if !blandsRule, let entry = solution.freeEntry(of: row) { return exchange(with: entry, mustRise: mustRise) }
        let symbol = solution.symbol(residual), flipCost = symbol.jump(rising: !mustRise)
        let cheapest = pricing.cheapestEntry(of: row, mustRise: mustRise, blandsRule: blandsRule, in: &solution)
        guard let entry = cheapest else {
            return flipCost.isFinite ? .flip : .impossible
        }
        if flipCost.isFinite, pricing.isFlipCheaper(flipCost, of: symbol, in: &solution) { return .flip }
        return exchange(with: entry, mustRise: mustRise)
    }

    private func exchange(with entry: Basis.Entry, mustRise: Bool) -> Repair {
        .exchange(column: Int(entry.symbol), rising: (entry.coefficient > 0) == mustRise)
    }
}

// The primal simplex moves columns to lower the total price. Meanwhile no residual lies on the wrong side of zero, that
// is, opposite to its `side`.
extension Simplex {
    private mutating func restoreOptimality() {
        let start = solution.pivotCount, limit = start + stepLimit, end = start + patience
        while true {
            let blandsRule = solution.pivotCount > end
            if enteringCandidates.count > pricing.fewColumns, !solution.violated.isEmpty, !blandsRule {
                sortCandidates()
            }
            guard let column = enteringCandidates.pop(lowest: blandsRule) else { break }
            guard solution.symbol(column).role != .vacant, !solution.isBasic(column) else { continue }
            guard solution.pivotCount < limit else { break }
            if pricing.price(column, rising: true, in: &solution), pricing.isImproving {
                improve(column, rising: true, blandsRule: blandsRule)
            } else if pricing.price(column, rising: false, in: &solution), pricing.isImproving {
                improve(column, rising: false, blandsRule: blandsRule)
            }
        }
        if solution.pivotCount >= limit { stallCount += 1 }
    }

    /// Finds a candidate that can lower the total price, and puts the candidate at the end of the list.
    ///
    /// If no candidate can lower the total price, the list becomes empty.
    private mutating func sortCandidates() {
        let column = pricing.improvingColumn(among: &enteringCandidates, in: &solution)
        guard let column, enteringCandidates.moveToEnd(column) else { return enteringCandidates.removeAll() }
    }

    /// Moves a column for as long as the total price falls.
    ///
    /// The move ends at a breakpoint, where a basic symbol reaches zero and its price per unit changes.
    private mutating func improve(_ column: Int, rising: Bool, blandsRule: Bool) {
        collectBreakpoints(column, rising: rising, blandsRule: blandsRule)
        for index in breakpoints.indices {
            let point = breakpoints[index]
            if point.jump.isFinite, !blandsRule {
                pricing.add(point.jump * abs(point.rate), of: solution.symbol(point.symbol))
                if pricing.isImproving { continue }
            }
            for passed in breakpoints.prefix(index) { solution.setSide(passed.rate > 0 ? 1 : -1, of: passed.symbol) }
            solution.enter(column, rising: rising, leaving: point.symbol)
            markColumns(inRowOf: column)
            for passed in breakpoints.prefix(index) { markColumns(inRowOf: passed.symbol) }
            return
        }
    }

    private mutating func collectBreakpoints(_ column: Int, rising: Bool, blandsRule: Bool) {
        breakpoints.removeAll(keepingCapacity: true)
        let (variables, residuals) = solution.column(of: column)
        for index in variables.indices where Int(variables[index].symbol) != column {
            appendBreakpoint(of: variables[index], rising: rising)
        }
        for index in residuals.indices { appendBreakpoint(of: residuals[index], rising: rising) }
        breakpoints.sort { left, right in
            if left.step != right.step { return left.step < right.step }
            if blandsRule { return left.symbol < right.symbol }
            if abs(left.rate) != abs(right.rate) { return abs(left.rate) > abs(right.rate) }
            return left.symbol < right.symbol
        }
    }

    private mutating func appendBreakpoint(of entry: Basis.Entry, rising: Bool) {
        let rate = rising ? entry.coefficient : -entry.coefficient
        guard abs(rate) > Tolerance.pivot, let point = breakpoint(of: Int(entry.symbol), rate: rate) else { return }
        breakpoints.append(point)
    }

    /// Returns nil if the symbol moves away from zero, or has no price on either side of zero.
    private mutating func breakpoint(of basic: Int, rate: Double) -> Breakpoint? {
        let symbol = solution.symbol(basic)
        guard !symbol.isFree, symbol.side == 0 || (symbol.side > 0) != (rate > 0) else { return nil }
        let step = symbol.side == 0 ? 0 : max(0, -solution.value(of: basic) / rate)
        return Breakpoint(step: step, symbol: basic, rate: rate, jump: symbol.jump(rising: rate > 0))
    }
}

// The test whether a variable could have another value in an equally good solution.
extension Simplex {
    /// Returns false if the variable can take another value at the same price on every level.
    ///
    /// The test may exchange symbols of the basis, but all values and prices stay the same.
    mutating func isUnique(_ variable: Int) -> Bool {
        !canMove(variable, up: true) && !canMove(variable, up: false)
    }

    private mutating func canMove(_ variable: Int, up: Bool) -> Bool {
        // Bland's rule excludes cycles, so the limit on the steps guards only against rounding errors.
        for _ in 0..<(100 + 20 * solution.symbolIndices.count) {
            guard let (column, rising) = gratisColumn(for: variable, up: up) else { return false }
            collectBreakpoints(column, rising: rising, blandsRule: true)
            guard let stop = breakpoints.first(where: { $0.jump > 0 }) else { return true }
            if stop.step > Tolerance.residual * 10 { return true }
            solution.exchange(entering: column, rising: rising, leaving: stop.symbol)
        }
        return false
    }

    /// Returns the first column that moves the variable in a direction without raising the total price.
    private mutating func gratisColumn(for variable: Int, up: Bool) -> (column: Int, rising: Bool)? {
        guard solution.isBasic(variable) else {
            return pricing.price(variable, rising: up, in: &solution) && pricing.isGratis ? (variable, up) : nil
        }
        var best: (column: Int, rising: Bool)?
        let row = solution.row(of: variable)
        for index in row.indices {
            let entry = row[index]
            let column = Int(entry.symbol), rising = (entry.coefficient > 0) == up
            guard abs(entry.coefficient) > Tolerance.pivot, column < best?.column ?? Int.max else { continue }
            if pricing.price(column, rising: rising, in: &solution), pricing.isGratis { best = (column, rising) }
        }
        return best
    }
}
