import AuditRules
import Foundation
import ReportRendering
import SceneModel
import Testing

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

    @Test func `the most familiar run stands for a screen, of several the last`() {
        #expect(shown([run("A", usage: .again), run("B"), run("C")]) == ["C"])
        #expect(shown([run("A", usage: .again), run("B", [4])]) == ["A", "B"])
        #expect(shown([]) == [])
    }

    @Test func `of each rule the worst run is shown, and that which stands for the finding`() {
        #expect(shown([run("A", [1]), run("B", [9]), run("C", [4, 5]), run("D", [3], usage: .again)]) == ["B", "C"])
        let others = [run("A", [1]), run("B", [9]), run("C"), run("D", [3], rule: .jump, usage: .again)]
        #expect(shown(others) == ["B", "C", "D"])
    }

    @Test func `each different finding has the run that stands for it`() {
        var runs = [run("A", [9]), run("B", [4]), run("C", [2])]
        runs[1].findings[0].subject = "y"
        runs[2].findings[0].subject = "y"
        #expect(shown(runs) == ["A", "B", "C"])
        let many = (0..<40).map { index in
            var next = run("\(index)", [40 - Double(index)])
            next.findings[0].subject = "\(index)"
            return next
        }
        #expect(shown(many) == ((0..<PicturedRuns.findingsPerScreen) + [39]).map { "\($0)" })
    }

    @Test func `of ten thousand runs of three screens few are shown`() {
        let runs = (0..<10_000).map { index in
            var next = run("\(index % 33)", index % 7 == 0 ? [Double(index % 50)] : [])
            next.screen = "\(index % 3)"
            return next
        }
        // Up to four runs of each screen are shown: the last run, the last run without findings, and the first and the
        // last of the worst runs.
        #expect((9...12).contains(shown(runs).count))
    }
}
