/// Chooses few of many rows, so that the chosen rows contain every pair or triple of values that occurs in any row.
///
/// A row is a run of an audit, and its values are conditions such as the keyboard and the orientation. The choice
/// covers only combinations that occur in a row, so a caller need not exclude impossible combinations.
struct CoveringChoice {
    enum Strength: Int { case pairs = 2, triples = 3 }

    struct Factor {
        let values: [Int]
        /// Whether every pair or every triple of values is covered.
        ///
        /// Pairs are enough for a factor whose values have similar effects.
        let strength: Strength

        init(_ answers: [String], strength: Strength = .triples) {
            var numbers: [String: Int] = [:]
            values = answers.map { answer in
                if let known = numbers[answer] { return known }
                numbers[answer] = numbers.count
                return numbers.count - 1
            }
            self.strength = strength
        }
    }

    let rows: [Int]

    init(of factors: [Factor], preferring isPreferred: [Bool]) {
        let meetings = isPreferred.indices.map { Self.meetings(in: factors, of: $0) }
        rows = Self.greedy(meetings, isPreferred)
    }

    /// Returns all pairs and triples of values that occur in a row.
    ///
    /// Each pair or triple is one number. All rows list them in the same order. The number uses nine bits for the index
    /// of each factor (a condition such as the keyboard), and nine bits for its value. Three factors with their values
    /// therefore fit into 64 bits.
    private static func meetings(in factors: [Factor], of row: Int) -> [Int] {
        var found: [Int] = []
        let values = factors.indices.map { $0 << 9 | factors[$0].values[row] }
        let isOfTriples = factors.map { $0.strength == .triples }
        for first in values.indices {
            for second in (first + 1)..<max(values.count, first + 1) {
                let pair = 1 << 36 | values[first] << 18 | values[second]
                found.append(pair)
                guard isOfTriples[first], isOfTriples[second] else { continue }
                for third in (second + 1)..<max(values.count, second + 1) where isOfTriples[third] {
                    found.append(pair << 18 | values[third])
                }
            }
        }
        return found
    }

    /// A row that may still be chosen.
    ///
    /// `gain` is the weight of the combinations that the row would add. After the choice of other rows, the true weight
    /// may be smaller than `gain`, but never greater.
    private struct Candidate {
        var gain: Int
        let isPreferred: Bool
        let row: Int

        static func < (left: Candidate, right: Candidate) -> Bool {
            (left.gain, left.isPreferred ? 1 : 0, -left.row) < (right.gain, right.isPreferred ? 1 : 0, -right.row)
        }
    }

    /// Returns a weight for each pair or triple of factors.
    ///
    /// A factor is a condition, such as the keyboard or the orientation. For one pair or triple of factors, the rows
    /// have more different values than for any other. It gets the greatest weight. Each row contains only one of these
    /// values, so their number is the smallest possible number of rows.
    private static func worth(of meetings: [[Int]]) -> [Int] {
        let counts = (meetings.first ?? []).indices.map { place in Set(meetings.map { $0[place] }).count }
        let most = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) }
        return counts.indices.map { $0 == most ? counts.count + 1 : 1 }
    }

    private static func greedy(_ meetings: [[Int]], _ isPreferred: [Bool]) -> [Int] {
        let worth = worth(of: meetings), all = worth.reduce(0, +)
        var waiting = meetings.indices.map { Candidate(gain: all, isPreferred: isPreferred[$0], row: $0) }
        waiting.sort(by: <)
        var covered: Set<Int> = [], chosen: [Int] = []
        while var best = waiting.popLast() {
            let met = meetings[best.row]
            best.gain = 0
            for place in met.indices where !covered.contains(met[place]) { best.gain += worth[place] }
            guard best.gain > 0 else { continue }
            if let next = waiting.last, best < next {
                waiting.insert(best, at: place(of: best, in: waiting))
            } else {
                covered.formUnion(meetings[best.row])
                chosen.append(best.row)
            }
        }
        return chosen
    }

    private static func place(of candidate: Candidate, in waiting: [Candidate]) -> Int {
        var low = 0, high = waiting.count
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle] < candidate { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
