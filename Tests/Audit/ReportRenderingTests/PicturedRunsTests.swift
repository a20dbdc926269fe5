import AuditRules
import Foundation
import ReportPage
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

    @Test func `the most familiar run stands for a clear screen, of several the one on the newest device`() {
        #expect(shown([run("A", usage: .swipe), run("B"), run("C")]) == ["C"])
        #expect(shown([run("B"), run("A", usage: .swipe)]) == ["B"])
        #expect(shown([run("old"), run("new", usage: .again)]) == ["new"])
        let two = [run("old", usage: .again), run("new"), run("new", usage: .again)]
        #expect(PicturedRuns(of: AuditReport(runs: two)).indices == [1])
        #expect(shown([]) == [])
    }

    @Test func `each cause has its most familiar run, and its screen no other`() {
        #expect(shown([run("A", [1]), run("B", [9], usage: .again), run("C"), run("D", [4, 5])]) == ["D"])
        #expect(shown([run("A", [1]), run("B", [9]), run("D", [3], rule: .jump, usage: .again)]) == ["B", "D"])
        var pad = run("Pad", [9]), phone = run("Phone", [1], usage: .swipe)
        pad.display = SampleDevice.all[4].screen
        phone.display = SampleDevice.iPhone14.screen
        #expect(shown([pad, phone]) == ["Phone"])
    }

    @Test func `of many causes the most frequent are shown`() {
        let many = (0..<40).map { index in
            var next = run("\(index)", [40 - Double(index)])
            next.findings[0].subject = "\(index)"
            return next
        }
        #expect(shown(many) == (0..<PicturedRuns.causesPerScreen).map { "\($0)" })
    }

    @Test func `of ten thousand runs of three screens few are shown`() {
        let runs = (0..<10_000).map { index in
            var next = run("\(index % 33)", index % 7 == 0 ? [Double(index % 50)] : [])
            next.screen = "\(index % 3)"
            return next
        }
        #expect(shown(runs).count == 3)
    }
}
