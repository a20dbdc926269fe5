import AuditRules
import DeviceSimulation
import Foundation
import ReportRendering
import ScenarioCatalog
@testable import TidelineTesting
import Testing

/// What was played before is not played again, as long as it is the same.
@MainActor
@Suite struct AuditCacheTests {
    private let plan = AuditPlan(
        screens: [.signIn], avoidances: ["tideline"],
        devices: Device.all.filter { ["iPhone 15", "iPhone 16"].contains($0.name) }, usages: Usage.followed)

    /// Plays the plan; some runs have findings.
    private func play(
        _ worker: ScriptedWorker, of program: String = "a program"
    ) throws -> (played: Int, bytes: String) {
        let player = AuditPlayer(pool: worker.pool(finding: "emoji"), cache: try worker.cache(of: program))
        let report = try player.play(plan, isExhaustive: false)
        return (player.played, try JSONReport.render(report) + TextReport.render(report) + HTMLReport.render(report))
    }

    @Test func `the cache plays nothing twice and changes no byte`() throws {
        let worker = try ScriptedWorker()
        let first = try play(worker), second = try play(worker)
        #expect(first.played == 54 && second.played == 0)
        let plain = try AuditPlayer(pool: worker.pool(1, finding: "emoji")).play(plan, isExhaustive: false)
        let bytes = try JSONReport.render(plain) + TextReport.render(plain) + HTMLReport.render(plain)
        #expect(first.bytes == bytes && second.bytes == bytes)
    }

    @Test func `a narrower plan plays nothing either, and a twin is known`() throws {
        let worker = try ScriptedWorker()
        _ = try play(worker)
        let narrow = AuditPlan(
            screens: [.signIn], avoidances: ["tideline"], devices: [try Device.named("iPhone 16")],
            keyboards: [.emoji], usages: Usage.followed)
        let player = AuditPlayer(pool: worker.pool(), cache: try worker.cache())
        let report = try player.play(narrow, isExhaustive: false)
        #expect(player.played == 0 && report.runs.count == 6)
        #expect(report.runs.allSatisfy { $0.device == "iPhone 16" && !$0.isClear })
    }

    @Test func `a new program plays everything and drops the old cache`() throws {
        let worker = try ScriptedWorker()
        _ = try play(worker)
        let before = try worker.files()
        try Data("a note".utf8).write(to: worker.shelves.appendingPathComponent("README"))
        #expect(try play(worker, of: "a newer program").played == 54)
        let after = try worker.files()
        #expect(before.count == 1 && after.count == 1 && before != after)
        #expect(FileManager.default.fileExists(atPath: worker.shelves.appendingPathComponent("README").path))
    }

    @Test func `a run that crashed is played again`() throws {
        let worker = try ScriptedWorker()
        let first = AuditPlayer(pool: worker.pool(crash: "hardware"), cache: try worker.cache())
        #expect(try first.play(plan, isExhaustive: false).summary.withFindings == 12)
        let second = AuditPlayer(pool: worker.pool(), cache: try worker.cache())
        #expect(try second.play(plan, isExhaustive: false).summary.withFindings == 0)
        #expect(second.played == 6)
    }

    struct Damage: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Runs that have to be played again.
        var played: Int
        var change: @Sendable (inout Data) -> Void
    }

    nonisolated static let damages = [
        Damage(testDescription: "empty", played: 54) { $0 = Data() },
        Damage(testDescription: "foreign", played: 54) { $0 = Data("\u{7F}ELF\n\n\n".utf8) },
        Damage(testDescription: "another version's", played: 54) { $0[$0.startIndex + 5] ^= 1 },
        Damage(testDescription: "cut off", played: 1) { $0.removeLast(30) },
        Damage(testDescription: "one bit in the last line", played: 1) { $0[$0.endIndex - 30] ^= 1 },
        Damage(testDescription: "one bit in the first line", played: 1) { $0[$0.startIndex + 60] ^= 1 },
        Damage(testDescription: "lines without sense", played: 0) { $0 += Data("\t\n \t\nx y\tz\n".utf8) }
    ]

    @Test(arguments: damages)
    func `what is damaged or foreign is played again and then known`(damage: Damage) throws {
        let worker = try ScriptedWorker(), whole = try play(worker)
        let file = try #require(try worker.files().first)
        var data = try Data(contentsOf: file)
        damage.change(&data)
        try data.write(to: file)
        let damaged = try play(worker)
        #expect(damaged.played == damage.played && damaged.bytes == whole.bytes)
        let mended = try play(worker)
        #expect(mended.played == 0 && mended.bytes == whole.bytes)
    }

    @Test func `an unwritable cache names a remedy and stops no run`() throws {
        let worker = try ScriptedWorker(), cache = try worker.cache()
        try FileManager.default.removeItem(at: worker.shelves)
        let player = AuditPlayer(pool: worker.pool(), cache: cache)
        #expect(try player.play(plan, isExhaustive: false).runs.count == 108)
        #expect(cache.failure?.contains(" can't keep runs: ") == true)
        #expect(cache.failure?.hasSuffix(" Make room there or say --no-cache.") == true)
    }
}
