import AuditRules
import Foundation
import ReportRendering
import SceneModel
import Testing

@Suite struct PlainReportTests {
    private let two = AuditReport(runs: [SampleScreen().run, SampleScreen(avoidance: .none).run])

    @Test func `the table for a terminal reads like this`() {
        #expect(
            TextReport.render(two) == """
                Sign in · layout guide · email
                  device     orientation  verdict  worst finding
                  iPhone 14  portrait     ✓ clear

                Sign in · no avoidance · email
                  device     orientation  verdict  worst finding
                  iPhone 14  portrait     ✗ 44 pt  Sign In button covered by 44 pt at 0.80 s

                ✗ Sign in, iPhone 14, portrait, email, no avoidance
                    control-covered: Sign In button covered by 44 pt at 0.80 s

                2 runs on 1 device: 1 clear, 1 with findings.

                """)
    }

    @Test func `a name cannot break the table or send escape sequences`() {
        var run = SampleScreen().run
        run.device = "a\nb\u{1B}[2J"
        let text = TextReport.render(AuditReport(runs: [run]))
        #expect(text.contains("a b [2J") && !text.contains("\u{1B}"))
    }

    @Test func `the JSON has the agreed shape and the same bytes every time`() throws {
        let json = try JSONReport.render(two)
        #expect(try JSONReport.render(two) == json)
        #expect(json.hasPrefix("{\n  \"runs\" : [\n"))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let summary = try #require(object["summary"] as? [String: Any])
        #expect(summary["runs"] as? Int == 2 && summary["withFindings"] as? Int == 1)
        #expect(!json.contains("snapshot"))
    }

    @Test func `runs with numbers that are none still make JSON`() throws {
        var run = SampleScreen().run
        run.steps = [AuditRun.Step(name: "odd", at: .nan, keyboard: [.infinity, 0, 0, 0], overlap: .nan)]
        run.findings = [Finding(rule: "lag", subject: "a", amount: .infinity, at: .nan, message: "m")]
        #expect(try JSONReport.render(AuditReport(runs: [run])).contains("\"amount\" : 0"))
    }

    @Test func `JUnit counts runs with findings as failures and stays well formed`() throws {
        var runs = two.runs
        runs[1].screen = "<&\">"
        let xml = try #require(XMLCheck(JUnitReport.render(AuditReport(runs: runs))))
        #expect(xml.elements["testcase"] == 2 && xml.elements["failure"] == 1)
    }
}
