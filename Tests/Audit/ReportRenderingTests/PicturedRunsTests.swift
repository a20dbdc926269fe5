import AuditRules
import Foundation
import ReportRendering
import SceneModel
import Testing

/// Which of many runs a report shows.
@Suite struct PicturedRunsTests {
    private func run(
        _ device: String, _ amounts: [Double] = [], rule: Rule.ID = .lag, usage: Usage = .typing
    ) -> AuditRun {
        AuditRun(
            screen: "S", device: device, orientation: .portrait, keyboard: .letters, usage: usage, avoidance: "a",
            steps: [],
            findings: amounts.map { Finding(rule: rule, subject: "x", amount: $0, at: 0, message: "m") })
    }

    private func shown(_ runs: [AuditRun]) -> [String] {
        PicturedRuns(of: AuditReport(runs: runs)).indices.map { runs[$0].device }
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

    @Test func `of ten thousand runs of three screens nine are shown`() {
        let runs = (0..<10_000).map { index in
            var next = run("\(index % 33)", index % 7 == 0 ? [Double(index % 50)] : [])
            next.screen = "\(index % 3)"
            return next
        }
        #expect(shown(runs).count == 9)
    }
}
