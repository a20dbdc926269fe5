import AuditRules
import CoreGraphics
@testable import ScreenTree
import Testing

/// What a tree shows of the keyboard, of scroll views and of pages.
@Suite struct SightTests {
    private func check(_ page: [Element], format: TreeFormat = .xcuitest, focus: String? = nil) throws -> TreeCheck {
        var question = TreeCheck.Question()
        question.focus = focus
        return try TreeCheck(Sketch.tree(page, format: format), question)
    }

    private func button(_ name: String, _ y: Double, height: Double = 44, isVisible: Bool = true) -> Element {
        Sketch.element(.button, name, 16, y, 370, height, isVisible: isVisible)
    }

    private func field(_ name: String, _ y: Double, height: Double = 44, role: Element.Role = .textField) -> Element {
        Sketch.element(role, name, 16, y, 370, height, isFocused: true)
    }

    /// The length of the bar tells the content, whatever the page's insets are.
    @Test func `a control is revealed exactly if the content goes far enough`() throws {
        let frame = CGRect(x: 0, y: 100, width: 402, height: 774)
        for inset: CGFloat in [0, 100, 335] {
            for passed: CGFloat in [0, 40] {
                for y: CGFloat in [560, 700, 820] {
                    let content: CGFloat = 1000, range = content + inset - frame.height
                    let page = Sketch.scroller(
                        frame, content: content, passed: passed, inset: inset, [button("send", Double(y))])
                    let check = try check([field("name", 120), page])
                    let isRevealed = y + 44 - (range - passed) <= Sketch.top
                    #expect(
                        check.faults.map(\.finding.subject) == (isRevealed ? [] : ["send"]),
                        "\(inset) \(passed) \(y): \(check.text)")
                    #expect(
                        check.facts.map(\.subject) == (isRevealed ? ["send"] : []),
                        "\(inset) \(passed) \(y): \(check.text)")
                }
            }
        }
    }

    @Test func `a content of unknown size makes no fault and no fact`() throws {
        let frame = CGRect(x: 0, y: 100, width: 402, height: 774)
        let check = try check([
            field("name", 120), Sketch.scroller(frame, content: 1000, hasBar: false, [button("send", 700)])
        ])
        #expect(
            check.faults.isEmpty && check.facts.isEmpty && check.unjudged.contains { $0.subject == "send" },
            "\(check.text)")
    }

    @Test func `a scroll view above the keyboard shows all that it holds`() throws {
        let frame = CGRect(x: 0, y: 100, width: 402, height: Sketch.top - 100)
        let check = try check([
            field("name", 120), Sketch.scroller(frame, content: 700, hasBar: false, [button("send", 700)])
        ])
        #expect(check.faults.isEmpty && check.facts.map(\.subject) == ["send"], "\(check.text)")
    }

    @Test func `what is under the keyboard by design is a fact`() throws {
        let bar = Sketch.element(.tabBar, "tabs", 0, 791, 402, 83, [button("home", 795)])
        let tools = Sketch.element(.toolbar, "tools", 0, 800, 402, 74, [button("share", 805)])
        let check = try check([field("name", 120), bar, tools, button("backdrop", 0, height: 874)])
        #expect(
            check.exitCode == 0 && Set(check.facts.map(\.subject)) == ["home", "share", "backdrop"], "\(check.text)")
    }

    @Test func `the focused input has to show without scrolling`() throws {
        let frame = CGRect(x: 0, y: 100, width: 402, height: 774)
        let check = try check([Sketch.scroller(frame, content: 2000, [field("name", 600)])])
        #expect(check.faults.map { "\($0.finding.rule)" } == ["focus-covered"], "\(check.text)")
    }

    @Test func `a text view counts only if its caret is certainly covered`() throws {
        #expect(try check([field("note", 100, height: 774, role: .textView)]).exitCode == 0)
        #expect(try check([field("note", 600, height: 100, role: .textView)]).exitCode == 1)
    }

    @Test func `a page behind is not judged`() throws {
        func page(_ name: String, _ isVisible: Bool, _ inside: [Element]) -> Element {
            Sketch.element(.other, name, 0, 0, 402, 874, isVisible: isVisible, inside)
        }
        let front = page("front", true, [field("name", 120)])
        let behind = page("behind", false, [button("old", 700, isVisible: false)])
        for format in [TreeFormat.xcuitest, .webDriverAgent] {
            let check = try check([behind, front], format: format, focus: "name")
            #expect(check.faults.isEmpty && check.unjudged.contains { $0.subject == "old" }, "\(format): \(check.text)")
        }
        // The keyboard alone makes the pinned bar invisible.
        let pinned = Sketch.element(
            .other, "bar", 0, 760, 402, 60, isVisible: false, [button("send", 766, isVisible: false)])
        let check = try check([front, pinned], format: .webDriverAgent, focus: "name")
        #expect(check.faults.map(\.finding.subject) == ["send"], "\(check.text)")
    }

    /// Appium leaves visibility out on request, because it is slow to find.
    @Test func `a source without visibility does not tell the pages apart`() throws {
        func page(_ name: String, _ inside: Element) -> Element {
            Sketch.element(.other, name, 0, 0, 402, 874, [inside])
        }
        var question = TreeCheck.Question()
        question.focus = "name"
        let pages = [page("behind", button("old", 700)), page("front", field("name", 120))]
        var tree = Sketch.tree(pages, format: .webDriverAgent)
        tree.root = tree.root.withoutVisibility
        let check = try TreeCheck(tree, question)
        #expect(check.faults.isEmpty && check.unjudged.contains { $0.subject == "old" }, "\(check.text)")
    }

    /// Two views that nothing scrolls cannot both end at the keyboard's top.
    @Test func `covered views without a scroll view get one remedy together`() throws {
        let alone = try check([field("name", 120), button("send", 700)])
        #expect(alone.faults.map(\.remedy).allSatisfy { $0.hasPrefix("Let send end") }, "\(alone.text)")
        let names = ["one", "two", "three", "four"]
        let all = names.enumerated().map { button($1, 600 + 50 * Double($0)) }
        for (count, holder) in [(2, "one and two"), (3, "one, two and three"), (4, "one, two and 2 more")] {
            let check = try check([field("name", 120)] + all.prefix(count))
            #expect(
                check.faults.count == count
                    && check.faults.allSatisfy { $0.remedy.hasPrefix("Let the view that holds \(holder) end") },
                "\(check.text)")
        }
    }

    @Test func `a view of the app with the keyboard's identifier is no keyboard`() throws {
        var tree = Sketch.tree([field("name", 120)])
        let bar = Sketch.element(.other, "inputView", 0, 780, 402, 94, [button("send", 790)])
        tree.root.children[0].children.append(bar)
        let check = try TreeCheck(tree)
        #expect(check.keyboard?.frame.minY == 539, "\(check.text)")
        #expect(check.faults.map(\.finding.subject) == ["send"], "\(check.text)")
    }

    @Test func `the keyboard is all of its windows, and the keys alone leave a doubt`() throws {
        var tree = Sketch.tree([field("name", 120), button("low", 545, height: 30), button("send", 700)])
        let whole = try TreeCheck(tree)
        #expect(
            whole.keyboard?.frame.minY == 539 && Set(whole.faults.map(\.finding.subject)) == ["low", "send"],
            "\(whole.text)")
        tree.root.children[1] = Sketch.element(.keyboard, nil, 0, 583, 402, 233)
        let keys = try TreeCheck(tree)
        #expect(keys.keyboard?.frame.minY == 583 && keys.faults.map(\.finding.subject) == ["send"], "\(keys.text)")
        #expect(keys.unjudged.contains { $0.subject == "low" }, "\(keys.text)")
    }

    /// Generated screens have shown it: a bar of 100 points on a screen of 390 points.
    @Test func `a keyboard with a high bar is not turned`() throws {
        var tree = Sketch.tree([field("name", 120), button("send", 500)])
        tree.root.children[1] = Sketch.element(
            .window, nil, 0, 0, 402, 874,
            [Sketch.element(.other, nil, 0, 439, 402, 435, [Sketch.element(.keyboard, nil, 0, 583, 402, 233)])])
        let check = try TreeCheck(tree)
        #expect(check.keyboard?.frame.minY == 439 && check.faults.map(\.finding.subject) == ["send"], "\(check.text)")
    }

    @Test func `a keyboard that covers nothing is refused with its reason`() throws {
        let windows: [(CGRect, String)] = [
            (CGRect(x: 0, y: 874, width: 402, height: 335), "no keyboard is up"),
            (CGRect(x: 0, y: 0, width: 200, height: 800), "turned"),
            (CGRect(x: 0, y: 400, width: 402, height: 260), "not docked"),
            (CGRect(x: 100, y: 674, width: 220, height: 200), "not docked")
        ]
        for (frame, reason) in windows {
            var tree = Sketch.tree([field("name", 120)])
            let keyboard = Sketch.element(.keyboard, nil, frame.minX, frame.minY, frame.width, frame.height)
            tree.root.children[1] = Sketch.element(.window, nil, 0, 0, 402, 874, [keyboard])
            let error = #expect(throws: TreeError.self) { try TreeCheck(tree) }
            #expect(error?.description.contains(reason) == true, "\(frame): \(error?.description ?? "judged")")
        }
        let error = #expect(throws: TreeError.self) {
            try TreeCheck(Sketch.tree([field("name", 120)], keyboard: false))
        }
        #expect(error?.description.contains("no keyboard is up") == true)
    }
}
