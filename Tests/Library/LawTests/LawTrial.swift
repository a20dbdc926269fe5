import DeviceSimulation
import Foundation
import TestSupport
import Testing

/// Plays random sequences of events ("lives") for one combination of screen and avoidances, and compares the broken
/// clauses of the law with the known faults.
@MainActor
struct LawTrial {
    /// A number that is added to the random seed, so that each nightly run plays other lives.
    nonisolated static let night =
        ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEED"].flatMap(UInt64.init) ?? 0

    /// The versions of iOS on which the lives are played, one after the other.
    ///
    /// From iOS 18 on, the library finds the end of a run-loop turn by an update link.
    private static let versions = [17.0, 18, 26, 15]

    /// What the phone has announced before the first step; successive lives use these values in turn.
    private static let launches = [Life.Launch.told, .untold, .told, .immediate]

    private let cell: LawCell
    /// For each known fault, by its cause, the number of lives that show it.
    private var known: [String: Int] = [:]
    /// For each clause that lives break for an unknown cause, the number of such lives, and the first of them in its
    /// smallest form.
    private var unknown: [Clause: (count: Int, life: Life)] = [:]

    init(_ cell: LawCell) { self.cell = cell }

    /// Records an issue for each clause that is broken for an unknown cause, and for each known fault that no life
    /// shows.
    mutating func judge() throws {
        var generator = SeededGenerator(seed: 41 &+ Self.night &+ UInt64(cell.part) &* 1_000_003)
        for index in 0..<cell.lives {
            var life = Life.random(cell.ways, cell.reading, using: &generator)
            life.systemVersion = Self.versions[index % Self.versions.count]
            life.launch = Self.launches[index / Self.versions.count % Self.launches.count]
            for (clause, _) in try LifeRun.faults(of: life) { try note(life, breaking: clause) }
        }
        for clause in Clause.allCases { try judge(clause) }
    }

    /// Finds the cause for which a life breaks a clause, and adds one to the count of that known fault, or to the count
    /// of unknown causes.
    private mutating func note(_ life: Life, breaking clause: Clause) throws {
        let rows = KnownFault.all.filter { $0.clause == clause && $0.concerns(cell) }
        if let sure = rows.first(where: { $0.needs == nil }) {
            known[sure.cause, default: 0] += 1
            return
        }
        // Reduce the life to its smallest form that still breaks the clause, so that the known faults can be recognized
        // by its steps and its screen.
        let small = try life.shrunk { try LifeRun.faults(of: $0)[clause] != nil }
        if let row = rows.first(where: { $0.needs?(small) == true }) {
            known[row.cause, default: 0] += 1
        } else {
            unknown[clause, default: (0, small)].count += 1
        }
    }

    private func judge(_ clause: Clause) throws {
        let rows = KnownFault.all.filter { $0.clause == clause && $0.concerns(cell) }
        for row in rows where known[row.cause] == nil && row.isSure(in: cell) {
            Issue.record("\(cell.description) never shows in \(cell.lives) lives: delete the row “\(row.cause)”")
        }
        guard let (count, life) = unknown[clause] else { return }
        let words = try LifeRun.faults(of: life)[clause] ?? "holds when repeated"
        Issue.record(
            """
            \(cell.description) breaks clause \(clause) (\(clause.letter)) in \(count) of \(cell.lives) lives: \(words)
            \(life.code)
            """)
    }
}
