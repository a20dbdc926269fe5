import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct NeedlessGapTests {
    /// Returns the rule's messages about a button 44 points high, without and with a keyboard.
    ///
    /// The safe area ends at y 810. Without a keyboard, the button's lower edge is `rest` points above this line. The
    /// keyboard's top is at y 508. With a keyboard, the button's lower edge is `up` points above the keyboard's top.
    private func played(
        rest: CGFloat = 40, up: CGFloat, isScrolled: Bool = false, change: (inout Recording.Scene) -> Void = { _ in }
    ) -> [String] {
        func scene(_ bottom: CGFloat, _ change: (inout Recording.Scene) -> Void) -> SceneSnapshot {
            var snapshot = Recording.snapshot { scene in
                scene.button.origin.y = bottom - 44
                change(&scene)
            }
            if !isScrolled { snapshot.root.children[0].kind = .view }
            return snapshot
        }
        return Rule.needlessGap.check([
            scene(810 - rest) { _ in },
            scene(508 - up) {
                $0.time = 0.8
                $0.step = "up"
                $0.keyboardTop = 508
                change(&$0)
            }
        ]).messages
    }

    @Test func `a button that keeps its distance, or less, is clear`() {
        #expect(played(up: 40).isEmpty)
        #expect(played(up: 8).isEmpty)
        #expect(played(up: 40.16).isEmpty, "less than half a pixel is no gap")
    }

    @Test func `S66 the safe area counted twice is a gap of its height`() {
        #expect(
            played(up: 74) == ["Sign In button 34 pt higher above the keyboard than it need be at 0.80 s"])
    }

    @Test func `S57 room for a full frame above a 55-point bar is a gap`() {
        #expect(
            played(up: 321) { $0.keyboardTop = 789 } == [
                "Sign In button 562 pt higher above the keyboard than it need be at 0.80 s"
            ])
    }

    @Test func `a button below the safe area counts from the screen's bottom`() {
        #expect(played(rest: -34, up: 0).isEmpty)
        #expect(played(rest: -10, up: 24).isEmpty)
        #expect(played(rest: -10, up: 24 + 8).isEmpty, "8 pt are UIKit's own distance between two views")
        #expect(played(rest: -10, up: 24 + 9).count == 1)
    }

    /// Judges the focused field on a screen without marked controls, and returns the finding.
    ///
    /// Without a keyboard, the field ends at `rest`; with a keyboard, at `up`. Both are in the screen's coordinates, in
    /// points.
    private func field(
        rest: CGFloat, up: CGFloat, window: CGRect? = nil, change: (inout Recording.Scene) -> Void = { _ in }
    ) -> String? {
        func scene(_ bottom: CGFloat, _ change: (inout Recording.Scene) -> Void) -> SceneSnapshot {
            var snapshot = Recording.snapshot { scene in
                scene.email.origin.y = bottom - 44
                change(&scene)
            }
            snapshot.root.children[0].kind = .view
            if let window { snapshot.root.frameInScreen = window }
            return snapshot
        }
        return Rule.needlessGap.check([
            scene(rest) { _ in },
            scene(up) {
                $0.time = 0.8
                $0.step = "up"
                $0.keyboardTop = 508
                change(&$0)
            }
        ]).messages.first
    }

    @Test func `the focused field counts as well`() {
        #expect(field(rest: 802, up: 500) == nil)
        #expect(
            field(rest: 802, up: 466) == "Email field 34 pt higher above the keyboard than it need be at 0.80 s")
    }

    @Test func `a field on the bottom of a window stands on the window`() {
        let window = CGRect(x: 60, y: 60, width: 270, height: 724)
        #expect(field(rest: 776, up: 500, window: window) == nil)
        #expect(field(rest: 776, up: 440, window: window)?.hasPrefix("Email field 60 pt higher") == true)
    }

    @Test func `a floating keyboard needs no room`() {
        func floating(at top: CGFloat) -> (inout Recording.Scene) -> Void {
            {
                $0.keyboardTop = top
                $0.state = .undocked
            }
        }
        #expect(
            field(rest: 802, up: 500, change: floating(at: 100))
                == "Email field went up by 302 pt for a floating keyboard that does not cover it at 0.80 s")
        #expect(field(rest: 802, up: 802, change: floating(at: 100)) == nil)
        #expect(field(rest: 802, up: 450, change: floating(at: 508)) == nil, "the keyboard would cover the field")
    }

    @Test func `a still, scrolled, moving or hidden button has no gap`() {
        #expect(played(rest: 500, up: 198).isEmpty)
        #expect(played(up: 74, isScrolled: true).isEmpty)
        #expect(played(up: 74) { $0.isSettled = false }.isEmpty)
        #expect(played(up: 74) { $0.state = .undocked }.isEmpty)
        #expect(played(up: 74) { $0.isButtonHidden = true }.isEmpty)
        #expect(played(up: 74) { $0.size = CGSize(width: 844, height: 390) }.isEmpty)
    }
}
