import AuditRules
import CoreGraphics
import Foundation
@testable import ScreenTree
import Testing

/// A tree before, with and after the keyboard.
@Suite struct PairTests {
    private func page(raisedBy way: Double, fieldAt y: Double = 200, isFocused: Bool) -> [Element] {
        let header = Sketch.element(
            .navigationBar, "header", 0, 62 - way, 402, 44, [Sketch.element(.button, "back", 8, 62 - way, 44, 44)])
        let card = Sketch.element(
            .other, "card", 0, 120 - way, 402, 700,
            [
                Sketch.element(.textField, "name", 16, y - way, 370, 44, isFocused: isFocused),
                Sketch.element(.button, "send", 16, y + 60 - way, 370, 44)
            ])
        return [header, card]
    }

    private func check(
        up: Double, after: Double? = nil, fieldAt y: Double = 200, format: TreeFormat = .xcuitest
    ) throws -> TreeCheck {
        var question = TreeCheck.Question()
        question.before = Sketch.tree(page(raisedBy: 0, fieldAt: y, isFocused: false), format: format, keyboard: false)
        question.after = after.map {
            Sketch.tree(page(raisedBy: $0, fieldAt: y, isFocused: false), format: format, keyboard: false)
        }
        return try TreeCheck(Sketch.tree(page(raisedBy: up, fieldAt: y, isFocused: true), format: format), question)
    }

    private func rules(_ check: TreeCheck) -> Set<String> { Set(check.faults.map { "\($0.finding.rule)" }) }

    @Test func `a screen that stays and comes back is clear`() throws {
        let check = try check(up: 0, after: 0)
        #expect(check.exitCode == 0 && check.unjudged.isEmpty, "\(check.text)")
        #expect(check.judged.map(\.rawValue).contains("not-restored"))
    }

    @Test func `a page that goes up without need is told, and what it pushes off`() throws {
        let check = try check(up: 150, after: 0)
        #expect(
            rules(check).isSuperset(of: ["moved-needlessly", "bar-pushed-off", "pushed-off-screen"]), "\(check.text)")
    }

    @Test func `a page that goes up for its field is clear but for its bar`() throws {
        #expect(try !rules(check(up: 100, fieldAt: 500)).contains("moved-needlessly"))
    }

    @Test func `a page that stays up is not restored`() throws {
        for way in [1.0, 40, 300] {
            let check = try check(up: 0, after: way)
            #expect(rules(check).contains("not-restored") && check.exitCode == 1, "\(way): \(check.text)")
        }
    }

    @Test func `a parked keyboard and the place of content are not compared`() throws {
        func tree(parkedAt y: Double?, passed: CGFloat) -> ElementTree {
            let list = Sketch.scroller(
                CGRect(x: 0, y: 100, width: 402, height: 439), content: 1_000, passed: passed, [])
            let field = Sketch.element(.textField, "name", 16, 50, 370, 44, isFocused: true)
            var tree = Sketch.tree([field, list], keyboard: y == nil)
            guard let y else { return tree }
            let bar = Sketch.element(.other, "SystemInputAssistantView", 0, y, 402, 44)
            tree.root.children.append(Sketch.element(.window, nil, 0, 0, 402, 874, [bar]))
            return tree
        }
        var question = TreeCheck.Question()
        (question.before, question.after) = (tree(parkedAt: 874, passed: 0), tree(parkedAt: 918, passed: 9))
        let check = try TreeCheck(tree(parkedAt: nil, passed: 40), question)
        #expect(check.exitCode == 0 && check.judged.map(\.rawValue).contains("not-restored"), "\(check.text)")
    }

    /// Generated screens have shown both.
    @Test func `a scroll view in content that scrolls may stand elsewhere afterwards`() throws {
        func tree(passed: CGFloat, keyboard: Bool) -> ElementTree {
            let inner = Sketch.element(.scrollView, nil, 16, 300 - Double(passed), 370, 100)
            let form = Sketch.scroller(
                CGRect(x: 0, y: 100, width: 402, height: 439), content: 1_000, passed: passed, [inner])
            let field = Sketch.element(.textField, "name", 16, 50, 370, 44, isFocused: true)
            return Sketch.tree([field, form], keyboard: keyboard)
        }
        var question = TreeCheck.Question()
        (question.before, question.after) = (tree(passed: 0, keyboard: false), tree(passed: 40, keyboard: false))
        let check = try TreeCheck(tree(passed: 40, keyboard: true), question)
        #expect(check.exitCode == 0 && check.judged.map(\.rawValue).contains("not-restored"), "\(check.text)")
    }

    @Test func `a text view with an unknown caret is not told as pushed off`() throws {
        func tree(_ y: Double, keyboard: Bool) -> ElementTree {
            let text = Sketch.element(.textView, "note", 16, y, 370, 120, isFocused: true)
            let form = Sketch.scroller(CGRect(x: 0, y: 100, width: 402, height: 439), content: 1_000, [text])
            return Sketch.tree([form], keyboard: keyboard)
        }
        var question = TreeCheck.Question()
        question.before = tree(200, keyboard: false)
        let check = try TreeCheck(tree(480, keyboard: true), question)
        #expect(!rules(check).contains("pushed-off-screen"), "\(check.text)")
    }

    @Test func `without the trees the rules say what they need`() throws {
        let check = try TreeCheck(Sketch.tree(page(raisedBy: 0, isFocused: true)))
        let reasons = Dictionary(uniqueKeysWithValues: check.unjudged.map { ($0.subject, $0.reason) })
        #expect(reasons["moved-needlessly"] == "needs --before" && reasons["not-restored"]?.contains("--after") == true)
    }

    @Test func `a family without a keyboard tells what is not restored, and is never clear by that alone`() throws {
        func tree(_ way: Double) -> ElementTree {
            var tree = Sketch.tree(page(raisedBy: way, isFocused: false), format: .describeUI, keyboard: false)
            tree.root.children = tree.root.children[0].children
            return tree
        }
        for (way, code) in [(0.0, Int32(2)), (40, 1)] {
            var question = TreeCheck.Question()
            (question.before, question.after) = (tree(0), tree(way))
            let check = try TreeCheck(tree(100), question)
            #expect(check.exitCode == code && check.judged.map(\.rawValue) == ["not-restored"], "\(way): \(check.text)")
            (question.keyboard, question.focus) = (CGRect(x: 0, y: 539, width: 402, height: 335), "name")
            #expect(
                try TreeCheck(tree(100), question).exitCode == (way == 0 ? 0 : 1), "\(way), with the keyboard's frame")
        }
        #expect(throws: TreeError.self) { try TreeCheck(tree(0)) }
    }

    /// A form of React Native, at rest and above its keyboard.
    @Test func `a real form that shrinks moves nothing and comes back`() throws {
        func tree(_ name: String) throws -> ElementTree {
            try ElementTree(Data(try #require(JudgedTree.named(name)).written.utf8))
        }
        var question = TreeCheck.Question()
        (question.before, question.after) = (try tree("form-at-rest"), try tree("form-at-rest"))
        question.focus = "login_password"
        let check = try TreeCheck(try tree("form-with-passwords-bar"), question)
        #expect(check.exitCode == 0 && check.judged.count == 6, "\(check.text)")
    }

    @Test func `a tree of another screen or with a keyboard is no before`() throws {
        var question = TreeCheck.Question()
        question.before = Sketch.tree(page(raisedBy: 0, isFocused: true))
        #expect(throws: TreeError.self) { try TreeCheck(Sketch.tree(page(raisedBy: 0, isFocused: true)), question) }
        question.before = Sketch.tree(page(raisedBy: 0, isFocused: false), format: .dictionary, keyboard: false)
        #expect(throws: TreeError.self) { try TreeCheck(Sketch.tree(page(raisedBy: 0, isFocused: true)), question) }
    }
}
