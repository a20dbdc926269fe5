/// Chooses few of many rows of values, so that every pair or triple of values that occurs in a row occurs in a chosen one.
///
/// Rows that do not exist, such as a floating keyboard on a phone, need not be described: only what occurs is covered.
struct CoveringChoice {
    /// How many values at a time have to meet.
    enum Strength: Int { case pairs = 2, triples = 3 }

    /// A question about rows, whose answer is a value.
    struct Factor {
        /// The values, one for each row.
        let values: [Int]
        /// Factors that meet in pairs alone tell rows apart that differ in little.
        let strength: Strength

        /// - Parameter answers: one for each row; any texts.
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

    /// The positions of the chosen rows; those before cover more than those after.
    let rows: [Int]

    /// - Parameters:
    ///   - isPreferred: for each row, whether it is taken before others that cover as much.
    init(of factors: [Factor], preferring isPreferred: [Bool]) {
        let meetings = isPreferred.indices.map { Self.meetings(in: factors, of: $0) }
        rows = Self.greedy(meetings, isPreferred)
    }

    /// What meets in a row: a number for each combination of factors and their values, in the same order for each row.
    ///
    /// Factors and values are few: nine bits hold each of them, and three of each fit into a number.
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

    /// A row that waits, with what it covered when that was last counted; it never covers more later.
    private struct Candidate {
        var gain: Int
        let isPreferred: Bool
        let row: Int

        static func < (left: Candidate, right: Candidate) -> Bool {
            (left.gain, left.isPreferred ? 1 : 0, -left.row) < (right.gain, right.isPreferred ? 1 : 0, -right.row)
        }
    }

    /// What the combinations are worth: the one with most values needs a row for each of them, so that a row without a new
    /// one of these is a row too many.
    private static func worth(of meetings: [[Int]]) -> [Int] {
        let counts = (meetings.first ?? []).indices.map { place in Set(meetings.map { $0[place] }).count }
        let most = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) }
        return counts.indices.map { $0 == most ? counts.count + 1 : 1 }
    }

    /// Takes the row that covers most, again and again, until nothing is left to cover.
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

    /// Where a candidate belongs among sorted ones.
    private static func place(of candidate: Candidate, in waiting: [Candidate]) -> Int {
        var low = 0, high = waiting.count
        while low < high {
            let middle = (low + high) / 2
            if waiting[middle] < candidate { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
