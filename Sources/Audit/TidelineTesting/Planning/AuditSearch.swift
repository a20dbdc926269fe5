/// Decides which runs of a screen are played next: first the neighbours of runs with findings, then the chosen runs.
///
/// A screen with findings needs fewer runs than a clear screen: the neighbours replace the last chosen runs, which add
/// little to the coverage.
@MainActor
struct AuditSearch {
    /// The maximum number of neighbours that are played to learn how far a screen's findings reach.
    nonisolated static let mostFollowed = 150
    /// The number of runs after which the remaining chosen runs of a screen with findings are left out.
    private static let mostWithFindings = 200
    /// The number of runs in a round; after each round the search looks at the findings.
    private static let round = 64

    let part: AuditScope.Part
    private lazy var neighbours = AuditNeighbours(in: part)
    private let round: Int
    /// The chosen rows that have not been played yet, in their order.
    private var waiting: ArraySlice<Int>
    private var known: Set<Int> = []
    private var latest: [Int] = []
    private var left = AuditSearch.mostFollowed
    private var hasFound = false

    /// - Parameter isExhaustive: whether all rows are chosen; if so, there are no neighbours to play.
    init(of part: AuditScope.Part, isExhaustive: Bool) {
        self.part = part
        round = isExhaustive ? part.chosen.count : Self.round
        waiting = part.chosen[...]
    }

    /// Returns the rows of the next round; none if the search is over.
    ///
    /// - Parameter hasFindings: returns whether a row of the previous round has findings.
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

    /// The rows that are still to be played if there are no more findings.
    var upcoming: ArraySlice<Int> {
        let wanted = hasFound ? min(Self.mostWithFindings, part.chosen.count) : part.chosen.count
        return waiting.prefix(max(0, wanted - known.count))
    }
}
