import AuditRules
import Foundation
import SceneModel
import Testing

/// The rules about a list that leaves its end, a bar that leaves the screen, and a field that moves needlessly.
@Suite struct TwinPlaceRuleTests {
    private func node(
        _ id: Int, _ kind: SceneNode.Kind, _ frame: CGRect, text: String? = nil, children: [SceneNode] = []
    ) -> SceneNode {
        var node = SceneNode(
            id: id, name: "\(kind) \(id)", kind: kind, frameInScreen: frame, modelFrameInScreen: frame,
            geometry: .init(
                bounds: CGRect(origin: .zero, size: frame.size), center: CGPoint(x: frame.midX, y: frame.midY)),
            appearance: SceneNode.Appearance(text: text))
        node.children = children
        return node
    }

    /// Returns two snapshots in which nothing moves.
    ///
    /// In the first snapshot the keyboard is hidden, and the screen contains the views `before`. In the second snapshot
    /// the keyboard is docked, and the screen contains the views `after`.
    private func visit(
        _ before: [SceneNode], _ after: [SceneNode], keyboardTop: CGFloat = 508, scrolls: Int = 0
    ) -> [SceneSnapshot] {
        [before, after].enumerated().map { index, nodes in
            var picture = Recording.snapshot {
                $0.time = Double(index)
                $0.step = "\(index)"
                $0.keyboardTop = index == 0 ? 844 : keyboardTop
                $0.isFocused = index == 1
                $0.personalScrolls = index == 0 ? 0 : scrolls
                $0.personalMoves = $0.personalScrolls
            }
            picture.root.children += nodes
            return picture
        }
    }

    private func findings(_ rule: Rule, _ run: [SceneSnapshot], twin: [SceneSnapshot]? = nil) -> [Finding] {
        Rule.findings(in: run, twin: twin, rules: [rule])
    }

    // MARK: Lists

    /// A scrolled list of 2,000 points in a view that fills the screen.
    private func list(_ offset: CGFloat, inset: Double = 0, flips: Bool = false, content: CGFloat = 2_000) -> SceneNode
    {
        let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        var list = node(20, .scrollView, frame)
        list.geometry = SceneNode.Geometry(
            bounds: CGRect(x: 0, y: offset, width: 390, height: 844), center: CGPoint(x: 195, y: 422),
            transform: flips ? [1, 0, 0, -1, 0, 0] : [1, 0, 0, 1, 0, 0], contentInset: [0, 0, inset, 0],
            adjustedContentInset: [0, 0, inset, 0], contentSize: CGSize(width: 390, height: content))
        return list
    }

    @Test func `a list at its end stays there, or is told`() {
        let end = list(1_156)
        #expect(findings(.leftItsEnd, visit([end], [list(1_156, inset: 336)])).map(\.amount) == [336])
        #expect(findings(.leftItsEnd, visit([end], [list(1_492, inset: 336)])).isEmpty)
        #expect(findings(.leftItsEnd, visit([end], [list(1_452, inset: 336)])).isEmpty, "a row of 40 points")
        #expect(findings(.leftItsEnd, visit([list(600)], [list(600, inset: 336)])).isEmpty, "not at its end before")
    }

    @Test func `a list that a bar has covered since the app scrolled stands at its end`() {
        let end = list(1_156, inset: 52)
        #expect(findings(.leftItsEnd, visit([end], [list(1_156, inset: 336)])).map(\.amount) == [336])
        #expect(findings(.leftItsEnd, visit([end], [list(1_492, inset: 336)])).isEmpty, "now its end is in sight")
        #expect(findings(.leftItsEnd, visit([end], [list(1_440, inset: 336)])).isEmpty, "as much is hidden as before")
        let short = list(1_150, inset: 52)
        #expect(findings(.leftItsEnd, visit([short], [list(1_150, inset: 336)])).isEmpty, "not at its end before")
        let top = list(0, inset: 200, content: 900), covered = list(0, inset: 336, content: 900)
        #expect(findings(.leftItsEnd, visit([top], [covered])).isEmpty, "a page at its start, with room for a button")
        let run = visit([end], [list(1_156, inset: 336)]), twin = visit([end], [end], keyboardTop: 844)
        #expect(findings(.leftItsEnd, run, twin: twin).count == 1, "the twin has the bar as well")
    }

    @Test func `lists with another reason to stand elsewhere are left alone`() {
        let end = list(1_156), left = list(1_156, inset: 336)
        #expect(findings(.leftItsEnd, visit([end], [left], scrolls: 1)).isEmpty, "a finger")
        #expect(
            findings(.leftItsEnd, visit([list(1_156, flips: true)], [list(1_156, inset: 336, flips: true)])).isEmpty)
        #expect(findings(.leftItsEnd, visit([end], [list(1_156, inset: 336, content: 2_400)])).isEmpty, "other rows")
        let run = visit([end], [left]), twin = visit([end], [list(900)], keyboardTop: 844)
        #expect(findings(.leftItsEnd, run, twin: twin).isEmpty, "the twin's has left it as well")
        #expect(findings(.leftItsEnd, run, twin: visit([end], [end], keyboardTop: 844)).count == 1)
    }

    // MARK: Bars

    private func bar(_ y: CGFloat, height: CGFloat = 44, width: CGFloat = 390) -> SceneNode {
        let title = node(31, .label, CGRect(x: 150, y: y + 10, width: 90, height: 20), text: "Profile")
        return node(30, .view, CGRect(x: 0, y: y, width: width, height: height), children: [title])
    }

    @Test func `a bar that leaves the screen is told`() {
        #expect(findings(.barPushedOff, visit([bar(47)], [bar(-100)])).map(\.amount) == [44])
        #expect(findings(.barPushedOff, visit([bar(47)], [bar(-20)])).map(\.amount) == [20])
        #expect(findings(.barPushedOff, visit([bar(47)], [bar(-10)])).isEmpty, "less than a third")
        #expect(findings(.barPushedOff, visit([bar(47)], [bar(0)])).isEmpty)
        #expect(findings(.barPushedOff, visit([bar(47, width: 200)], [bar(-100, width: 200)])).isEmpty, "no bar")
        #expect(findings(.barPushedOff, visit([bar(300)], [bar(-100)])).isEmpty, "not at the top")
    }

    @Test func `a bar that the twin pushes off as well is the app's`() {
        let run = visit([bar(47)], [bar(-100)])
        #expect(findings(.barPushedOff, run, twin: visit([bar(47)], [bar(-100)], keyboardTop: 844)).isEmpty)
        #expect(findings(.barPushedOff, run, twin: visit([bar(47)], [bar(47)], keyboardTop: 844)).count == 1)
    }

    // MARK: Fields

    /// Returns two snapshots of a text field on a card, without and with a keyboard.
    ///
    /// Without a keyboard, the card is at the y coordinate `before`. With a keyboard, the card is at the y coordinate
    /// `after`.
    private func card(_ before: CGFloat, _ after: CGFloat, height: CGFloat = 200, scrolls: Int = 0) -> [SceneSnapshot] {
        var pictures = visit([], [], scrolls: scrolls)
        for (index, y) in [before, after].enumerated() {
            let frame = CGRect(x: 20, y: y + 20, width: 350, height: 44)
            let field = node(Recording.emailID, .textField, frame)
            pictures[index].root.children = [
                node(40, .view, CGRect(x: 10, y: y, width: 370, height: height), children: [field])
            ]
        }
        return pictures
    }

    @Test func `a field that was clear and moves is told`() {
        #expect(findings(.movedNeedlessly, card(100, 60)).map(\.amount) == [40])
        #expect(findings(.movedNeedlessly, card(100, 90)).isEmpty, "by less than 16 points")
        #expect(findings(.movedNeedlessly, card(450, 300)).isEmpty, "covered before")
        #expect(findings(.movedNeedlessly, card(100, 60), twin: card(60, 60)).isEmpty, "where the twin has it")
    }

    @Test func `a field that moves for a reason is left alone`() {
        #expect(findings(.movedNeedlessly, card(100, 60, scrolls: 1)).isEmpty, "a finger")
        #expect(findings(.movedNeedlessly, card(360, 230, height: 200)).isEmpty, "its card would be covered")
        #expect(findings(.movedNeedlessly, card(300, 177, height: 200)).isEmpty, "in the middle of what is left")
        var below = card(100, 60)
        for index in below.indices {
            below[index].root.children.append(node(50, .textView, CGRect(x: 0, y: 600, width: 300, height: 80)))
        }
        #expect(findings(.movedNeedlessly, below).isEmpty, "an input below would be covered")
    }

    // MARK: Room

    @Test func `a finding of place becomes a note where no layout has room`() {
        func judged(_ tops: CGFloat...) -> AuditRun {
            let run = ([844] + tops).enumerated().map { index, keyboard in
                Recording.snapshot {
                    $0.time = Double(index)
                    $0.step = "\(index)"
                    $0.keyboardTop = keyboard
                    $0.email = CGRect(x: 20, y: 120, width: 350, height: 44)
                }
            }
            return AuditRun.judging(
                run, screen: "s", device: "d", orientation: .portrait, keyboard: .letters, avoidance: .own,
                rules: [.focusCovered])
        }
        // The field and the row next to the field need 96 points.
        let tight = judged(95, 95), wide = judged(140)
        #expect(tight.findings.isEmpty)
        #expect(
            tight.notes == [
                "No layout has room for the input and a row beside it: 95 pt are left, 96 pt are needed. "
                    + "Not reported there: focus-covered."
            ])
        #expect(wide.findings.map(\.rule) == [.focusCovered] && wide.notes == nil)
    }

    @Test func `numbers that are none trap nowhere and are never told`() {
        for number in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            for rule in [Rule.leftItsEnd, .barPushedOff, .movedNeedlessly] {
                let pictures = visit([list(1_156), bar(47)], [list(number), bar(number)])
                #expect(findings(rule, pictures).allSatisfy { $0.amount.isFinite }, "\(rule.id) \(number)")
                #expect(findings(rule, card(100, number)).allSatisfy { $0.amount.isFinite }, "\(rule.id) \(number)")
            }
        }
    }

    // MARK: Pages that come with their keyboard

    /// Returns whether the run is played again with a hidden keyboard, although no rule has found anything.
    @MainActor
    private func isPlayedAgain(_ before: SceneNode, _ after: SceneNode, focus: Int) async -> Bool {
        var pictures = visit([before], [after]), isPlayed = false
        pictures[1].focus = SceneFocus(nodeID: focus, caretInScreen: nil)
        _ = await AuditRun.judging(
            pictures,
            as: AuditEntry(
                screen: "", device: "", orientation: .portrait, keyboard: .letters, usage: .typing, avoidance: .own),
            twin: {
                isPlayed = true
                return []
            }, rules: [])
        return isPlayed
    }

    @Test func `a rest is judged whatever its step is called`() {
        var run = visit([list(1_156)], [list(1_156, inset: 336)])
        run[1].step = "while the keyboard stays hidden"
        #expect(findings(.leftItsEnd, run).map(\.amount) == [336])
        #expect(findings(.leftItsEnd, run, twin: visit([list(1_156)], [list(1_156)], keyboardTop: 844)).count == 1)
    }

    @Test func `a rest that the twin has lent is told as one that never was`() {
        func page(_ top: CGFloat) -> [SceneNode] { [node(78, .view, CGRect(x: 0, y: top, width: 390, height: 44))] }
        var run: [SceneSnapshot] = visit(page(60), page(100)).reversed()
        (run[0].time, run[1].time) = (0, 1)
        let found = findings(.notRestored, run, twin: visit(page(100), page(100), keyboardTop: 844))
        #expect(found.map(\.why) == ["center.y would be 122 pt had the keyboard not come, and is 82 pt"])
    }

    @MainActor
    @Test func `a new page is played again without its keyboard, and a new row is not`() async {
        let field = node(78, .textField, CGRect(x: 0, y: 100, width: 390, height: 44))
        var grown = list(0)
        grown.children = [field]
        #expect(await !isPlayedAgain(list(0), grown, focus: 78))
        #expect(await isPlayedAgain(list(0), node(77, .view, grown.frameInScreen, children: [field]), focus: 78))
    }
}
