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

    @Test func `notes reach the page escaped, the table once, and the JSON`() throws {
        let report = AuditReport(runs: [run, run])
        #expect(HTMLReport.render(report).contains("Note: &lt;b&gt; has no effect here, used 2x"))
        #expect(TextReport.render(report).components(separatedBy: "note: <b> has no effect").count == 2)
        #expect(try JSONReport.render(report).contains("\"notes\""))
    }

    @Test func `a run without notes says nothing about them`() throws {
        var quiet = run
        quiet.notes = nil
        let report = AuditReport(runs: [quiet])
        #expect(!HTMLReport.render(report).contains("Note:") && !TextReport.render(report).contains("note:"))
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
