@testable import AuditRules
import Foundation
import SceneModel
import Testing

@Suite struct CoverageRuleTests {
    private func up(_ change: (inout Recording.Scene) -> Void) -> [SceneSnapshot] {
        [
            Recording.snapshot {
                $0.keyboardTop = 508
                $0.time = 0.8
                $0.step = "up"
                $0.button.origin.y = 424
                change(&$0)
            }
        ]
    }

    @Test func `a covered focused field is reported with its covered height`() {
        let findings = Rule.focusCovered.check(up { $0.email.origin.y = 500 })
        var expected = Finding(
            rule: .focusCovered, subject: "Email", amount: 36, at: 0.8,
            message: "Email field covered by 36 pt at 0.80 s")
        expected.why = "Form scroll view ends at 844 pt, the keyboard begins at 508 pt"
        (expected.node, expected.step) = (findings.first?.node, "up")
        #expect(findings == [expected] && expected.node != nil)
    }

    @Test func `a field that the app hides while a person types is told, one that was always hidden is not`() {
        func found(before: (inout SceneNode) -> Void = { _ in }, now: (inout SceneNode) -> Void) -> [Finding] {
            var pictures = [Recording.snapshot()] + up { _ in }
            before(&pictures[0].root.children[0].children[0])
            now(&pictures[1].root.children[0].children[0])
            return Rule.focusCovered.check(pictures)
        }
        let hidden = found { $0.isHidden = true }
        #expect(hidden.messages == ["Email field can't be seen while a person types into it at 0.80 s"])
        #expect(hidden.first?.why == "Email field is hidden" && hidden.first?.amount == 44)
        #expect(found { $0.frameInScreen.size.height = 0 }.first?.why == "its height is 0 pt")
        #expect(found { $0.frameInScreen.size.height = 20 }.isEmpty)
        #expect(found(before: { $0.isHidden = true }, now: { $0.isHidden = true }).isEmpty, "an input of a code")
    }

    @Test func `a control behind a sheet is behind it with a keyboard or without`() {
        func found(sheetAt y: CGFloat, alpha: Double = 1) -> [Finding] {
            var pictures = up { $0.button.origin.y = 760 }
            let frame = CGRect(x: 0, y: y, width: 390, height: 844 - y)
            var sheet = SceneNode(id: 9, name: "Sheet", kind: .view, frameInScreen: frame, modelFrameInScreen: frame)
            sheet.appearance.background = .init(red: 1, green: 1, blue: 1, alpha: alpha)
            pictures[0].root.children.append(sheet)
            return Rule.controlCovered.check(pictures)
        }
        #expect(found(sheetAt: 50).isEmpty)
        #expect(found(sheetAt: 50, alpha: 0.2).count == 1, "the person sees through it")
        #expect(found(sheetAt: 790).count == 1, "most of it lies above the sheet")
    }

    @Test func `in a window below the screen's top the finding tells the frame's coordinates`() {
        func why(covered: CGFloat, windowTop: CGFloat) -> String? {
            var pictures = up { $0.email.origin.y = 508 - 44 + covered }
            pictures[0].root.frameInScreen.origin.y = windowTop
            return Rule.focusCovered.check(pictures).first?.why
        }
        let words = "; the window begins 60 pt below the screen's top"
        #expect(why(covered: 36, windowTop: 60)?.contains(words) == true)
        #expect(why(covered: 60, windowTop: 60)?.contains(words) == true)
        #expect(why(covered: 61, windowTop: 60)?.contains(words) == false)
        #expect(why(covered: 36, windowTop: 0)?.contains("window") == false)
    }

    @Test func `a covered marked button is reported with its covered height`() {
        let findings = Rule.controlCovered.check(
            up {
                $0.button.origin.y = 760
                $0.button.size.height = 88
            })
        #expect(findings.messages == ["Sign In button covered by 84 pt at 0.80 s"])
        #expect(Rule.controlCovered.check(up { $0.email.origin.y = 500 }).isEmpty)
    }

    @Test func `the message for 88 covered points keeps its exact wording`() {
        let findings = Rule.controlCovered.check(
            up { $0.button = CGRect(x: 95, y: 600, width: 200, height: 88) })
        #expect(findings.messages == ["Sign In button covered by 88 pt at 0.80 s"])
    }

    @Test func `a covered caret is reported with the covered height`() {
        let findings = Rule.caretCovered.check(up { $0.caret = CGRect(x: 30, y: 495, width: 0, height: 20) })
        #expect(findings.messages == ["caret of Email field covered by 7 pt at 0.80 s"])
        #expect(Rule.caretCovered.check(up { $0.caret = CGRect(x: 30, y: 480, width: 2, height: 20) }).isEmpty)
    }

    @Test func `a text view may be covered as long as its caret is not`() {
        let tall = CGRect(x: 20, y: 100, width: 350, height: 700)
        let snapshots = up {
            $0.focusKind = .textView
            $0.email = tall
            $0.caret = CGRect(x: 30, y: 480, width: 2, height: 20)
        }
        #expect(Rule.findings(in: snapshots).isEmpty)
        let withoutCaret = up {
            $0.focusKind = .textView
            $0.email = tall
        }
        #expect(Rule.focusCovered.check(withoutCaret).map(\.amount) == [292])
    }

    @Test func `less than half a pixel under the keyboard is not covered`() {
        for bottom in [508.0, 508.16] {
            let snapshots = up {
                $0.email = CGRect(x: 20, y: bottom - 44, width: 350, height: 44)
                $0.button = CGRect(x: 95, y: bottom - 44, width: 200, height: 44)
                $0.caret = CGRect(x: 20, y: bottom - 20, width: 2, height: 20)
            }
            #expect(Rule.findings(in: snapshots).isEmpty, "bottom \(bottom)")
        }
        #expect(Rule.focusCovered.check(up { $0.email.origin.y = 508.2 - 44 }).count == 1)
    }

    @Test func `coverage needs a keyboard and visible views at rest`() {
        let moving = up {
            $0.email.origin.y = 600
            $0.button.origin.y = 700
            $0.isSettled = false
        }
        #expect(Rule.findings(in: moving).isEmpty)
        #expect(
            Rule.controlCovered.check(
                up {
                    $0.button.origin.y = 700; $0.isButtonHidden = true
                }
            ).isEmpty)
        #expect(Rule.findings(in: [Recording.snapshot()]).isEmpty)
        #expect(
            Rule.focusCovered.check(
                up {
                    $0.email.origin.y = 600; $0.isFocused = false
                }
            ).isEmpty)
    }

    @Test func `S34 a floating keyboard covers nothing`() {
        let snapshots = up {
            $0.state = .undocked
            $0.keyboardTop = 320
            $0.caret = CGRect(x: 30, y: 322, width: 2, height: 20)
        }
        #expect(Rule.findings(in: snapshots).isEmpty)
    }

    @Test func `each step reports only its worst snapshot`() {
        let snapshots = [500.0, 520, 510].enumerated().flatMap { index, y in
            up {
                $0.email.origin.y = y
                $0.time = Double(index)
                $0.step = index < 2 ? "up" : "typing"
            }
        }
        #expect(
            Rule.focusCovered.check(snapshots).messages == [
                "Email field covered by 44 pt at 1.00 s", "Email field covered by 44 pt at 2.00 s"
            ])
    }
}
