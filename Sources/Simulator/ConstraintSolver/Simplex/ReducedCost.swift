/// The reduced cost of a column, in strict levels: per level the sum of its parts, then, in the order of addition, each part by itself.
///
/// Comparing the parts one by one after their sum is what makes the earlier of two equal constraints win (rule B23).
struct ReducedCost {
    /// The share of one constraint.
    private struct Part {
        var priority: Double
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

// Comparing costs.
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

    private func priority(at index: Int) -> Double { index < parts.count ? parts[index].priority : 0 }

    private func order(at index: Int, before end: Int) -> Int { index < end ? parts[index].order : Int.max }

    private func end(of level: Double, from start: Int) -> Int {
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
