/// Computes the cost of moving a column, and finds the cheapest of several columns.
///
/// The cost of one column depends on all symbols that move with it, up to half of a screen's symbols. For many columns,
/// it takes less work to read rows, because one row gives the sum of all violations at a priority level. If several
/// columns have equal sums, their costs are compared for one constraint after the other.
struct Pricing: ~Copyable {
    private struct Candidate {
        var column: Int32
        /// The change of the symbol on the wrong side of zero when the column rises by 1.
        ///
        /// The value is 1 if no symbol has to be brought back to its side of zero.
        var coefficient: Double
        var isRising: Bool
        /// The column's own price, per unit of the symbol that must move.
        var ownCost: Double
        /// Zero if the column costs nothing.
        var priority: Float
        var number: Int32
        /// The number of the comparison to which `amount` belongs; in all other comparisons the amount is zero.
        var comparison = 0
        var amount = 0.0
        var isDropped = false

        var factor: Double { 1 / abs(coefficient) }
        var entry: Basis.Entry { Basis.Entry(symbol: column, coefficient: coefficient) }
    }

    /// A column with a price of its own.
    private struct Owner {
        var column: Int32
        var number: Int32
    }

    private enum Goal {
        case cheapest
        /// From the highest level down, the first amount that is not zero must be negative.
        case improving

        var fewest: Int { self == .cheapest ? 1 : 0 }
    }

    private var cost = ReducedCost()
    private var leastCost = ReducedCost()
    /// The result of the latest search for the cheapest candidate.
    private var cheapest: Candidate?
    /// Whether `leastCost` is the cost of `cheapest`.
    private var knowsLeastCost = false
    private var candidates: [Candidate] = []
    /// The remaining candidates with a price of their own at the present level, in the order in which their constraints
    /// were added.
    private var owners: [Owner] = []
    private var remainingCount = 0
    /// For a candidate's column, the index of its first candidate; meaningless for other symbols.
    private var places = FlatArray<Int32>()
    private var comparison = 0
    /// The indices of the candidates that have an amount in the present comparison.
    private var concerned: [Int] = []
    /// The number of computed amounts, which measures the work of comparisons independently of time.
    private(set) var amountCount = 0
    /// Up to this number of columns, each column is priced on its own.
    var fewColumns = 4

    var isImproving: Bool { cost.sign < 0 }
    /// Whether the move in the last call of `price` costs nothing or lowers the total price.
    var isGratis: Bool { cost.sign <= 0 }

    /// Computes the cost of moving a column; returns false for a forbidden direction.
    ///
    /// The column's own priority may be above all violated constraints. Its own price then decides every comparison,
    /// and the method leaves out the costs at lower levels.
    mutating func price(_ column: Int, rising: Bool, in solution: inout BasicSolution) -> Bool {
        cost.reset()
        let symbol = solution.symbol(column), own = (rising ? symbol.above : symbol.below).price
        guard own.isFinite else { return false }
        if own != 0 { cost.append(own, of: symbol) }
        if solution.violated.isEmpty || own != 0 && symbol.priority > solution.violated.highest { return true }
        let residuals = solution.column(of: column).residuals, sign = rising ? 1.0 : -1.0
        for index in residuals.indices {
            let entry = residuals[index], residual = solution.symbol(Int(entry.symbol))
            guard residual.gradient != 0 else { continue }
            cost.append(sign * residual.gradient * entry.coefficient, of: residual)
        }
        cost.sort()
        return true
    }

    /// Adds an extra cost that begins at a breakpoint.
    ///
    /// At a breakpoint, a symbol reaches zero. Beyond the breakpoint, the symbol has another price per unit.
    mutating func add(_ amount: Double, of symbol: Symbol) { cost.add(amount, of: symbol) }
}

extension Pricing {
    mutating func cheapestEntry(
        of row: Basis.Row, mustRise: Bool, blandsRule: Bool, in solution: inout BasicSolution
    ) -> Basis.Entry? {
        candidates.removeAll(keepingCapacity: true)
        for index in row.indices {
            let entry = row[index]
            guard abs(entry.coefficient) > Tolerance.pivot else { continue }
            addCandidate(entry, rising: (entry.coefficient > 0) == mustRise, in: solution.symbol(Int(entry.symbol)))
        }
        knowsLeastCost = candidates.count > 1 && candidates.count <= fewColumns
        if candidates.count > fewColumns { sift(for: .cheapest, in: &solution) }
        cheapest = nil
        for index in candidates.indices {
            let candidate = candidates[index]
            if knowsLeastCost { _ = price(Int(candidate.column), rising: candidate.isRising, in: &solution) }
            if let cheapest {
                let order = knowsLeastCost ? ReducedCost.compare(cost, candidate.factor, leastCost, cheapest.factor) : 0
                guard order < 0 || order == 0 && isBetter(candidate.entry, than: cheapest.entry, blandsRule: blandsRule)
                else { continue }
            }
            cheapest = candidate
            if knowsLeastCost { swap(&cost, &leastCost) }
        }
        return cheapest?.entry
    }

    /// Returns whether a flip of a symbol costs no more than a move of the cheapest column.
    ///
    /// A flip leaves the symbol on the wrong side of zero, where the symbol pays a price.
    mutating func isFlipCheaper(_ flipCost: Double, of symbol: Symbol, in solution: inout BasicSolution) -> Bool {
        guard let cheapest else { return true }
        if !knowsLeastCost {
            _ = price(Int(cheapest.column), rising: cheapest.isRising, in: &solution)
            swap(&cost, &leastCost)
        }
        cost.reset()
        cost.append(flipCost, of: symbol)
        return ReducedCost.compare(cost, 1, leastCost, cheapest.factor) <= 0
    }

    mutating func improvingColumn(among columns: inout Worklist, in solution: inout BasicSolution) -> Int? {
        candidates.removeAll(keepingCapacity: true)
        for index in columns.indices {
            let column = columns[index], symbol = solution.symbol(column)
            guard symbol.role != .vacant, !solution.isBasic(column) else { continue }
            let entry = Basis.Entry(symbol: Int32(column), coefficient: 1)
            addCandidate(entry, rising: true, in: symbol)
            addCandidate(entry, rising: false, in: symbol)
        }
        sift(for: .improving, in: &solution)
        return candidates.first.map { Int($0.column) }
    }

    /// Returns whether an entry is the better choice for a pivot.
    ///
    /// A much larger coefficient is better, because it is numerically safer. Between similar coefficients, the entry
    /// with the lower symbol number is better. Under Bland's rule, only the symbol number decides.
    private func isBetter(_ entry: Basis.Entry, than best: Basis.Entry, blandsRule: Bool) -> Bool {
        let size = abs(entry.coefficient), bestSize = abs(best.coefficient)
        if !blandsRule, size > 10 * bestSize || bestSize > 10 * size { return size > bestSize }
        return entry.symbol < best.symbol
    }

    private mutating func addCandidate(_ entry: Basis.Entry, rising: Bool, in symbol: Symbol) {
        let own = rising ? symbol.above : symbol.below
        guard own != .infinite else { return }
        candidates.append(
            Candidate(
                column: entry.symbol, coefficient: entry.coefficient, isRising: rising,
                ownCost: own.price / abs(entry.coefficient), priority: own == .nothing ? 0 : symbol.priority,
                number: symbol.number))
    }
}

// Most rows of violated constraints contain few candidates. A comparison visits only these, because the amounts of all
// others are zero.
extension Pricing {
    /// Removes candidates by comparing their costs, level by level.
    ///
    /// Each level compares the sums first. Then it compares the price of each residual, in the order in which the
    /// constraints were added. If the goal is an improving candidate, at most one candidate remains.
    private mutating func sift(for goal: Goal, in solution: inout BasicSolution) {
        places.extend(to: solution.symbolIndices.count, with: 0)
        enterPlaces()
        var level = Float.infinity, isDecided = false
        while !isDecided, let next = highestLevel(below: level, in: solution) {
            isDecided = sift(level: next, for: goal, in: &solution)
            level = next
        }
        candidates.removeAll { $0.isDropped || goal == .improving && !isDecided }
    }

    private mutating func enterPlaces() {
        remainingCount = candidates.count
        for index in candidates.indices.reversed() { places[Int(candidates[index].column)] = Int32(index) }
    }

    private func highestLevel(below limit: Float, in solution: borrowing BasicSolution) -> Float? {
        var highest = solution.violated.highestPriority(below: limit)
        for index in candidates.indices where candidates[index].priority < limit && !candidates[index].isDropped {
            highest = max(highest, candidates[index].priority)
        }
        return highest > 0 ? highest : nil
    }

    /// Compares the costs at one level, and returns whether the search is decided.
    private mutating func sift(level: Float, for goal: Goal, in solution: inout BasicSolution) -> Bool {
        var members = solution.violated.members(at: level)
        if members.count > 1 {
            members.sort { solution.symbol(Int($0)).number < solution.symbol(Int($1)).number }
        }
        beginComparison()
        for index in candidates.indices where candidates[index].priority == level {
            add(candidates[index].ownCost, to: index)
        }
        if !members.isEmpty { add(solution.row(ofSum: members), times: 1) }
        if dropWorse(for: goal) { return true }
        collectOwners(at: level)
        // The sum adds the prices of all violated constraints of this level. If only one constraint is violated, its
        // own price equals the sum. The comparison of this level is then complete.
        if members.count == 1, owners.isEmpty { return false }
        var next = 0
        for residual in members {
            let symbol = solution.symbol(Int(residual))
            while next < owners.count, owners[next].number < symbol.number {
                if drop(owners[next], at: level, for: goal) { return true }
                next += 1
            }
            beginComparison()
            add(solution.row(of: Int(residual)), times: symbol.gradient)
            if dropWorse(for: goal) { return true }
        }
        for index in next..<owners.count where drop(owners[index], at: level, for: goal) { return true }
        return false
    }

    private mutating func collectOwners(at level: Float) {
        owners.removeAll(keepingCapacity: true)
        for index in candidates.indices where candidates[index].priority == level && !candidates[index].isDropped {
            owners.append(Owner(column: candidates[index].column, number: candidates[index].number))
        }
        if owners.count > 1 { owners.sort { $0.number < $1.number } }
    }

    private mutating func beginComparison() {
        comparison += 1
        concerned.removeAll(keepingCapacity: true)
    }

    /// The places of a column's candidates, which may be dropped already.
    @inline(__always) private func places(of column: Int32) -> Range<Int> {
        let start = Int(places[Int(column)])
        var end = start
        while end < candidates.count, candidates[end].column == column { end += 1 }
        return start..<end
    }

    private mutating func add(_ row: Basis.Row, times gradient: Double) {
        for index in row.indices {
            let entry = row[index]
            for index in places(of: entry.symbol) {
                let rate = entry.coefficient * candidates[index].factor
                add(candidates[index].isRising ? gradient * rate : -gradient * rate, to: index)
            }
        }
    }

    @inline(__always) private mutating func add(_ amount: Double, to index: Int) {
        guard !candidates[index].isDropped else { return }
        amountCount += 1
        if candidates[index].comparison != comparison {
            candidates[index].comparison = comparison
            candidates[index].amount = 0
            concerned.append(index)
        }
        candidates[index].amount += amount
    }

    private mutating func drop(_ index: Int) {
        guard !candidates[index].isDropped else { return }
        candidates[index].isDropped = true
        remainingCount -= 1
    }

    /// Removes a column with a price of its own, because a move of the column would violate its constraint.
    ///
    /// A search for the cheapest candidate must keep one candidate. The method returns whether the search is decided.
    private mutating func drop(_ owner: Owner, at level: Float, for goal: Goal) -> Bool {
        for index in places(of: owner.column)
        where candidates[index].priority == level && remainingCount > goal.fewest { drop(index) }
        return remainingCount <= goal.fewest
    }

    /// Removes the candidates with higher costs, and returns whether the search is decided.
    private mutating func dropWorse(for goal: Goal) -> Bool {
        switch goal {
        case .cheapest:
            var least = concerned.count < remainingCount ? 0 : Double.infinity
            for index in concerned { least = min(least, candidates[index].amount) }
            for index in concerned where ReducedCost.isLess(least, than: candidates[index].amount) { drop(index) }
            if ReducedCost.isLess(least, than: 0), concerned.count < candidates.count {
                let comparison = comparison
                keep { $0.comparison == comparison && !$0.isDropped }
            }
        case .improving:
            var winner: Int?
            for index in concerned where ReducedCost.isLess(candidates[index].amount, than: 0) {
                winner = min(index, winner ?? index)
            }
            if let winner {
                candidates[0] = candidates[winner]
                candidates.removeLast(candidates.count - 1)
                return true
            }
            for index in concerned where ReducedCost.isLess(0, than: candidates[index].amount) { drop(index) }
        }
        return remainingCount <= goal.fewest
    }

    private mutating func keep(where isKept: (Candidate) -> Bool) {
        candidates.removeAll { !isKept($0) }
        enterPlaces()
    }
}

/// The cost of moving a column, as a list of amounts at priority levels.
///
/// A higher priority level decides before all lower levels. Within a level, the sum of the amounts decides first. If
/// the sums are equal, single amounts decide in the order in which the constraints were added. So the earlier of two
/// equal constraints takes precedence (rule B23).
private struct ReducedCost {
    private struct Part {
        var priority: Float
        var order: Int
        var amount: Double
    }

    /// The parts by falling priority, and within a priority by rising `order`.
    ///
    /// Each `order` occurs only once.
    private var parts: [Part] = []

    mutating func reset() { parts.removeAll(keepingCapacity: true) }

    mutating func append(_ amount: Double, of symbol: Symbol) {
        parts.append(Part(priority: symbol.priority, order: Int(symbol.number), amount: amount))
    }

    mutating func sort() {
        guard parts.count > 1 else { return }
        parts.sort(by: ReducedCost.precedes)
    }

    mutating func add(_ amount: Double, of symbol: Symbol) {
        let part = Part(priority: symbol.priority, order: Int(symbol.number), amount: amount)
        var index = 0
        while index < parts.count, ReducedCost.precedes(parts[index], part) { index += 1 }
        if index < parts.count, parts[index].order == part.order {
            parts[index].amount += amount
        } else {
            parts.insert(part, at: index)
        }
    }

    private static func precedes(_ left: Part, _ right: Part) -> Bool {
        left.priority != right.priority ? left.priority > right.priority : left.order < right.order
    }
}

extension ReducedCost {
    /// -1, 0 or 1 if the cost is negative, zero or positive.
    var sign: Int { ReducedCost.compare(self, 1, ReducedCost.nothing, 1) }

    private static let nothing = ReducedCost()

    /// Returns -1, 0 or 1 if the first product of cost and factor is less than, equal to or more than the second.
    static func compare(_ left: ReducedCost, _ leftFactor: Double, _ right: ReducedCost, _ rightFactor: Double) -> Int {
        var first = 0, second = 0
        while first < left.parts.count || second < right.parts.count {
            let level = max(left.priority(at: first), right.priority(at: second))
            let firstEnd = left.end(of: level, from: first), secondEnd = right.end(of: level, from: second)
            let leftSum = left.sum(first..<firstEnd) * leftFactor,
                rightSum = right.sum(second..<secondEnd) * rightFactor
            if let decision = decide(leftSum, rightSum) { return decision }
            while first < firstEnd || second < secondEnd {
                let order = min(
                    left.order(at: first, before: firstEnd), right.order(at: second, before: secondEnd))
                var leftAmount = 0.0, rightAmount = 0.0
                if left.order(at: first, before: firstEnd) == order {
                    leftAmount = left.parts[first].amount * leftFactor
                    first += 1
                }
                if right.order(at: second, before: secondEnd) == order {
                    rightAmount = right.parts[second].amount * rightFactor
                    second += 1
                }
                if let decision = decide(leftAmount, rightAmount) { return decision }
            }
        }
        return 0
    }

    /// Returns whether an amount is less than another amount.
    ///
    /// A difference that rounding can cause does not count.
    static func isLess(_ left: Double, than right: Double) -> Bool { decide(left, right) == -1 }

    private static func decide(_ left: Double, _ right: Double) -> Int? {
        let margin = Tolerance.price * max(1, abs(left), abs(right))
        return left < right - margin ? -1 : left > right + margin ? 1 : nil
    }

    private func priority(at index: Int) -> Float { index < parts.count ? parts[index].priority : 0 }

    private func order(at index: Int, before end: Int) -> Int { index < end ? parts[index].order : Int.max }

    private func end(of level: Float, from start: Int) -> Int {
        var index = start
        while index < parts.count, parts[index].priority == level { index += 1 }
        return index
    }

    private func sum(_ range: Range<Int>) -> Double {
        var total = 0.0
        for index in range { total += parts[index].amount }
        return total
    }
}
