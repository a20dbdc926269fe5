import AuditRules
import Foundation
import ReportPage
import ReportRendering
import Testing

/// Each verdict says the same in the text, on the page, in JUnit, and by its exit code.
@Suite struct VerdictChannelTests {
    struct Row: Sendable {
        let verdict: AuditReport.Verdict
        let isClear: Bool, fails: Bool
        let jUnit: String, page: String, style: String, text: String
    }

    private static let rows = [
        Row(
            verdict: .clear, isClear: true, fails: false, jUnit: "failures=\"0\" skipped=\"0\"",
            page: "Nothing hides behind the keyboard", style: "clear", text: "✓ 1 run on iPhone 14, all clear"),
        Row(
            verdict: .accepted, isClear: true, fails: false,
            jUnit: "<skipped message=\"accepted: m (until the new bar)\"/>",
            page: "Clear but for 1 accepted finding", style: "warning", text: "1x: until the new bar"),
        Row(
            verdict: .warnings, isClear: false, fails: false, jUnit: "<system-out>lag: m",
            page: "1 warning on Sign in", style: "warning", text: "! 1 run on iPhone 14, 1 with findings"),
        Row(
            verdict: .notExercised, isClear: false, fails: true, jUnit: "<failure type=\"nothing-exercised\"",
            page: "Nothing was checked in 1 of 1 run", style: "unknown",
            text: "? 1 run on iPhone 14, nothing was checked in 1"),
        Row(
            verdict: .findings, isClear: false, fails: true, jUnit: "<failure type=\"focus-covered\"",
            page: "2 faults on Sign in", style: "error", text: "✗ 1 run on iPhone 14, 1 with findings")
    ]

    private func report(_ verdict: AuditReport.Verdict) throws -> AuditReport {
        var run = SampleScreen().run
        func finding(_ rule: Rule.ID) -> Finding { Finding(rule: rule, subject: "a", amount: 4, at: 1, message: "m") }
        switch verdict {
        case .clear: run.findings = []
        case .accepted:
            run.findings = [finding(.focusCovered)]
            let entry =
                #"{"finding": "\#(run.id(of: run.findings[0]))", "reason": "until the new bar", "until": "9999-01-01"}"#
            run.accept(try Baseline(Data(#"{"accepted": [\#(entry)]}"#.utf8), today: "2026-11-30"))
        case .warnings: run.findings = [finding(.lag)]
        case .notExercised: run.findings = [.nothingExercised("Sign in"), finding(.lag)]
        case .findings: run.findings = [finding(.focusCovered), .nothingExercised("Sign in")]
        }
        return AuditReport(runs: [run])
    }

    @Test(arguments: Self.rows.indices) func `a verdict says one thing everywhere`(number: Int) throws {
        let row = Self.rows[number], report = try report(row.verdict)
        #expect(report.verdict == row.verdict && report.isClear == row.isClear && report.verdict.fails == row.fails)
        #expect(JUnitReport.render(report).contains(row.jUnit))
        #expect(HTMLReport.render(report).contains("<h1 class=\"\(row.style)\">\(row.page)</h1>"))
        #expect(TextReport.render(report).contains(row.text))
        let json = try JSONReport.render(report)
        #expect(json.contains("\"verdict\" : \"\(row.verdict.rawValue)\""))
    }

    @Test func `every verdict has its row, and the worst run decides`() throws {
        #expect(Self.rows.map(\.verdict) == AuditReport.Verdict.allCases)
        let runs = try AuditReport.Verdict.allCases.flatMap { try report($0).runs }
        for count in 1...runs.count {
            #expect(AuditReport(runs: Array(runs.prefix(count))).verdict == AuditReport.Verdict.allCases[count - 1])
        }
    }

    @Test func `a report without runs is never green`() {
        let empty = AuditReport()
        #expect(!empty.isClear && empty.verdict.fails && "\(empty)" == "nothing was played")
        #expect(!TextReport.render(empty).contains("clear") && HTMLReport.render(empty).contains("Nothing to show"))
    }
}
