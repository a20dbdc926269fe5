/// Decides which runs of a screen are played next.
///
/// After a run with findings, the search first plays the runs that differ in one condition. These runs show under which
/// other conditions the finding occurs. To save time, the search then leaves out the last of the chosen runs. The last
/// runs cover few new combinations.
@MainActor
struct AuditSearch {
    nonisolated static let mostFollowed = 150
    /// A screen with findings needs fewer runs than a clear screen.
    private static let mostWithFindings = 200
    private static let round = 64

    let part: AuditScope.Part
    private lazy var neighbours = AuditNeighbours(in: part)
    private let round: Int
    private var waiting: ArraySlice<Int>
    private var known: Set<Int> = []
    private var latest: [Int] = []
    private var left = AuditSearch.mostFollowed
    private var hasFound = false

    init(of part: AuditScope.Part, isExhaustive: Bool) {
        self.part = part
        round = isExhaustive ? part.chosen.count : Self.round
        waiting = part.chosen[...]
    }

    /// The rows to play next; empty at the end of the search.
    ///
    /// - Parameter hasFindings: returns whether a row has findings; called with each row of the previous result.
    mutating func next(hasFindings: (Int) -> Bool) -> [Int] {
        let found = latest.filter(hasFindings)
        hasFound = hasFound || !found.isEmpty
        let beside = Set(found.flatMap(neighbours.rows(nextTo:))).subtracting(known)
        latest = Array(beside.sorted().prefix(left))
        left -= latest.count
        if latest.isEmpty {
            latest = Array(upcoming.prefix(round))
            waiting = waiting.dropFirst(latest.count)
        }
        known.formUnion(latest)
        waiting.removeAll(where: known.contains)
        return latest
    }

    var upcoming: ArraySlice<Int> {
        let wanted = hasFound ? min(Self.mostWithFindings, part.chosen.count) : part.chosen.count
        return waiting.prefix(max(0, wanted - known.count))
    }
}
