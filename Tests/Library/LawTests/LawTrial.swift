import DeviceSimulation
import TestSupport
import Testing

/// Plays random sequences of events ("lives") for one combination of screen and avoidances.
///
/// A clause is a condition that every screen has to meet. If a life breaks a clause, the fault is compared with the
/// known faults.
@MainActor
struct LawTrial {
    /// The random seed of the nightly run.
    ///
    /// Each night has another seed, so each nightly run plays other sequences of events.
    nonisolated static let night = Effort.seed

    private let cell: LawCell
    /// The number of lives for each known fault, by its cause.
    private var known: [String: Int] = [:]
    /// The number of lives that break a clause for an unknown cause, and the smallest form of the first of them.
    private var unknown: [Clause: (count: Int, life: Life)] = [:]

    init(_ cell: LawCell) { self.cell = cell }

    /// Plays all random event sequences of the cell, and records an issue for each mistake.
    ///
    /// A mistake is a fault with an unknown cause. A known fault is also a mistake if no event sequence shows the fault
    /// any more.
    mutating func judge() throws {
        for index in cell.lives {
            let life = Life.random(cell.ways, index)
            for (clause, _) in try LifeRun.faults(of: life) { try note(life, breaking: clause) }
        }
        for clause in Clause.allCases { try judge(clause) }
    }

    /// Counts an event sequence that breaks a clause.
    ///
    /// The sequence is counted for a known fault, or as a fault with an unknown cause.
    private mutating func note(_ life: Life, breaking clause: Clause) throws {
        let rows = KnownFault.all.filter { $0.clause == clause }
        let own = rows.filter { $0.concerns(life) && Set($0.ways).isSubset(of: life.ways) }
        if let sure = own.first(where: { $0.needs == nil }) {
            known[sure.cause, default: 0] += 1
            return
        }
        // `shrunk` removes all steps and views that the fault does not need. The remaining steps and views tell which
        // known fault this is.
        let small = try life.shrunk { try LifeRun.faults(of: $0)[clause] != nil }
        if let row = rows.first(where: { $0.concerns(small) && $0.needs?(small) != false }) {
            known[row.cause, default: 0] += 1
        } else {
            unknown[clause, default: (0, small)].count += 1
        }
    }

    private func judge(_ clause: Clause) throws {
        for row in KnownFault.all where row.clause == clause && known[row.cause] == nil && row.isSure(in: cell) {
            Issue.record("\(cell.description) never shows in \(cell.lives.count) lives: delete the row “\(row.cause)”")
        }
        guard let (count, life) = unknown[clause] else { return }
        let digest = LifeDigest()
        let words = try LifeRun.faults(of: life, readBy: digest)[clause] ?? "holds when repeated"
        Issue.record(
            """
            \(cell.description) breaks clause \(clause) (\(clause.letter)) in \(count) of \(cell.lives.count) lives: \(words)
            \(life.code)
            \(digest.lines.joined(separator: "\n"))
            """)
    }
}
