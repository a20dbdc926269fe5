/// Chooses few of many rows.
///
/// The chosen rows contain every pair or triple of values that occurs in any row. Impossible combinations, such as a
/// floating keyboard on a phone, need no description, because only existing rows are covered.
struct CoveringChoice {
    /// The number of values in a combination that has to be covered.
    enum Strength: Int { case pairs = 2, triples = 3 }

    /// A property that has a value for each row.
    struct Factor {
        let values: [Int]
        /// Whether the factor's values are combined in pairs or in triples.
        ///
        /// Pairs suit factors that differ little between rows.
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

    /// The indices of the chosen rows; earlier rows cover more than later rows.
    let rows: [Int]

    /// - Parameters:
    ///   - isPreferred: for each row, whether it is chosen before other rows that cover as much.
    init(of factors: [Factor], preferring isPreferred: [Bool]) {
        let meetings = isPreferred.indices.map { Self.meetings(in: factors, of: $0) }
        rows = Self.greedy(meetings, isPreferred)
    }

    /// Lists the combinations in a row: one number for each combination of factors and values, in equal order for every
    /// row.
    ///
    /// There are few factors and values, so nine bits are enough for each factor and for each value, and three pairs
    /// fit into one number.
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

    /// A row that may still be chosen, with its latest known gain; the gain only shrinks.
    private struct Candidate {
        var gain: Int
        let isPreferred: Bool
        let row: Int

        static func < (left: Candidate, right: Candidate) -> Bool {
            (left.gain, left.isPreferred ? 1 : 0, -left.row) < (right.gain, right.isPreferred ? 1 : 0, -right.row)
        }
    }

    /// Weighs the combinations of factors.
    ///
    /// The combination with the maximum number of values has the greatest weight. This combination needs a row for each
    /// of its values. A row that repeats a covered value would be superfluous.
    private static func worth(of meetings: [[Int]]) -> [Int] {
        let counts = (meetings.first ?? []).indices.map { place in Set(meetings.map { $0[place] }).count }
        let most = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) }
        return counts.indices.map { $0 == most ? counts.count + 1 : 1 }
    }

    /// Chooses the row with the largest gain, again and again, until everything is covered.
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
