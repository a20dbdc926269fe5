import Foundation
import SceneModel
import Testing

@testable import AuditRules

/// If a rule found nothing in a snapshot, the rule skips a later snapshot that is equal to it.
@Suite struct RestRuleTests {
    enum Event: CaseIterable {
        case move, focus, caret, keyboard, turn, typing, scrolling, movement

        func pictures(after rest: SceneSnapshot) -> [SceneSnapshot] {
            var next = rest
            switch self {
            case .move: next.root = Recording.snapshot().root
            case .focus: next.focus = nil
            case .caret: next.focus?.caretInScreen = CGRect(x: 30, y: 310, width: 2, height: 20)
            case .keyboard: next.keyboard = Recording.snapshot { $0.keyboardTop = 508 }.keyboard
            case .turn: next.screen.size = CGSize(width: 844, height: 390)
            case .typing: next.personalMoves = 1
            case .scrolling: next.personalScrolls = 1
            case .movement:
                next.isSettled = false
                return [next, rest]
            }
            return [next]
        }
    }

    /// The rule finds a fault in every snapshot except the first `count` snapshots.
    private func rule(clear count: Int) -> Rule {
        Rule(id: .bleed, title: "", explanation: "", severity: .error) { index, snapshots in
            guard index >= count else { return [] }
            let finding = Finding(
                rule: .bleed, subject: "\(index)", amount: 1, at: snapshots[index].time, message: "\(index)")
            return [("\(index)", finding)]
        }
    }

    @Test(arguments: Event.allCases) func `a rest is judged after`(event: Event) {
        let rest = Recording.snapshot(), next = event.pictures(after: rest)
        #expect(rule(clear: 1).check([rest] + next).messages == ["\(next.count)"])
    }

    @Test func `a rest that repeats one without faults is not judged`() {
        let rest = Recording.snapshot()
        var later = rest
        (later.time, later.step) = (2, "later")
        #expect(rule(clear: 1).check([rest, later, later]).isEmpty)
    }

    @Test func `a rest that repeats one with faults is judged`() {
        let rest = Recording.snapshot()
        #expect(rule(clear: 0).check([rest, rest, rest]).messages == ["0", "1", "2"])
    }

    @Test(arguments: [Rule.focusCovered, .controlCovered, .unreachable])
    func `a fault that lasts is told for each step`(rule: Rule) {
        let before = Recording.snapshot()
        var up = Recording.snapshot {
            ($0.time, $0.step, $0.keyboardTop) = (1, "up", 508)
            ($0.email.origin.y, $0.button.origin.y) = (500, 600)
        }
        let fault = rule.check([before, up])
        #expect(!fault.isEmpty)
        var later = up
        (later.time, later.step) = (2, "later")
        #expect(rule.check([before, up, later]).count == fault.count * 2)
        up.step = "later"
        #expect(rule.check([before, up, later]).count == fault.count)
    }
}
