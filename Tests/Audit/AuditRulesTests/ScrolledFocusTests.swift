import AuditRules
import Foundation
import SceneModel
import Testing

/// After a person has scrolled the edited input out of sight, the rules assume that the person wants this.
@Suite struct ScrolledFocusTests {
    /// A screen at rest with the field under the keyboard, after some drags and typed keys.
    private func covered(drags: Int, keys: Int = 0, _ time: Double) -> SceneSnapshot {
        Recording.snapshot {
            $0.time = time
            $0.step = "step \(time)"
            $0.keyboardTop = 508
            $0.button.origin.y = 424
            $0.email.origin.y = 600
            // A person can scroll the long form back.
            $0.geometry.contentSize = CGSize(width: 390, height: 2_000)
            $0.personalScrolls = drags
            $0.personalMoves = drags + keys
        }
    }

    private let start = Recording.snapshot {
        $0.keyboardTop = 508
        $0.button.origin.y = 424
    }

    private func rules(_ snapshots: [SceneSnapshot]) -> [Rule.ID] {
        Rule.findings(in: snapshots, rules: [.focusCovered, .caretCovered]).map(\.rule)
    }

    @Test func `a field that a person has scrolled away is no finding`() {
        #expect(rules([start, covered(drags: 1, 1), covered(drags: 1, 2)]).isEmpty)
    }

    @Test func `the same field without a drag is one, in each step`() {
        #expect(rules([start, covered(drags: 0, 1), covered(drags: 0, 2)]) == [.focusCovered, .focusCovered])
    }

    @Test func `typing asks for the field again`() {
        #expect(rules([start, covered(drags: 1, 1), covered(drags: 1, keys: 1, 2)]) == [.focusCovered])
    }

    @Test func `another field is judged again`() {
        var other = covered(drags: 1, 2)
        other.focus = SceneFocus(nodeID: Recording.buttonID, caretInScreen: nil)
        var back = covered(drags: 1, 3)
        back.focus = covered(drags: 0, 0).focus
        #expect(rules([start, covered(drags: 1, 1), other, back]) == [.focusCovered])
    }
}

/// Content under a finger follows the finger instead of the keyboard.
@Suite struct DraggedContentTests {
    private func drag(counting: Bool) -> [SceneSnapshot] {
        Recording.rise { scene, _, index in
            scene.email.origin.y = index > 2 ? 260 : 500
            scene.isFocused = false
            if counting {
                scene.personalMoves = index
                scene.personalScrolls = index
            }
        }
    }

    @Test func `a view that a finger moves in each frame does not jump`() {
        #expect(!Rule.jump.check(drag(counting: false)).isEmpty, "the same way without a finger")
        #expect(Rule.jump.check(drag(counting: true)).isEmpty)
    }
}
