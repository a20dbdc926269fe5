import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct PushedOffScreenTests {
    private func played(
        before: (inout Recording.Scene) -> Void = { _ in }, after: (inout Recording.Scene) -> Void
    ) -> [Finding] {
        let snapshots = [
            Recording.snapshot { before(&$0) },
            Recording.snapshot {
                $0.keyboardTop = 508
                $0.time = 0.8
                $0.step = "up"
                after(&$0)
            }
        ]
        return Rule.pushedOffScreen.check(snapshots)
    }

    @Test func `a field pushed off the top is reported with the distance`() {
        let findings = played { $0.email.origin.y = -30 }
        #expect(findings.messages == ["Email field pushed 30 pt over the screen's top at 0.80 s"])
        #expect(findings.first?.why == "its top left corner was at (20, 300), and is at (20, -30)")
    }

    @Test func `a field pushed out of the safe area is reported`() {
        let findings = played { $0.email.origin.y = 20 }
        #expect(findings.messages == ["Email field pushed 27 pt above the safe area at 0.80 s"])
        #expect(played(before: { $0.email.origin.y = 20 }, after: { $0.email.origin.y = 20 }).isEmpty)
    }

    @Test func `a marked button pushed below the screen is reported`() {
        let findings = played { $0.button.origin.y = 820 }
        #expect(findings.messages == ["Sign In button pushed 20 pt over the screen's bottom at 0.80 s"])
        #expect(played(before: { $0.button.origin.y = 1_200 }, after: { $0.button.origin.y = 864 }).isEmpty)
    }

    @Test func `a focused field is never allowed off the screen`() {
        let findings = played(
            before: { scene in
                scene.email.origin.y = 1_200
                scene.isFocused = false
            }, after: { $0.email.origin.y = 900 })
        #expect(findings.map(\.amount) == [100])
        #expect(played { $0.email.origin.x = 60 }.map(\.amount) == [20])
    }

    @Test(arguments: [(SceneKeyboard.State.docked, 1), (.undocked, 0)])
    func `beside a floating keyboard a person scrolls back`(state: SceneKeyboard.State, count: Int) {
        let findings = played {
            $0.geometry.contentSize = CGSize(width: 390, height: 1_600)
            $0.email.origin.y = 860
            $0.state = state
        }
        #expect(findings.count == count)
    }

    @Test func `views inside, moving views and hidden views are left alone`() {
        #expect(played { $0.email.origin.y = 47 }.isEmpty)
        #expect(
            played {
                $0.email.origin.y = -300; $0.isSettled = false
            }.isEmpty)
        #expect(
            played {
                $0.button.origin.y = -300; $0.isButtonHidden = true
            }.isEmpty)
    }

    @Test func `a view that its scroll view cuts off counts as off screen`() {
        let short = CGRect(x: 0, y: 0, width: 390, height: 330)
        #expect(
            played { $0.clip = short }.messages == [
                "Email field pushed 14 pt over its surrounding view's bottom at 0.80 s",
                "Sign In button pushed 474 pt over its surrounding view's bottom at 0.80 s"
            ])
        let inBoth = played(before: { $0.clip = short }, after: { $0.clip = short })
        #expect(Set(inBoth.map(\.subject)) == ["Email"])
        #expect(played { $0.clip = $0.form }.isEmpty)
    }

    @Test func `of a text view only the caret must be on the screen`() {
        let findings = played {
            $0.focusKind = .textView
            $0.email = CGRect(x: 0, y: -500, width: 390, height: 2_000)
            $0.caret = CGRect(x: 10, y: 400, width: 2, height: 20)
        }
        #expect(findings.isEmpty)
    }
}
