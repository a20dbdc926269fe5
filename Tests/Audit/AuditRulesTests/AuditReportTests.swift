@testable import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct AuditReportTests {
    private func run(_ device: String, _ findings: [Finding] = []) -> AuditRun {
        AuditRun(
            screen: "Sign in", device: device, orientation: .portrait, keyboard: .letters, avoidance: "none",
            steps: [],
            findings: findings)
    }

    private func finding(_ rule: Rule.ID, _ amount: Double) -> Finding {
        Finding(rule: rule, subject: "a", amount: amount, at: 1, message: "m")
    }

    @Test func `the summary counts runs, rules and devices in sorted order`() {
        let report = AuditReport(runs: [
            run("iPhone 14", [finding(.lag, 3), finding(.jump, 88), finding(.lag, 5)]), run("iPad"), run("iPhone 14")
        ])
        let summary = report.summary
        #expect(summary.runs == 3 && summary.clear == 2 && summary.withFindings == 1)
        #expect(summary.findingsByRule.map(\.rule) == [.jump, .lag])
        #expect(summary.findingsByRule.map(\.findings) == [1, 2])
        #expect(summary.findingsByRule.map(\.runs) == [1, 1])
        #expect(summary.findingsByRule.map(\.worst) == [88, 5])
        #expect(summary.devices.map(\.device) == ["iPad", "iPhone 14"])
        #expect(summary.devices.map(\.clear) == [1, 1])
    }

    @Test func `a recording becomes a run with one step for each stretch`() {
        let rising = Recording.rise { scene, _, index in
            if index == 0 { scene.step = "down" }
            if index == 6 { scene.step = "up" }
        }
        let run = AuditRun.judging(
            rising, screen: "Sign in", device: "iPhone 14", orientation: .portrait, keyboard: .letters,
            avoidance: "none")
        #expect(run.steps.map(\.name) == ["down", "rising", "up"])
        let risingTop = 844 - 336 * 0.3
        #expect(run.steps.map(\.keyboard) == [nil, [0, risingTop, 390, 336], [0, 508, 390, 336]])
        #expect(run.steps.map(\.overlap) == [nil, 844 - risingTop, 336])
        #expect(run.steps[1].snapshot == rising[3])
        #expect(
            run.findings.messages == [
                "Sign In button covered by 44 pt at 0.10 s",
                "Sign In button can't be scrolled into sight at 0.10 s: 44 pt stay under the keyboard"
            ])
        #expect(run.isClear == false)
    }

    @Test func `what follows from a finding is neither counted nor told`() {
        var symptom = Finding(rule: .lag, subject: "Bar", amount: 9, at: 1, message: "Bar lagged")
        symptom.cause = .jump
        let run = AuditRun(
            screen: "S", device: "D", orientation: .portrait, keyboard: .letters, avoidance: "none", steps: [],
            findings: [Finding(rule: .jump, subject: "Bar", amount: 12, at: 1, message: "Bar jumped"), symptom])
        let report = AuditReport(runs: [run, run])
        #expect(report.summary.findingsByRule == [.init(rule: .jump, findings: 2, runs: 2, worst: 12)])
        #expect(
            "\(report)" == """
                2 of 2 runs with findings
                jump: Bar jumped (in 2 of 2 runs)
                  also: lag Bar
                  advice, not played: Change Bar in UIView.animate with the duration and curve of the notification, and call layoutIfNeeded() there.
                  again: .devices([try Device.named("D")]).orientations([.portrait]).keyboards([.letters]).usages([.typing])
                """)
    }

    @Test func `the code that plays a run again quotes the name of an iPad`() {
        let run = AuditRun(
            screen: "S", device: "iPad Pro 13\" M4/M5", orientation: .portrait, keyboard: .letters, avoidance: "none",
            steps: [], findings: [Finding(rule: .jump, subject: "Bar", amount: 12, at: 1, message: "Bar jumped")])
        #expect("\(AuditReport(runs: [run]))".contains(##"Device.named(#"iPad Pro 13" M4/M5"#)"##))
    }

    @Test func `the JSON holds runs and summary, and no pictures`() throws {
        let run = AuditRun.judging(
            Recording.rise { _, _, _ in }, screen: "S", device: "D", orientation: .portrait, keyboard: .letters,
            avoidance: "none")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let data = try encoder.encode(AuditReport(runs: [run]))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(object.keys) == ["causes", "runs", "summary", "verdict"])
        let first = try #require((object["runs"] as? [[String: Any]])?.first)
        #expect(
            Set(first.keys) == [
                "screen", "device", "orientation", "keyboard", "usage", "avoidance", "steps", "findings"
            ])
        let step = try #require((first["steps"] as? [[String: Any]])?.first)
        #expect(Set(step.keys) == ["name", "at", "keyboard", "overlap"])
        let finding = try #require((first["findings"] as? [[String: Any]])?.first)
        #expect(Set(finding.keys) == ["rule", "subject", "amount", "at", "message", "why", "cause"])
        let old = #"{"rule":"jump","subject":"Bar","amount":12,"at":0.5,"message":"Bar jumped"}"#
        let read = try JSONDecoder().decode(Finding.self, from: Data(old.utf8))
        #expect(read == Finding(rule: .jump, subject: "Bar", amount: 12, at: 0.5, message: "Bar jumped"))
        let again = try JSONDecoder().decode(AuditReport.self, from: data)
        #expect(again.summary == AuditReport(runs: [run]).summary)
        #expect(again.runs.first?.findings.messages == run.findings.messages)
    }
}
