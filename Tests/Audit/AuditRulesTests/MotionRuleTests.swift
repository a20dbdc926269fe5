@testable import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct MotionRuleTests {
    /// The greatest lag of the button over all movements of the keyboard, in points.
    private func lag(in snapshots: [SceneSnapshot]) -> Double {
        KeyboardMotion.transitions(in: snapshots).compactMap {
            KeyboardMotion.lag(of: Recording.buttonID, during: $0, in: snapshots)?.points
        }.max() ?? 0
    }

    private static let way: CGFloat = 336

    @Test func `a button at the keyboard's pace neither lags nor jumps`() {
        let snapshots = Recording.rise { scene, part, _ in scene.button.origin.y = 760 - 336 * part }
        #expect(KeyboardMotion.transitions(in: snapshots) == [.init(first: 0, last: 6)])
        #expect(lag(in: snapshots) < 1e-9)
        #expect(Rule.lag.check(snapshots).isEmpty)
        #expect(Rule.jump.check(snapshots).isEmpty)
    }

    @Test func `a button that keeps pace over half the way does not lag`() {
        let snapshots = Recording.rise { scene, part, _ in scene.button.origin.y = 760 - 168 * part }
        #expect(lag(in: snapshots) < 1e-9)
    }

    @Test func `a button in another rhythm lags by its greatest distance`() {
        let snapshots = Recording.rise { scene, _, index in scene.button.origin.y = 760 - 336 * CGFloat(index) / 6 }
        // After 2/6 of the time, the keyboard has completed 0.12 of its movement, and the button has completed 2/6.
        // After 4/6 of the time, the keyboard has completed 0.6, and the button has completed 4/6. The difference is
        // greatest after 2/6 of the time. The full movement is 336 points, so the lag is (2/6 - 0.12) × 336 points.
        let findings = Rule.lag.check(snapshots)
        #expect(findings.count == 1)
        #expect(abs((findings.first?.amount ?? 0) - 336 * (2.0 / 6 - 0.12)) < 1e-9)
        #expect(findings.messages == ["Sign In button 72 pt away from the keyboard's motion at 0.03 s"])
    }

    /// Another view takes the button's former place and moves as fast as the keyboard.
    @Test func `a view is followed by its identity, not by its place`() {
        var snapshots = Recording.rise { scene, part, index in
            scene.button.origin.y = 760 - 336 * CGFloat(index) / 6
            if index > 0 { scene.email.origin.y = 760 - 336 * part }
        }
        for index in snapshots.indices.dropFirst() { snapshots[index].root.children[0].children.reverse() }
        #expect(Rule.lag.check(snapshots).contains { $0.subject == "Sign In" })
    }

    /// A finger drags the keyboard from 508 to 708 in five frames, and UIKit announces nothing.
    private static func drag(
        from bottom: CGFloat = 508, rest: CGFloat = 804, lasts frames: Int = 5, isFinger: Bool = true,
        change: (inout Recording.Scene) -> Void = { _ in }, bottomAt: (CGFloat) -> CGFloat
    ) -> [SceneSnapshot] {
        let down = Recording.snapshot { scene in
            scene.isFocused = false
            scene.button.origin.y = rest - 44
            change(&scene)
        }
        let frames = (0...frames).map { frame in
            Recording.snapshot { scene in
                scene.time = 1 + Double(frame) / 60
                scene.isSettled = frame == 0
                scene.keyboardTop = 508 + CGFloat(frame) * 40
                scene.personalScrolls = isFinger ? frame : 0
                scene.button.origin.y = frame == 0 ? bottom - 44 : bottomAt(scene.keyboardTop) - 44
                change(&scene)
            }
        }
        return ([down] + frames).map { snapshot in
            var snapshot = snapshot
            // The form of the other recordings scrolls.
            snapshot.root.children[0].kind = .view
            return snapshot
        }
    }

    @Test func `a view that stood on the keyboard follows the finger`() {
        #expect(
            Rule.lag.check(Self.drag { _ in 508 }).messages == [
                "Sign In button 200 pt behind the keyboard that a finger drags at 1.08 s"
            ])
        #expect(Rule.lag.check(Self.drag { $0 }).isEmpty, "it follows")
        #expect(Rule.lag.check(Self.drag { $0 - 8 }).isEmpty, "8 pt are no lag")
        #expect(Rule.lag.check(Self.drag { $0 - 9 }).map(\.amount) == [9])
        #expect(Rule.lag.check(Self.drag(rest: 560) { min($0, 560) }).isEmpty, "it stops at its place at rest")
        #expect(Rule.lag.check(Self.drag(rest: 508) { _ in 508 }).isEmpty, "it never made way")
        #expect(Rule.lag.check(Self.drag(from: 480) { _ in 480 }).isEmpty, "it stood 28 pt above the keyboard")
        #expect(Rule.lag.check(Self.drag(isFinger: false) { _ in 508 }).isEmpty, "no finger moves the keyboard")
        #expect(Rule.lag.check(Self.drag(change: { $0.isButtonHidden = true }, bottomAt: { _ in 508 })).isEmpty)
    }

    @Test func `a point of lag is tolerated and a little more is not`() {
        for (lag, count) in [(1.0, 0), (1.01, 1)] {
            let snapshots = Recording.rise { scene, part, index in
                scene.button.origin.y = 760 - 336 * part + (index == 3 ? lag : 0)
            }
            #expect(Rule.lag.check(snapshots).count == count, "lag \(lag)")
        }
    }

    @Test func `a button moved without animation jumps by its whole way`() {
        let snapshots = Recording.rise { scene, _, index in scene.button.origin.y = index == 0 ? 760 : 672 }
        #expect(
            Rule.jump.check(snapshots).messages == [
                "Sign In button jumped 88 pt in one frame at 0.02 s while the keyboard moved 13 pt"
            ])
        #expect(Rule.jump.check(snapshots).map(\.amount) == [88])
    }

    @Test func `a leap ahead of the keyboard is a jump, a leap after it also a lag`() {
        func rules(leapingAt leap: Int, by way: CGFloat = 336) -> [Rule.ID] {
            let snapshots = Recording.rise { scene, _, index in scene.button.origin.y = index < leap ? 760 : 760 - way }
            return Rule.findings(in: snapshots, rules: [.jump, .lag]).map(\.rule)
        }
        #expect(rules(leapingAt: 1) == [.jump] && rules(leapingAt: 3) == [.jump])
        #expect(rules(leapingAt: 4) == [.jump, .lag] && rules(leapingAt: 6) == [.jump, .lag])
        #expect(rules(leapingAt: 1, by: 8) == [.lag], "too short for a jump")
    }

    /// The keyboard's top is at 743 pt after three frames, and at 642 pt after four.
    @Test func `content that scrolls lags only where the keyboard covers it`() {
        func lags(of bottom: CGFloat, inFrame frame: Int, way: CGFloat = 336) -> [Double] {
            let snapshots = Recording.rise { scene, part, index in
                scene.geometry.contentSize?.height = 1_600
                scene.button.origin.y = index == frame ? bottom - 44 : 760 - way * part
            }
            return Rule.lag.check(snapshots).map { $0.amount.rounded() }
        }
        #expect(lags(of: 752, inFrame: 3) == [9] && lags(of: 750, inFrame: 3).isEmpty)
        #expect(lags(of: 600, inFrame: 3).isEmpty, "ahead of the keyboard")
        #expect(lags(of: 652, inFrame: 4) == [10])
        #expect(lags(of: 600, inFrame: 4, way: 100).isEmpty, "the end is covered, which other rules report")
    }

    @Test func `content may scroll by a row when an input is tapped`() {
        func jumps(by way: CGFloat, inFrame frame: Int, scrolls: Bool = true) -> [String] {
            let parts = [0, 0, 0.12, 0.3, 0.6, 0.85, 1]
            let snapshots = Recording.rise(parts) { scene, _, index in
                if !scrolls { scene.geometry.contentInset = [] }
                if index >= frame { scene.button.origin.y -= way }
            }
            return Rule.jump.check(snapshots).map(\.subject)
        }
        #expect(jumps(by: 54, inFrame: 1).isEmpty)
        #expect(jumps(by: 55, inFrame: 1) == ["Sign In"])
        #expect(jumps(by: 54, inFrame: 1, scrolls: false) == ["Sign In"])
        #expect(jumps(by: 54, inFrame: 6) == [] && jumps(by: 140, inFrame: 6) == ["Sign In"])
    }

    /// A finger drags the keyboard down to 700 pt, and the keyboard goes on by itself.
    ///
    /// The button is already at rest.
    @Test func `a lag begins after the finger has left the keyboard`() {
        func lags(scrolls: Int) -> Int {
            let tops: [CGFloat] = [508, 700, 790, 844]
            var snapshots = tops.enumerated().map { index, top in
                Recording.snapshot {
                    $0.time = Double(index) / 60
                    $0.isMoving = index == 1 || index == 2
                    $0.isSettled = !$0.isMoving
                    $0.keyboardTop = top
                    $0.targetTop = index == 0 ? 508 : 844
                    $0.isFocused = index == 0
                    $0.personalScrolls = index == 0 ? 0 : scrolls
                    $0.geometry.contentInset = []
                    $0.button.origin.y = index == 0 ? 464 : 700
                }
            }
            for index in snapshots.indices { snapshots[index].root.children[0].kind = .view }
            return Rule.lag.check(snapshots).count
        }
        #expect(lags(scrolls: 0) == 1 && lags(scrolls: 28) == 0)
    }

    @Test func `a jump of a form names the field and the button inside`() {
        let snapshots = Recording.rise { scene, _, index in
            scene.email.origin.y = 600
            guard index > 0 else { return }
            scene.form.origin.y -= 100
            scene.button.origin.y -= 100
            scene.email.origin.y -= 100
        }
        #expect(Rule.jump.check(snapshots).map(\.subject) == ["Email", "Sign In"])
    }

    @Test func `a row that moves by an inserted row does not jump`() {
        func jumps(longerBy growth: CGFloat) -> [String] {
            let snapshots = Recording.rise { scene, _, index in
                scene.geometry.contentSize?.height = 1_600 + (index == 0 ? 0 : growth)
                if index > 0 { scene.button.origin.y -= 55 }
            }
            return Rule.jump.check(snapshots).map(\.subject)
        }
        #expect(jumps(longerBy: 0) == ["Sign In"])
        #expect(jumps(longerBy: 40) == ["Sign In"])
        #expect(jumps(longerBy: 55).isEmpty && jumps(longerBy: -55).isEmpty)
    }

    @Test func `a jump out of sight is not reported`() {
        let snapshots = Recording.rise { scene, _, index in scene.button.origin.y = index == 0 ? 2_000 : 1_000 }
        #expect(Rule.jump.check(snapshots).isEmpty)
        let intoSight = Recording.rise { scene, _, index in scene.button.origin.y = index == 0 ? 2_000 : 100 }
        #expect(Rule.jump.check(intoSight).map(\.amount) == [1_900])
    }

    @Test func `a form that jumps alone is named itself`() {
        let snapshots = Recording.rise { scene, _, index in scene.form.size.height = index < 3 ? 844 : 508 }
        #expect(Rule.jump.check(snapshots).map(\.subject) == ["Form"])
        #expect(Rule.jump.check(snapshots).map(\.amount) == [336])
    }

    @Test func `twice the keyboard's step and ten points are tolerated`() {
        for (extra, count) in [(0.0, 0), (0.1, 1)] {
            let snapshots = Recording.rise { scene, _, index in
                if index > 0 { scene.button.origin.y -= 2 * 13.44 + 10 + extra - 1e-6 }
            }
            #expect(Rule.jump.check(snapshots).count == count, "extra \(extra)")
        }
    }

    @Test func `a view that moves while the keyboard rests is not judged`() {
        let snapshots = [0, 1].map { index in
            Recording.snapshot {
                $0.time = Double(index)
                $0.button.origin.y -= 300 * CGFloat(index)
            }
        }
        #expect(KeyboardMotion.transitions(in: snapshots).isEmpty)
        #expect(Rule.jump.check(snapshots).isEmpty)
        #expect(Rule.lag.check(snapshots).isEmpty)
    }

    @Test func `a keyboard that turns back begins a new transition`() {
        let tops: [CGFloat] = [844, 800, 700, 760, 844]
        let snapshots = tops.enumerated().map { index, top in
            Recording.snapshot {
                $0.time = Double(index) / 60
                $0.isMoving = index > 0 && index < 4
                $0.isSettled = !$0.isMoving
                $0.keyboardTop = top
                $0.targetTop = index == 0 || index > 2 ? 844 : 508
                $0.button.origin.y = 760 - (844 - top)
            }
        }
        let transitions = KeyboardMotion.transitions(in: snapshots)
        #expect(transitions == [.init(first: 0, last: 2), .init(first: 2, last: 4)])
        #expect(Rule.lag.check(snapshots).isEmpty)
    }

    @Test func `a rotation is no movement of the keyboard`() {
        let snapshots = [
            Recording.snapshot { $0.keyboardTop = 508 },
            Recording.snapshot {
                $0.size = CGSize(width: 844, height: 390)
                $0.keyboardTop = 190
                $0.button.origin.y = 20
            }
        ]
        #expect(KeyboardMotion.transitions(in: snapshots).isEmpty)
    }

    @Test func `five layouts in each frame exceed the budget, two do not`() {
        let budget = Rule.layoutPassBudget(viewCount: 4)
        #expect(budget == 24)
        #expect(Rule.layoutPasses.check(Recording.rise { scene, _, index in scene.passes = 2 * index }).isEmpty)
        let findings = Rule.layoutPasses.check(Recording.rise { scene, _, index in scene.passes = 5 * index })
        #expect(findings.map(\.amount) == [30])
        #expect(findings.messages == ["Window laid out 30 times in one keyboard movement by 0.10 s, budget 24"])
    }
}
