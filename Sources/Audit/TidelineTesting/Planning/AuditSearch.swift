/// Which runs of a screen are played one after the other: the choice, and where a run has findings, its neighbours first.
///
/// A screen with findings is told sooner than a clear one: its neighbours take the place of the choice's last runs, which cover
/// little that the others do not.
@MainActor
struct AuditSearch {
    /// How many runs of a screen are played to learn how far its findings reach.
    nonisolated static let mostFollowed = 150
    /// How many runs of a screen with findings are played before the rest of the choice is left out.
    private static let mostWithFindings = 200
    /// How many runs are played before the next look at what they found.
    private static let round = 64

    /// The screen's runs.
    let part: AuditScope.Part
    private lazy var neighbours = AuditNeighbours(in: part)
    private let round: Int
    /// The rows of the choice that have not been played, in its order.
    private var waiting: ArraySlice<Int>
    /// All rows that have been asked for.
    private var known: Set<Int> = []
    /// The rows of the latest round.
    private var latest: [Int] = []
    private var left = AuditSearch.mostFollowed
    private var hasFound = false

    /// - Parameter isExhaustive: whether the choice is everything, and there is nothing to follow.
    init(of part: AuditScope.Part, isExhaustive: Bool) {
        self.part = part
        round = isExhaustive ? part.chosen.count : Self.round
        waiting = part.chosen[...]
    }

    /// The rows of the next round; none when the search is over.
    ///
    /// - Parameter hasFindings: asked about rows of the round before.
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

    /// The rows that are still played if nothing more is found.
    var upcoming: ArraySlice<Int> {
        let wanted = hasFound ? min(Self.mostWithFindings, part.chosen.count) : part.chosen.count
        return waiting.prefix(max(0, wanted - known.count))
    }
}
