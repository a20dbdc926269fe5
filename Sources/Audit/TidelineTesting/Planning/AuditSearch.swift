/// Decides which runs of a screen are played next: first the neighbours of runs with findings, then the chosen runs.
///
/// A screen with findings needs fewer runs than a clear screen. The neighbours replace the last chosen runs, because
/// those add little to the coverage.
@MainActor
struct AuditSearch {
    /// The maximum number of played neighbours; they show how far a screen's findings reach.
    nonisolated static let mostFollowed = 150
    /// The number of runs after which a screen with findings is done with its chosen runs.
    private static let mostWithFindings = 200
    /// The number of runs in a round; after each round the search looks at the findings.
    private static let round = 64

    let part: AuditScope.Part
    private lazy var neighbours = AuditNeighbours(in: part)
    private let round: Int
    /// The chosen rows that are still unplayed, in their order.
    private var waiting: ArraySlice<Int>
    private var known: Set<Int> = []
    private var latest: [Int] = []
    private var left = AuditSearch.mostFollowed
    private var hasFound = false

    /// - Parameter isExhaustive: whether all rows are chosen; then every neighbour is among them.
    init(of part: AuditScope.Part, isExhaustive: Bool) {
        self.part = part
        round = isExhaustive ? part.chosen.count : Self.round
        waiting = part.chosen[...]
    }

    /// Returns the rows of the next round; empty at the end of the search.
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

    /// The rows that are still to be played if the next rounds are clear.
    var upcoming: ArraySlice<Int> {
        let wanted = hasFound ? min(Self.mostWithFindings, part.chosen.count) : part.chosen.count
        return waiting.prefix(max(0, wanted - known.count))
    }
}
