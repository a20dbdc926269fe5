import AuditRules
import Foundation
import SceneModel
import Testing

/// The twin is a second recording of the same actions, with a hidden keyboard.
///
/// If the twin shows a change as well, the keyboard did not cause the change.
@Suite struct TwinTests {
    /// A column with a label above a field, moved by some points.
    private func picture(
        _ time: Double, keyboardTop: CGFloat, moved: CGFloat = 0, isMarked: Bool = false, isSettled: Bool = true,
        inset: Double = 0, scale: Double = 1, watches: Bool = false
    ) -> SceneSnapshot {
        var snapshot = Recording.snapshot {
            $0.time = time
            $0.step = "\(time)"
            $0.keyboardTop = keyboardTop
            $0.isSettled = isSettled
            $0.isMoving = !isSettled
            $0.targetTop = isSettled ? keyboardTop : 508
            $0.isFocused = keyboardTop < 844
            $0.geometry.contentInset = [0, 0, inset, 0]
        }
        let label = node(11, .label, CGRect(x: 0, y: 0, width: 300, height: 20))
        var field = node(12, .button, CGRect(x: 0, y: 100 + moved, width: 300, height: 44))
        field.isMarked = isMarked
        field.geometry.transform = [scale, 0, 0, 1, 0, 0]
        var column = node(10, .view, CGRect(x: 0, y: 0, width: 390, height: 500))
        column.children = [label, field]
        snapshot.root.children += watches ? [node(9, .view, .zero, isHidden: true), column] : [column]
        return snapshot
    }

    private func node(_ id: Int, _ kind: SceneNode.Kind, _ frame: CGRect, isHidden: Bool = false) -> SceneNode {
        var node = SceneNode(
            id: id, name: "\(kind) \(id)", kind: kind, frameInScreen: frame, modelFrameInScreen: frame,
            geometry: .init(
                bounds: CGRect(origin: .zero, size: frame.size), center: CGPoint(x: frame.midX, y: frame.midY)))
        node.isHidden = isHidden
        return node
    }

    private func findings(_ run: [SceneSnapshot], twin: [SceneSnapshot]?, _ rule: Rule) -> [Finding] {
        Rule.findings(in: run, twin: twin, rules: [rule])
    }

    /// Snapshots before, with and after a keyboard; in the last snapshot a view is elsewhere.
    private func visit(
        moved: CGFloat, keyboard: CGFloat = 508, scale: Double = 1, watches: Bool = false
    ) -> [SceneSnapshot] {
        [
            picture(0, keyboardTop: 844), picture(1, keyboardTop: keyboard, watches: watches),
            picture(2, keyboardTop: 844, moved: moved, scale: scale)
        ]
    }

    @Test func `a place that the twin has as well is restored`() {
        let run = visit(moved: 68)
        #expect(findings(run, twin: nil, .notRestored).map(\.amount) == [68])
        #expect(findings(run, twin: visit(moved: 68, keyboard: 844), .notRestored).isEmpty)
        #expect(findings(run, twin: visit(moved: 68.1, keyboard: 844), .notRestored).isEmpty)
        #expect(findings(run, twin: visit(moved: 60, keyboard: 844), .notRestored).count == 1)
        #expect(findings(run, twin: visit(moved: 0, keyboard: 844), .notRestored).count == 1)
    }

    @Test func `a number that the app sets is compared exactly`() {
        let run = visit(moved: 0, scale: 0.9)
        #expect(findings(run, twin: visit(moved: 0, keyboard: 844, scale: 0.9), .notRestored).isEmpty)
        #expect(findings(run, twin: visit(moved: 0, keyboard: 844, scale: 1), .notRestored).count == 1)
    }

    @Test func `a view of the run is found in a twin that has other views`() {
        let twin = visit(moved: 68, keyboard: 844, watches: true)
        #expect(findings(visit(moved: 68), twin: twin, .notRestored).isEmpty)
    }

    /// A keyboard appears within three frames, and a marked control jumps by some points.
    private func rising(leap: CGFloat, keyboard: [CGFloat] = [800, 660, 508]) -> [SceneSnapshot] {
        [
            picture(0, keyboardTop: 844, isMarked: true),
            picture(0.016, keyboardTop: keyboard[0], isMarked: true, isSettled: false),
            picture(0.033, keyboardTop: keyboard[1], moved: leap, isMarked: true, isSettled: false),
            picture(0.05, keyboardTop: keyboard[2], moved: leap, isMarked: true)
        ]
    }

    @Test func `a leap of the twin as well is no jump and no lag`() {
        let run = rising(leap: 400), still = [CGFloat](repeating: 844, count: 3)
        for rule in [Rule.jump, .lag] {
            #expect(!findings(run, twin: nil, rule).isEmpty, "\(rule.id)")
            #expect(findings(run, twin: rising(leap: 400, keyboard: still), rule).isEmpty, "\(rule.id)")
            #expect(!findings(run, twin: rising(leap: 0, keyboard: still), rule).isEmpty, "\(rule.id)")
        }
    }

    @Test func `a control that the twin pushes as far is left alone`() {
        let run = [
            picture(0, keyboardTop: 844, isMarked: true), picture(1, keyboardTop: 508, moved: -150, isMarked: true)
        ]
        let twin = run.enumerated().map {
            picture($1.time, keyboardTop: 844, moved: $0 == 1 ? -150 : 0, isMarked: true)
        }
        #expect(!findings(run, twin: nil, .pushedOffScreen).isEmpty)
        #expect(findings(run, twin: twin, .pushedOffScreen).isEmpty)
        let still = run.map { picture($0.time, keyboardTop: 844, isMarked: true) }
        #expect(!findings(run, twin: still, .pushedOffScreen).isEmpty)
    }

    @Test @MainActor func `a twin is played only where a rule compares`() async {
        var plays = 0
        @MainActor func judge(_ run: [SceneSnapshot]) async -> AuditRun {
            await AuditRun.judging(
                run,
                as: AuditEntry(
                    screen: "s", device: "d", orientation: .portrait, keyboard: .letters, usage: .typing,
                    avoidance: .own),
                twin: {
                    plays += 1
                    return run
                })
        }
        _ = await judge(visit(moved: 0))
        #expect(plays == 0)
        let moved = await judge(visit(moved: 68))
        #expect(!moved.findings.contains { $0.rule == .notRestored })
        #expect(plays == 1)
    }

    @Test func `a view with another number of insets is no view that is the same without a keyboard`() {
        var run = visit(moved: 0)
        run[2].root.children[run[2].root.children.count - 1].children[1].geometry.contentInset = [0, 0, 0]
        #expect(findings(run, twin: nil, .notRestored).count == 1)
        #expect(findings(run, twin: visit(moved: 0, keyboard: 844), .notRestored).count == 1)
    }
}
