import Testing
@testable import TidelineTesting

@MainActor
@Suite struct ProgressLineTests {
    @Test func `the line says the part, the number and the time that is left`() {
        let progress = AuditPlayer.Progress(done: 50, total: 200)
        #expect(ProgressLine.line(progress, after: 10, width: 80) == "25 %  50/200  30 s left")
        #expect(ProgressLine.line(progress, after: 100, width: 80) == "25 %  50/200  5 min 0 s left")
        #expect(ProgressLine.line(AuditPlayer.Progress(done: 0, total: 0), after: 0, width: 80) == "0 %  0/0")
    }

    @Test func `the time that is left follows from the runs that were played`() {
        let progress = AuditPlayer.Progress(done: 150, total: 200, kept: 140)
        #expect(ProgressLine.line(progress, after: 10, width: 80) == "75 %  150/200  50 s left")
        let kept = AuditPlayer.Progress(done: 150, total: 200, kept: 150)
        #expect(ProgressLine.line(kept, after: 10, width: 80) == "75 %  150/200")
    }

    @Test func `the line is shorter than the terminal is wide`() {
        let progress = AuditPlayer.Progress(done: 50, total: 200)
        for width in 1..<40 { #expect(ProgressLine.line(progress, after: 10, width: width).count <= max(1, width - 1)) }
    }
}
