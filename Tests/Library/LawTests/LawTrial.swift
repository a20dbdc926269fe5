import DeviceSimulation
import Foundation
import TestSupport
import Testing

/// Plays the lives of a cell, and compares the broken clauses with the known faults.
@MainActor
struct LawTrial {
    /// Added to the seed, so that each night plays other lives.
    nonisolated static let night =
        ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEED"].flatMap(UInt64.init) ?? 0

    /// The versions of iOS that the lives are played on, in turn; from 18 on an update link finds the end of a turn.
    private static let versions = [17.0, 18, 26, 15]

    /// The launches, in turn.
    private static let launches = [Life.Launch.told, .untold, .told, .immediate]

    private let cell: LawCell
    /// How many lives show a known fault, by its cause.
    private var known: [String: Int] = [:]
    /// How many lives break a clause for an unknown cause, and the smallest form of the first one.
    private var unknown: [Clause: (count: Int, life: Life)] = [:]

    init(_ cell: LawCell) { self.cell = cell }

    /// Records an issue for each unknown break of a clause, and for each known fault that is missing.
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

    /// Notes a life that breaks a clause, with the cause of the known fault that it shows.
    private mutating func note(_ life: Life, breaking clause: Clause) throws {
        let rows = KnownFault.all.filter { $0.clause == clause && $0.concerns(cell) }
        if let sure = rows.first(where: { $0.needs == nil }) {
            known[sure.cause, default: 0] += 1
            return
        }
        // The smallest life consists of the needs of the fault.
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
