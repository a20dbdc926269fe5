import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct CauseTests {
    private func judged(_ change: (inout Recording.Scene) -> Void) -> AuditRun {
        let recording = [
            Recording.snapshot { $0.email.origin.y = 560 },
            Recording.snapshot {
                $0.time = 0.8
                $0.step = "up"
                $0.keyboardTop = 508
                $0.email.origin.y = 560
                $0.caret = CGRect(x: 24, y: 570, width: 2, height: 20)
                change(&$0)
            }
        ]
        return AuditRun.judging(
            recording, screen: "S", device: "D", orientation: .portrait, keyboard: .letters, avoidance: "none")
    }

    @Test func `an unreachable field explains its covered frame and caret`() throws {
        let run = judged { $0.button.origin.y = 100 }
        let email = run.findings.filter { $0.subject == "Email" }
        #expect(Set(email.map(\.rule)) == [.focusCovered, .caretCovered, .unreachable])
        #expect(email.filter { $0.cause == nil }.map(\.rule) == [.unreachable])
        #expect(email.filter { $0.rule != .unreachable }.allSatisfy { $0.cause == .unreachable })
        let told = AuditReport(runs: [run]).causes.first { $0.finding.rule == .unreachable }
        #expect(told?.faults.map(\.rule) == [.unreachable, .focusCovered, .caretCovered])
    }

    @Test func `findings on different views stand alone`() {
        let run = judged { _ in }
        let causes = AuditReport(runs: [run]).causes
        #expect(Set(causes.flatMap(\.faults)) == Set(run.findings.map(\.fault)), "none is lost")
        #expect(causes.map(\.finding.rule) == [.unreachable, .unreachable])
        #expect(causes.map(\.finding.subject).sorted() == ["Email", "Sign In"])
    }

    @Test func `endless layout explains every later finding`() throws {
        var recording = Recording.rise { scene, _, index in scene.email.origin.y = index < 5 ? 600 : 400 }
        let alone = Rule.findings(in: recording)
        #expect(!alone.isEmpty && alone.allSatisfy { $0.cause != .neverSettles })
        let end = Recording.snapshot {
            ($0.time, $0.keyboardTop, $0.email.origin.y) = (3, 508, 400)
        }
        recording.append(end)
        recording[recording.count - 1].restlessViews = ["Form"]
        let early = Rule.findings(in: recording).filter { $0.at < 1 }
        #expect(!early.isEmpty && early.allSatisfy { $0.cause != .neverSettles })
        recording = Array(recording.dropLast())
        recording[0].restlessViews = ["Form"]
        let found = Rule.findings(in: recording)
        #expect(found.count == alone.count + 1)
        #expect(found.allSatisfy { $0.rule == .neverSettles || $0.cause == .neverSettles })
    }

    @Test func `what one view does explains nothing about another`() {
        let recording = Recording.rise { scene, _, index in
            scene.email.origin.y = index < 5 ? 600 : 400
            scene.button.origin.y = 760 - 336 * CGFloat(index) / 6
        }
        let run = AuditRun.judging(
            recording, screen: "S", device: "D", orientation: .portrait, keyboard: .letters, avoidance: "none")
        #expect(run.findings.filter { $0.rule == .jump }.map(\.subject) == ["Email"])
        let lags = run.findings.filter { $0.rule == .lag }
        #expect(lags.first { $0.subject == "Sign In" }.map { $0.cause == nil } == true)
        #expect(lags.first { $0.subject == "Email" }?.cause == .jump)
    }

    @Test func `findings about one moved view are one cause, those about two are two`() {
        func causes(_ movers: [String?]) -> [[Finding.Fault]] {
            let findings = movers.enumerated().map { number, mover in
                var finding = Finding(rule: .needlessGap, subject: "\(number)", amount: 9, at: 1, message: "m")
                finding.mover = mover
                return finding
            }
            let run = AuditRun(
                screen: "S", device: "D", orientation: .portrait, keyboard: .letters, avoidance: "none", steps: [],
                findings: findings)
            return AuditReport(runs: [run]).causes.map(\.faults)
        }
        #expect(causes(["page", "page"]).map(\.count) == [2])
        #expect(causes(["page", "bar"]).count == 2 && causes([nil, nil]).count == 2)
    }

    @Test func `the view that has moved is the outermost one, and nothing that stands has moved`() {
        func movers(_ change: (inout Recording.Scene) -> Void) -> Set<String?> {
            Set(judged(change).findings.map(\.mover))
        }
        #expect(movers { $0.geometry.center.y -= 100 } == ["Form"])
        #expect(movers { $0.geometry.bounds.size.height -= 100 } == ["Form"])
        #expect(movers { _ in } == [nil])
    }
}
