/// Prices columns: the cost of moving one column, and the cheapest of several.
///
/// A single column is priced by the symbols that move with it, which may be half a screen. For many columns, the rows of the
/// violated constraints take less work: one row for the sum of a level, and more rows only while several columns tie.
struct Pricing: ~Copyable {
    /// A column that may move one way, with the part of its reduced cost that is being looked at.
    private struct Candidate {
        var column: Int32
        /// How fast the symbol that is to move does so with the column.
        var coefficient: Double
        var isRising: Bool
        /// What its own residual would pay, times the factor.
        var ownCost: Double
        /// The level at which that would be paid; zero where it costs nothing.
        var priority: Float
        /// The number of its own constraint.
        var number: Int32
        var amount = 0.0

        /// What costs are multiplied by before they are compared: they count per unit of the symbol that is to move.
        var factor: Double { 1 / abs(coefficient) }
    }

    /// What to look for among candidates of whose costs a part is known.
    private enum Goal {
        /// Those that tie for the least cost.
        case cheapest
        /// One whose first part that is not zero is negative.
        case improving

        /// The number of candidates that leaves nothing to decide.
        var fewest: Int { self == .cheapest ? 1 : 0 }
    }

    private var cost = ReducedCost()
    private var leastCost = ReducedCost()
    private var candidates: [Candidate] = []
    /// By symbol: its coefficient in the row that is being looked at; zero between uses.
    private var coefficients = FlatArray<Double>()
    /// Up to this number, the columns of a row are priced one by one; more are compared as candidates.
    var fewColumns = 4

    /// True when moving the column that was priced last makes the solution better.
    var isImproving: Bool { cost.sign < 0 }
    /// True when moving the column that was priced last makes the solution no worse.
    var isGratis: Bool { cost.sign <= 0 }

    /// Finds what it costs to move a column by one unit, up or down; false when it must not move that way.
    ///
    /// If the column's own residual has a higher priority than all violated constraints, the lower levels are left out. A
    /// comparison never reaches these levels, since two columns never have the same residual.
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

    /// Adds what the column that was priced last costs more per unit from a breakpoint on.
    mutating func add(_ amount: Double, of symbol: Symbol) { cost.add(amount, of: symbol) }
}

// Choosing the entering column: among those of a row, or of a list.
extension Pricing {
    /// The column that brings the symbol of a row to zero at the least cost.
    mutating func cheapestEntry(
        of row: Basis.Row, mustRise: Bool, blandsRule: Bool, in solution: inout BasicSolution
    ) -> Basis.Entry? {
        candidates.removeAll(keepingCapacity: true)
        for index in row.indices {
            let entry = row[index]
            guard abs(entry.coefficient) > Tolerance.pivot else { continue }
            addCandidate(entry, rising: (entry.coefficient > 0) == mustRise, in: solution.symbol(Int(entry.symbol)))
        }
        if candidates.count > fewColumns { sift(for: .cheapest, in: &solution) }
        var best: Basis.Entry?
        for index in candidates.indices {
            let candidate = candidates[index]
            let entry = Basis.Entry(symbol: candidate.column, coefficient: candidate.coefficient)
            guard price(Int(candidate.column), rising: candidate.isRising, in: &solution) else { continue }
            if let best {
                let order = ReducedCost.compare(cost, 1 / abs(entry.coefficient), leastCost, 1 / abs(best.coefficient))
                guard order < 0 || order == 0 && isBetter(entry, than: best, blandsRule: blandsRule) else { continue }
            }
            best = entry
            swap(&cost, &leastCost)
        }
        return best
    }

    /// True when a symbol's price on its other side is no more than the cost of moving the cheapest entry's column.
    mutating func isFlipCheaper(_ flipCost: Double, of symbol: Symbol, than entry: Basis.Entry) -> Bool {
        cost.reset()
        cost.append(flipCost, of: symbol)
        return ReducedCost.compare(cost, 1, leastCost, 1 / abs(entry.coefficient)) <= 0
    }

    /// A column of the list whose move would make the total better.
    mutating func improvingColumn(among columns: inout Worklist, in solution: inout BasicSolution) -> Int? {
        candidates.removeAll(keepingCapacity: true)
        for index in columns.indices {
            let column = columns[index], symbol = solution.symbol(column)
            guard symbol.role != .vacant, !solution.isBasic(column) else { continue }
            let entry = Basis.Entry(symbol: Int32(column), coefficient: 1)
            addCandidate(entry, rising: true, in: symbol)
            addCandidate(entry, rising: false, in: symbol)
        }
        // Sifting looks at a row for each violated constraint; a column for each candidate may be less.
        if candidates.count <= solution.violated.count {
            let (column, isOnlyOne) = improvingColumn(in: &solution)
            if isOnlyOne { return column }
        }
        sift(for: .improving, in: &solution)
        return candidates.first.map { Int($0.column) }
    }

    /// A column among the candidates that makes the total better, and whether no other one does.
    private mutating func improvingColumn(in solution: inout BasicSolution) -> (column: Int?, isOnlyOne: Bool) {
        var found: Int?
        for index in candidates.indices {
            let column = Int(candidates[index].column)
            guard price(column, rising: candidates[index].isRising, in: &solution), isImproving else { continue }
            if found != nil { return (found, false) }
            found = column
        }
        return (found, true)
    }

    /// Decides between columns of the same cost: by numerical safety unless Bland's rule asks for the first.
    private func isBetter(_ entry: Basis.Entry, than best: Basis.Entry, blandsRule: Bool) -> Bool {
        let size = abs(entry.coefficient), bestSize = abs(best.coefficient)
        if !blandsRule, size > 10 * bestSize || bestSize > 10 * size { return size > bestSize }
        return entry.symbol < best.symbol
    }

    /// Adds a column to the candidates unless it must not move that way.
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

// Comparing many columns at once.
extension Pricing {
    /// Looks at costs level by level: at the sum, then at each residual in the order of addition.
    private mutating func sift(for goal: Goal, in solution: inout BasicSolution) {
        coefficients.extend(to: solution.symbolIndices.count, with: 0)
        var level = Float.infinity
        while let next = highestLevel(below: level, in: solution) {
            if sift(level: next, for: goal, in: &solution) { return }
            level = next
        }
        if goal == .improving { candidates.removeAll(keepingCapacity: true) }
    }

    /// The highest priority below another one at which something is violated or a candidate has a cost of its own.
    private func highestLevel(below limit: Float, in solution: borrowing BasicSolution) -> Float? {
        var highest = solution.violated.highestPriority(below: limit)
        for index in candidates.indices where candidates[index].priority < limit {
            highest = max(highest, candidates[index].priority)
        }
        return highest > 0 ? highest : nil
    }

    /// Looks at the costs of a level; true when nothing is left to decide.
    private mutating func sift(level: Float, for goal: Goal, in solution: inout BasicSolution) -> Bool {
        var members = solution.violated.members(at: level)
        if members.count > 1 {
            members.sort { solution.symbol(Int($0)).number < solution.symbol(Int($1)).number }
        }
        weighLevel(level, violatedBy: members, in: &solution)
        if dropWorse(for: goal) { return true }
        // A single part is the whole sum.
        if members.count == 1, !candidates.contains(where: { $0.priority == level }) { return false }
        var former = Int32(-1)
        for residual in members {
            let symbol = solution.symbol(Int(residual))
            if dropOwners(former..<symbol.number, at: level, for: goal) { return true }
            weigh(Int(residual), gradient: symbol.gradient, in: &solution)
            if dropWorse(for: goal) { return true }
            former = symbol.number
        }
        return dropOwners(former..<Int32.max, at: level, for: goal)
    }

    /// Sets the amounts to what each candidate changes the sum of a level by.
    private mutating func weighLevel(_ level: Float, violatedBy members: [Int32], in solution: inout BasicSolution) {
        for index in candidates.indices {
            candidates[index].amount = candidates[index].priority == level ? candidates[index].ownCost : 0
        }
        guard !members.isEmpty else { return }
        addToAmounts(solution.row(ofSum: members), times: 1)
    }

    /// Sets the amounts to what each candidate changes the price of a single basic residual by.
    private mutating func weigh(_ residual: Int, gradient: Double, in solution: inout BasicSolution) {
        for index in candidates.indices { candidates[index].amount = 0 }
        addToAmounts(solution.row(of: residual), times: gradient)
    }

    private mutating func addToAmounts(_ row: Basis.Row, times gradient: Double) {
        for index in row.indices { coefficients[Int(row[index].symbol)] = row[index].coefficient }
        for index in candidates.indices {
            let candidate = candidates[index]
            let rate = coefficients[Int(candidate.column)] * candidate.factor
            candidates[index].amount += candidate.isRising ? gradient * rate : -gradient * rate
        }
        for index in row.indices { coefficients[Int(row[index].symbol)] = 0 }
    }

    /// Drops the candidates whose own constraints come next in the order of addition: each of them alone would violate it.
    ///
    /// If only such are left, the last one is the cheapest. True when nothing is left to decide.
    private mutating func dropOwners(_ numbers: Range<Int32>, at level: Float, for goal: Goal) -> Bool {
        var leaving = 0, last = 0
        for index in candidates.indices
        where candidates[index].priority == level && numbers.contains(candidates[index].number) {
            if leaving == 0 || candidates[index].number > candidates[last].number { last = index }
            leaving += 1
        }
        if goal == .cheapest, leaving == candidates.count {
            keepOnly(last)
        } else if leaving > 0 {
            candidates.removeAll { $0.priority == level && numbers.contains($0.number) }
        }
        return candidates.count <= goal.fewest
    }

    /// Drops all candidates but one, which must exist.
    private mutating func keepOnly(_ index: Int) {
        candidates.swapAt(0, index)
        candidates.removeLast(candidates.count - 1)
    }

    /// Drops the candidates that are out by their amounts; true when nothing is left to decide.
    private mutating func dropWorse(for goal: Goal) -> Bool {
        switch goal {
        case .cheapest:
            let least = candidates.reduce(Double.infinity) { min($0, $1.amount) }
            candidates.removeAll { ReducedCost.isLess(least, than: $0.amount) }
        case .improving:
            if let winner = candidates.firstIndex(where: { ReducedCost.isLess($0.amount, than: 0) }) {
                keepOnly(winner)
                return true
            }
            candidates.removeAll { ReducedCost.isLess(0, than: $0.amount) }
        }
        return candidates.count <= goal.fewest
    }
}

/// The reduced cost of a column, in strict levels.
///
/// It is per level the sum of its parts, then, in the order of addition, each part by itself.
///
/// Comparing the parts one by one after their sum is what makes the earlier of two equal constraints win (rule B23).
private struct ReducedCost {
    /// The share of one constraint.
    private struct Part {
        var priority: Float
        var order: Int
        var amount: Double
    }

    /// Sorted by falling priority, then by rising order; every order occurs once.
    private var parts: [Part] = []

    mutating func reset() { parts.removeAll(keepingCapacity: true) }

    /// Adds a part that comes in any order; `sort` must follow.
    mutating func append(_ amount: Double, of symbol: Symbol) {
        parts.append(Part(priority: symbol.priority, order: Int(symbol.number), amount: amount))
    }

    mutating func sort() {
        guard parts.count > 1 else { return }
        parts.sort(by: ReducedCost.precedes)
    }

    /// Adds to a sorted cost.
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
    /// -1, 0 or 1 as the cost is less than nothing, nothing, or more.
    var sign: Int { ReducedCost.compare(self, 1, ReducedCost.nothing, 1) }

    private static let nothing = ReducedCost()

    /// -1, 0 or 1 as the first cost times its factor is less than, equal to or more than the second times its own.
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

    /// True when an amount is less than another by more than rounding.
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
