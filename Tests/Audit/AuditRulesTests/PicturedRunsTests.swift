import AuditRules
import Foundation
import SceneModel
import Testing

/// Which of many runs keep their pictures.
@Suite struct PicturedRunsTests {
    private func run(
        _ device: String, _ amounts: [Double] = [], rule: Rule.ID = .lag, usage: Usage = .typing
    ) -> AuditRun {
        AuditRun(
            screen: "S", device: device, orientation: .portrait, keyboard: .letters, usage: usage, avoidance: "a",
            steps: [AuditRun.Step(Recording.snapshot())],
            findings: amounts.map { Finding(rule: rule, subject: "x", amount: $0, at: 0, message: "m") })
    }

    private func shown(_ runs: [AuditRun]) -> [String] {
        var report = AuditReport()
        for run in runs { report.add(run) }
        let pictured = report.runs.filter { $0.steps.allSatisfy { $0.snapshot != nil } }.map(\.device)
        #expect(report.picturedRuns.indices.map { report.runs[$0].device } == pictured)
        #expect(AuditReport(runs: runs).picturedRuns == report.picturedRuns, "one by one is like all at once")
        #expect(report.runs.allSatisfy { $0.steps.count == 1 }, "the steps themselves stay")
        return pictured
    }

    @Test func `one clear run stands for a screen, the most familiar one`() {
        #expect(shown([run("A", usage: .again), run("B"), run("C")]) == ["B"])
        #expect(shown([]) == [])
    }

    @Test func `of each rule the worst two runs are shown`() {
        #expect(shown([run("A", [1]), run("B", [9]), run("C", [4, 5]), run("D", [3])]) == ["B", "C"])
        #expect(shown([run("A", [1]), run("B", [9]), run("C"), run("D", [3], rule: .jump)]) == ["A", "B", "C", "D"])
    }

    @Test func `equals are shown in the order they came, the familiar first`() {
        #expect(shown([run("A", [4], usage: .again), run("B", [4]), run("C", [4]), run("D", [4])]) == ["B", "C"])
    }

    @Test func `ten thousand runs of three screens keep few pictures`() {
        var report = AuditReport()
        for index in 0..<10_000 {
            var next = run("\(index % 33)", index % 7 == 0 ? [Double(index % 50)] : [])
            next.screen = "\(index % 3)"
            report.add(next)
        }
        #expect(report.picturedRuns.indices.count == 9)
        #expect(report.runs.count { $0.steps[0].snapshot != nil } == 9)
    }
}
