import AuditRules
import CoreGraphics
import Foundation
@testable import ScreenTree
import Testing

/// The grammars of the tools, with the texts that an app may put into them.
@Suite struct GrammarTests {
    private func tree(_ text: String) throws -> ElementTree { try ElementTree(Data(text.utf8)) }

    private func element(_ name: String, in tree: ElementTree) -> Element? {
        var found: Element?
        tree.root.visit { if $0.identifier == name { found = $0 } }
        return found
    }

    private static let whole = JudgedTree.all.filter { $0.refusal == nil && $0.format != "agent-device" }
    private static let formats = [
        "xcuitest", "webdriveragent", "webdriveragent-json", "dictionary", "agent-device"
    ]

    /// The formats differ in what they tell, and in nothing else.
    @Test(arguments: whole) func `the same screen says the same in every format`(judged: JudgedTree) throws {
        let texts = Self.formats.map { judged.written(as: $0) } + [judged.debugDescription]
        let checks = try texts.map { try TreeCheck(try tree($0)) }
        for check in checks {
            let faults = Set(check.faults.map(\.finding.subject)), facts = Set(check.facts.map(\.subject))
            // A format without visibility does not tell two pages apart.
            let mayBeBehind = judged.hasPageBehind && !check.format.capabilities.visibility
            let open = mayBeBehind ? Set(check.unjudged.map(\.subject)) : []
            #expect(faults.isSubset(of: judged.faults), "\(judged) as \(check.format): \(check.text)")
            #expect(faults.union(open).isSuperset(of: judged.faults), "\(judged) as \(check.format): \(check.text)")
            #expect(facts.union(open).isSuperset(of: judged.facts), "\(judged) as \(check.format): \(check.text)")
            let keyboard = try #require(check.keyboard).frame
            #expect(abs(keyboard.minY - (judged.keyboard?.minY ?? 0)) <= 1, "\(judged) as \(check.format)")
        }
    }

    @Test func `a screen in two families does not contradict itself`() throws {
        let text = try TruthTests.check(try #require(JudgedTree.named("probe-xcode")))
        var question = TreeCheck.Question()
        (question.keyboard, question.focus, question.needs) = (text.keyboard?.frame, "empty", ["alert", "disabled"])
        let other = try #require(JudgedTree.named("probe-accessibility")).written
        let check = try TreeCheck(try tree(other), question)
        #expect(text.exitCode == 0 && check.exitCode == 0, "\(text.text)\n\(check.text)")
        #expect(!check.unjudged.contains { $0.subject == "Q" }, "a key is no control of the app: \(check.text)")
        question.keyboard = CGRect(x: 0, y: 420, width: 402, height: 454)
        let higher = try TreeCheck(try tree(other), question)
        #expect(Set(higher.faults.map(\.finding.subject)) == ["empty", "alert", "disabled"], "\(higher.text)")
    }

    @Test func `a label may look like the grammar`() throws {
        let labels = [
            "It's a 'quote', with commas, and: colons", "label: 'fake', identifier: 'fake', hitPoint: {1.0, 2.0}",
            "Line one\nLine two", "', Keyboard Focused", "Button, {{1.0, 2.0}, {3.0, 4.0}}", "\n Button, hello", "→ ↳",
            ""
        ]
        for label in labels {
            let text =
                "Application, pid: 1, label: 'app'\n Window, {{0.0, 0.0}, {402.0, 874.0}}\n"
                + "  StaticText, {{16.0, 197.0}, {350.7, 20.3}}, identifier: 'tricky', label: '\(label)', hitPoint: {191.3, 207.2}\n"
                + "  Button, {{16.0, 300.0}, {80.0, 44.0}}, identifier: 'after', label: 'After', Keyboard Focused, hitPoint: {1.0, 2.0}\n"
            let read = try tree(text), tricky = try #require(element("tricky", in: read), "\(label)")
            #expect(tricky.label == (label.isEmpty ? nil : label) && tricky.isFocused == false, "\(label): \(tricky)")
            #expect(element("after", in: read)?.isFocused == true, "\(label)")
        }
    }

    @Test func `the grammar of 2016 is read`() throws {
        let read = try tree(
            """
             →Application 0x608000168200: traits: 8589934592, {{-0.0, 0.0}, {320.0, 568.0}}, label: 'Demo'
                Window 0x608000168210: Main Window, traits: 8589934592, {{0.0, 0.0}, {320.0, 568.0}}
                  Other 0x608000168280: traits: 8589934592, {{-0.0, 315.0}, {320.0, 253.0}}, identifier: 'bar'
                    Keyboard 0x608000168b80: traits: 8589934592, {{-0.0, 315.0}, {320.0, 253.0}}
            """)
        #expect(read.screen == CGSize(width: 320, height: 568))
        #expect(element("bar", in: read)?.frame == CGRect(x: 0, y: 315, width: 320, height: 253))
        #expect(element("bar", in: read)?.children.first?.role == .keyboard)
    }

    @Test func `an answer of a server holds a tree`() throws {
        let source = try #require(JudgedTree.named("pinned-button")).written
        let envelope = try JSONSerialization.data(withJSONObject: ["value": source, "sessionId": "1"])
        #expect(try ElementTree(envelope) == tree(source))
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let wrapped = head + "<AppiumAUT>" + source.dropFirst(head.count) + "</AppiumAUT>"
        #expect(try tree(wrapped) == tree(source))
    }

    @Test func `a value is kept only where it is the percentage of a scroll bar`() {
        for (role, value, label, progress, pages) in [
            (Element.Role.other, "57%", "Vertical scroll bar, 3 pages", 0.57, 3),
            (.other, "57 %", "Vertikaler Rollbalken, 12 Seiten", 0.57, 12), (.other, "100%", nil, 1, nil),
            (.other, "101%", nil, nil, nil), (.other, "hello", nil, nil, nil), (.slider, "25%", nil, nil, nil),
            (.textField, "25%", nil, nil, nil), (.scrollBar, "0%", "٣ صفحات", 0, 3)
        ] as [(Element.Role, String, String?, Double?, Int?)] {
            var element = Element(role)
            element.label = label
            element.takeValue(value)
            #expect(element.progress == progress && element.pages == pages, "\(role) \(value) \(label ?? "")")
        }
    }
}
