/// Decides which runs of a screen are played next: first the runs close to runs with findings, then the chosen runs.
///
/// A close run differs from a run with findings by one step of device, orientation or keyboard. A screen with findings
/// needs fewer runs than a clear screen. The close runs replace the last of the chosen runs, which add little to the
/// coverage.
@MainActor
struct AuditSearch {
    /// The maximum number of played runs that are close to runs with findings; they show under which other conditions a
    /// finding occurs.
    nonisolated static let mostFollowed = 150
    /// The number of runs after which the search skips the remaining chosen runs of a screen with findings.
    private static let mostWithFindings = 200
    /// The number of runs that are played before the search looks at their findings.
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

    /// - Parameter isExhaustive: whether all rows are chosen, including those close to runs with findings.
    init(of part: AuditScope.Part, isExhaustive: Bool) {
        self.part = part
        round = isExhaustive ? part.chosen.count : Self.round
        waiting = part.chosen[...]
    }

    /// Returns the rows to play next; empty at the end of the search.
    ///
    /// - Parameter hasFindings: returns whether a row has findings. It is called with each of the rows that the last
    ///   call returned.
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

    /// The chosen rows that are still to be played if all further runs are clear.
    var upcoming: ArraySlice<Int> {
        let wanted = hasFound ? min(Self.mostWithFindings, part.chosen.count) : part.chosen.count
        return waiting.prefix(max(0, wanted - known.count))
    }
}
