import AuditRules
import Foundation
import SceneModel
import Testing

@testable import ReportPage
@testable import ReportRendering

struct NoteTests {
    private var run: AuditRun {
        var run = AuditRun(
            screen: "s", device: "d", orientation: .portrait, keyboard: .letters, avoidance: "none", steps: [],
            findings: [])
        run.notes = ["<b> has no effect here, used 2x"]
        return run
    }

    @Test func `a note reaches the page escaped and the table, once with its screens, and the JSON`() throws {
        var other = run, quiet = run
        (other.screen, quiet.screen, quiet.notes) = ("t", "u", nil)
        let report = AuditReport(runs: [run, run, other, quiet])
        let note = "has no effect here, used 2x (on s, t)"
        #expect(HTMLReport.render(report).components(separatedBy: "&lt;b&gt; \(note)").count == 2)
        #expect(TextReport.render(report).components(separatedBy: "note: <b> \(note)").count == 2)
        #expect(try JSONReport.render(report).contains("\"notes\""))
    }

    @Test func `a run without notes says nothing about them`() throws {
        var quiet = run
        quiet.notes = nil
        let report = AuditReport(runs: [quiet])
        #expect(!HTMLReport.render(report).contains("notes-title") && !TextReport.render(report).contains("note:"))
        #expect(try !JSONReport.render(report).contains("notes"))
    }

    @Test func `a finding in doubt is a warning and names its member`() throws {
        var finding = Finding(rule: .focusCovered, subject: "Name", amount: 9, at: 1, message: "Name covered")
        var doubtful = run
        doubtful.findings = [finding]
        #expect(doubtful.verdict == .findings)
        finding.doubt = "UITableView.sectionHeaderTopPadding"
        doubtful.findings = [finding]
        #expect(doubtful.verdict == .warnings)
        let json = try JSONReport.render(AuditReport(runs: [doubtful]))
        #expect(json.contains("\"doubt\" : \"UITableView.sectionHeaderTopPadding\""), "\(json)")
    }
}
