import DeviceSimulation
import Foundation
import TestSupport
import Testing

/// Plays the lives of a cell, and compares the clauses that break with the known faults.
@MainActor
struct LawTrial {
    /// Added to the seed, so that each night plays other lives.
    nonisolated static let night =
        ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEED"].flatMap(UInt64.init) ?? 0

    /// The versions of iOS that the lives are played on, in turn; from 18 on an update link finds the end of a turn.
    private static let versions = [17.0, 18, 26, 15]

    /// What the app has heard before, in turn.
    private static let launches = [Life.Launch.told, .untold, .told, .immediate]

    private let cell: LawCell
    private var counts: [Clause: Int] = [:]
    private var examples: [Clause: Life] = [:]

    init(_ cell: LawCell) { self.cell = cell }

    /// Records an issue for each clause that breaks and is not known to, and for each one that is and does not.
    mutating func judge() throws {
        var generator = SeededGenerator(seed: 41 &+ Self.night &+ UInt64(cell.part) &* 1_000_003)
        for index in 0..<cell.lives {
            var life = Life.random(cell.ways, cell.reading, using: &generator)
            life.systemVersion = Self.versions[index % Self.versions.count]
            life.launch = Self.launches[index / Self.versions.count % Self.launches.count]
            for (clause, _) in try LifeRun.faults(of: life) {
                counts[clause, default: 0] += 1
                if examples[clause] == nil { examples[clause] = life }
            }
        }
        for clause in Clause.allCases { try judge(clause) }
    }

    private func judge(_ clause: Clause) throws {
        let known = KnownFault.all.filter { $0.clause == clause && $0.concerns(cell) }
        switch (examples[clause], known.first { $0.isSure(in: cell) }) {
        case (nil, nil): return
        case (.some, _) where !known.isEmpty: return
        case (nil, let known?):
            Issue.record(
                """
                \(cell.description) keeps clause \(clause) in all \(cell.lives) lives: delete the row \
                “\(known.cause)”
                """
            )
        case (let life?, _):
            let small = try life.shrunk { try LifeRun.faults(of: $0)[clause] != nil }
            let words = try LifeRun.faults(of: small)[clause] ?? "holds when repeated"
            Issue.record(
                """
                \(cell.description) breaks clause \(clause) (\(clause.letter)) \
                in \(counts[clause] ?? 0) of \(cell.lives) lives: \
                \(words)
                \(small.code)
                """)
        }
    }
}
