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
                Sign in · layout guide  ✓ 1 run on iPhone 14, all clear
                Sign in · no avoidance  ✗ 1 run on iPhone 14, 1 with findings

                Sign in · no avoidance
                  1. Sign In button covered by 44 pt at 0.80 s (control-covered)
                     in 1 of 1 run; shown on iPhone 14, portrait, letters, typing
                     why: nothing around Sign In button scrolls, its bottom is at 770 pt, the keyboard begins at 508 pt

                2 runs on 1 device: 1 clear, 1 with findings.

                """)
    }

    @Test func `a finding of many runs is told once with its most familiar run`() {
        var runs = [KeyboardKind.letters, .emoji, .hardware].flatMap { keyboard in
            [Usage.typing, .again].map { usage in
                var run = SampleScreen(avoidance: .none).run
                (run.keyboard, run.usage) = (keyboard, usage)
                return run
            }
        }
        for index in runs.indices where runs[index].keyboard == .hardware { runs[index].findings = [] }
        runs[3].findings[0].amount = 50
        runs[0].findings[0].message = "the plain one"
        let text = TextReport.render(AuditReport(runs: runs))
        #expect(text.contains("  1. the plain one (control-covered)\n"))
        #expect(
            text.contains(
                "     in 4 of 6 runs: letters, emoji; all usages; shown on iPhone 14, portrait, letters, typing\n")
        )
        #expect(text.split(separator: "\n").count == 6)
    }

    @Test func `a cause is told with its remedy and what the play of it has shown`() throws {
        var report = two
        let run = report.runs[1], finding = try #require(run.findings.first)
        let trial = Trial(change: "guide", place: "", code: "button.bottomAnchor", mutesApp: true)
        func lines() -> String { TextReport.render(report).split(separator: "\n").dropFirst(4).joined(separator: "\n") }
        report.remedyFailures = []
        #expect(lines().contains("     remedy: not sought, as only the most frequent causes are\n"))
        report.remedyFailures = [
            RemedyFailure(screen: run.screen, avoidance: run.avoidance, fault: finding.fault, changes: 11)
        ]
        #expect(lines().contains("     remedy: none, the 11 changes that were tried did not cure it\n"))
        report.remedies = [
            Remedy(
                screen: run.screen, avoidance: run.avoidance, trial: trial, runs: 12, before: 9, after: 0,
                cured: [finding.fault], faults: 1)
        ]
        #expect(
            lines().contains(
                """
                     remedy: button.bottomAnchor; remove 'none' and the screen's own code for keyboard notifications
                       played in 12 runs: 9 with findings before, 0 after
                """))
        #expect(
            try JSONReport.render(report).contains("\"proof\" : \"played in 12 runs: 9 with findings before, 0 after\"")
        )
        #expect(JUnitReport.render(report).contains("played in 12 runs"))
        #expect(try SARIFReport.render(report, places: [:]).contains("played in 12 runs"))
        let read = try JSONDecoder().decode(AuditReport.self, from: Data(JSONReport.render(report).utf8))
        #expect(read.remedies == report.remedies)
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
        #expect(json.hasPrefix("{\n  \"causes\" : [\n"))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let summary = try #require(object["summary"] as? [String: Any])
        #expect(summary["runs"] as? Int == 2 && summary["withFindings"] as? Int == 1)
        #expect(!json.contains("snapshot"))
    }

    /// The runs are written one by one, and the text has to be that of the whole report.
    @Test(arguments: [0, 1, 2])
    func `JSON in pieces has the bytes of the whole`(count: Int) throws {
        var report = AuditReport(runs: Array(two.runs.prefix(count)))
        report.omission = "\n  \"runs\" : [\n\n  ]"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        #expect(try JSONReport.render(report) == String(decoding: encoder.encode(report), as: UTF8.self) + "\n")
    }

    @Test func `runs with numbers that are none still make JSON`() throws {
        var run = SampleScreen().run
        run.steps = [AuditRun.Step(name: "odd", at: .nan, keyboard: [.infinity, 0, 0, 0], overlap: .nan)]
        run.findings = [Finding(rule: .lag, subject: "a", amount: .infinity, at: .nan, message: "m")]
        #expect(try JSONReport.render(AuditReport(runs: [run])).contains("\"amount\" : 0"))
    }

    @Test func `JUnit is well formed and fails each run with findings`() throws {
        var runs = two.runs
        runs[1].screen = "<&\">"
        let xml = try #require(XMLCheck(JUnitReport.render(AuditReport(runs: runs))))
        #expect(xml.elements["testcase"] == 2 && xml.elements["failure"] == 1)
    }

    @Test func `JUnit passes a run with only warnings unless strict`() throws {
        var run = SampleScreen().run
        run.findings = [Finding(rule: .lag, subject: "a", amount: 4, at: 1, message: "a <late>")]
        let report = AuditReport(runs: [run]), text = JUnitReport.render(report)
        let xml = try #require(XMLCheck(text))
        #expect(xml.elements["failure"] == nil && xml.elements["system-out"] == 1)
        #expect(text.contains("failures=\"0\"") && text.contains("lag: a &lt;late&gt;"))
        let strict = JUnitReport.render(report, isStrict: true)
        #expect(try #require(XMLCheck(strict)).elements["failure"] == 1 && strict.contains("failures=\"1\""))
    }

    @Test func `JSON says what was left out, and reads it again`() throws {
        var report = two
        #expect(try !JSONReport.render(report).contains("\"omission\""))
        report.omission = "Left out: 3 of 5 runs."
        let read = try JSONDecoder().decode(AuditReport.self, from: Data(JSONReport.render(report).utf8))
        #expect(read.omission == report.omission)
    }

    @Test func `SARIF escapes a file's name as a URI reference`() throws {
        let places = [two.runs[0].screen: SARIFReport.Place(file: "Sources/My: screens/50 % ü.swift", line: 3)]
        let text = try SARIFReport.render(
            AuditReport(
                runs: two.runs.map { run in
                    var run = run
                    run.screen = two.runs[0].screen
                    run.findings = [Finding(rule: .jump, subject: "a", amount: 4, at: 1, message: "m")]
                    return run
                }), places: places)
        #expect(text.contains("\"uri\" : \"Sources/My%3A%20screens/50%20%25%20%C3%BC.swift\""))
    }
}
