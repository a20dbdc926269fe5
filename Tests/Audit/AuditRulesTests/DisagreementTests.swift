import AuditRules
import SceneModel
import Testing

@Suite struct DisagreementTests {
    private func run(_ rules: [Rule.ID], accepting accepted: [Rule.ID] = []) -> AuditRun {
        func findings(_ rules: [Rule.ID]) -> [Finding] {
            rules.map { Finding(rule: $0, subject: "Email", amount: 1, at: 0, message: "m") }
        }
        var run = AuditRun(
            screen: "S", device: "D", orientation: .portrait, keyboard: .letters, avoidance: "none", steps: [],
            findings: findings(rules))
        run.accepted = accepted.isEmpty ? nil : findings(accepted)
        return run
    }

    private func difference(
        _ phone: AuditRun, _ simulated: AuditRun, unjudged: Set<Rule.ID> = []
    ) -> [[String]]? {
        Disagreement(of: phone, on: "iOS", unjudged: unjudged, simulated: simulated).map {
            [$0.onHostAlone, $0.simulatedAlone]
        }
    }

    @Test func `what only one of both has found is told`() {
        #expect(difference(run([.jump]), run([.jump])) == nil)
        #expect(difference(run([.jump, .lag]), run([.jump, .bleed])) == [["lag Email"], ["bleed Email"]])
    }

    @Test func `what a team has accepted was found all the same`() {
        #expect(difference(run([], accepting: [.jump]), run([.jump])) == nil)
        #expect(difference(run([]), run([], accepting: [.jump])) == [[], ["jump Email"]])
    }

    @Test func `what a host cannot judge is no difference`() {
        #expect(difference(run([]), run([.lag]), unjudged: [.lag]) == nil)
    }
}
