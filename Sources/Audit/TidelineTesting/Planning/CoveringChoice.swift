/// Chooses few of many rows, so that the chosen rows contain every pair or triple of values that occurs in any row.
///
/// A row is a run, and its values are conditions such as keyboard and orientation. Impossible combinations, such as a
/// floating keyboard on a phone, need no description, because only existing rows are covered.
struct CoveringChoice {
    /// The number of values in a combination that has to be covered.
    enum Strength: Int { case pairs = 2, triples = 3 }

    /// A property, such as the keyboard, that has a value for each row.
    struct Factor {
        let values: [Int]
        /// Whether the factor takes part in triples of values that have to be covered, or only in pairs.
        ///
        /// Pairs suit factors whose values differ little in their effect.
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

    /// The indices of the chosen rows; earlier rows cover more combinations than later rows.
    let rows: [Int]

    /// - Parameters:
    ///   - isPreferred: for each row, whether it is chosen before other rows that cover equally many combinations.
    init(of factors: [Factor], preferring isPreferred: [Bool]) {
        let meetings = isPreferred.indices.map { Self.meetings(in: factors, of: $0) }
        rows = Self.greedy(meetings, isPreferred)
    }

    /// Lists the combinations of values in a row, each as one number; the combinations have the same order in every
    /// row.
    ///
    /// There are few factors and values, so nine bits are enough for a factor and nine for a value. A number for three
    /// factors and their values fits into 64 bits.
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

    /// A row that may still be chosen, with the weight of the uncovered combinations that it contains.
    ///
    /// The weight may be out of date. Rows chosen since it was computed can only make it smaller.
    private struct Candidate {
        var gain: Int
        let isPreferred: Bool
        let row: Int

        static func < (left: Candidate, right: Candidate) -> Bool {
            (left.gain, left.isPreferred ? 1 : 0, -left.row) < (right.gain, right.isPreferred ? 1 : 0, -right.row)
        }
    }

    /// Returns a weight for each combination of factors.
    ///
    /// The combination of factors with the most different values has the greatest weight. Each of its values needs a
    /// row of its own, so this combination decides the number of rows. The greatest weight makes the search prefer rows
    /// with a new value of it.
    private static func worth(of meetings: [[Int]]) -> [Int] {
        let counts = (meetings.first ?? []).indices.map { place in Set(meetings.map { $0[place] }).count }
        let most = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) }
        return counts.indices.map { $0 == most ? counts.count + 1 : 1 }
    }

    /// Chooses the row that adds the most uncovered combinations, again and again, until every combination is covered.
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
