@testable import AuditRules
import Foundation
import SceneModel
import Testing

/// A record passes a run, which is one playing of a screen, to another process.
@Suite struct AuditRunRecordTests {
    private var run: AuditRun {
        var run = AuditRun.judging(
            Recording.rise { _, _, _ in }, screen: "S", device: "D", orientation: .portrait, keyboard: .letters,
            usage: .again, avoidance: "none")
        run.notes = ["a note"]
        for index in run.findings.indices { run.findings[index].node = nil }
        run.equivalentKeyboards = [.emoji, .numberPad]
        return run
    }

    private func copy(_ record: AuditRun.Record) throws -> AuditRun {
        try JSONDecoder().decode(AuditRun.Record.self, from: try JSONEncoder().encode(record)).run
    }

    @Test func `a run with its pictures comes back whole`() throws {
        let again = try copy(AuditRun.Record(run, withPictures: true))
        #expect(again == run && again.steps.contains { $0.snapshot != nil })
    }

    @Test func `a picture keeps rectangles of nothing and of everything`() throws {
        let picture = Recording.snapshot {
            $0.email = .null
            $0.clip = .infinite
        }
        let run = AuditRun.judging(
            [picture], screen: "S", device: "D", orientation: .portrait, keyboard: .letters, avoidance: "none")
        #expect(try copy(AuditRun.Record(run, withPictures: true)) == run)
    }

    @Test func `a run without pictures still knows its display`() throws {
        let again = try copy(AuditRun.Record(run, withPictures: false))
        #expect(again.steps.allSatisfy { $0.snapshot == nil })
        #expect(again.display != nil && again.display == run.steps[0].snapshot?.screen)
        #expect(again.findings == run.findings && again.notes == run.notes)
    }

    @Test func `a report without pictures is whole once they are added`() {
        var full = AuditReport(), light = AuditReport()
        for number in 0..<6 {
            var run = run
            run.device = "D\(number)"
            run.orientation = number == 3 ? .portrait : .landscape
            if number < 2 { run.findings = [] }
            full.add(run)
            light.add(AuditRun.Record(run, withPictures: false).run)
        }
        #expect(light != full)
        for index in light.runs.indices { light.illustrate(index, like: run) }
        #expect(light == full)
    }

    @Test func `a report refuses pictures of another or a missing run`() {
        var report = AuditReport()
        report.add(AuditRun.Record(run, withPictures: false).run)
        let before = report
        var other = run
        other.steps[0].name = "elsewhere"
        report.illustrate(0, like: other)
        report.illustrate(1, like: run)
        #expect(report == before)
    }
}
