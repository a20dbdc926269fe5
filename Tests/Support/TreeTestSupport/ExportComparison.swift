public import AuditRules
import CoreGraphics
import Foundation
import SceneModel
import ScreenTree

/// What the rules say of a simulated screen from its tree alone, beside what they say from the screen itself.
public struct ExportComparison: CustomStringConvertible {
    /// The statements that the tree makes and the screen does not.
    public private(set) var wrong: [String] = []
    /// The findings that both make, by rule.
    private(set) var shared: [String: Int] = [:]
    /// The findings of the screen that the tree does not make, by rule and by what the tree says instead.
    private(set) var missed: [String: [String: Int]] = [:]
    /// The reasons for which a tree was refused, each with the number of trees.
    public private(set) var refused: [String: Int] = [:]
    /// The number of instants that were judged.
    public private(set) var instants = 0

    /// Creates a comparison without any instant.
    public init() {}

    /// The rules of an instant, and the rules that need the screen before and after the keyboard.
    private static let ofInstants: [Rule] = [.focusCovered, .caretCovered, .controlCovered]
    private static let ofPairs: [Rule] = [.movedNeedlessly, .pushedOffScreen, .barPushedOff, .notRestored]

    /// Judges all instants of a run with the keyboard up, each alone, and beside the screen before and after the keyboard.
    public mutating func compare(_ run: AuditRun, name: String) throws {
        let pictures = run.steps.compactMap(\.snapshot).filter(\.isSettled)
        let before = pictures.first { $0.keyboard.state == .hidden }
        let after = pictures.last { $0.keyboard.state == .hidden && $0.time > (before?.time ?? 0) }
        for up in pictures where up.keyboard.state == .docked && up.focus != nil {
            try compare(up, name: "\(name), \(up.step)")
            guard let before, let after, up.time > before.time, up.time < after.time,
                Set([before, up, after].map(\.screen.size.width)).count == 1,
                // A person scrolls nothing between the trees of a pair.
                Set([before, up, after].map(\.personalScrolls)).count == 1
            else { continue }
            try compare(up, before: before, after: after, name: "\(name), \(up.step)")
        }
    }

    /// Judges an instant with the keyboard up.
    ///
    /// - Parameters:
    ///   - before: the screen before the keyboard, or nil to judge the instant alone.
    ///   - after: the screen after the keyboard, or nil.
    private mutating func compare(
        _ up: SceneSnapshot, before: SceneSnapshot? = nil, after: SceneSnapshot? = nil, name: String
    ) throws {
        let pictures = [before, up, after].compactMap(\.self).map(\.markingWhatIsTapped)
        let rules = before == nil ? Self.ofInstants : Self.ofPairs
        var question = TreeCheck.Question()
        question.before = try before.map(Self.tree)
        question.after = try after.map(Self.tree)
        let tree = try Self.tree(up)
        let check: TreeCheck
        do {
            check = try TreeCheck(tree, question)
        } catch {
            refused[error.description, default: 0] += 1
            if !up.showsOnlyBar { wrong.append("\(name): refused, \(error)") }
            return
        }
        instants += 1
        let told = Set(
            Rule.findings(in: pictures, rules: rules).compactMap { finding in
                finding.node.map { Statement(finding.rule, $0, in: up) }
            })
        var matched: Set<Statement> = []
        for fault in check.faults where rules.contains(where: { $0.id == fault.finding.rule }) {
            // Of a text view, a tree knows no caret.
            let likely: [Rule.ID] =
                fault.finding.rule == .focusCovered ? [.focusCovered, .caretCovered] : [fault.finding.rule]
            let matches = told.filter { likely.contains($0.rule) && $0.isAbout(fault) }
            if matches.isEmpty, !(fault.finding.rule == .focusCovered && up.focusIsUnderKeyboard) {
                wrong.append("\(name): \(fault.finding.message) (\(fault.finding.rule))")
            }
            matched.formUnion(matches)
        }
        for match in matched { shared[match.rule.rawValue, default: 0] += 1 }
        lookAtFacts(of: check, beside: before == nil ? pictures[0] : pictures[1], name)
        for statement in told.subtracting(matched) {
            let remarks = before == nil ? check.facts + check.unjudged : []
            let said = remarks.first { $0.subject == statement.subject }?.reason ?? "nothing"
            missed[statement.rule.rawValue, default: [:]][said.replacing(/\d+ pt/, with: "N pt"), default: 0] += 1
        }
    }

    private mutating func lookAtFacts(of check: TreeCheck, beside picture: SceneSnapshot, _ name: String) {
        let reach = picture.controlsUnderKeyboard.map { (ExportedTree.name(of: $0.node.id), $0.reach) }
        for fact in check.facts where fact.reason.contains("scrolled into sight") {
            let still = picture.root.flattened.filter { $0.geometry.isScrollEnabled == false }.flatMap(\.flattened)
            let isStill = still.contains { ExportedTree.name(of: $0.id) == fact.subject }
            guard !isStill, !reach.contains(where: { $0 == (fact.subject, .scrolled) }) else { continue }
            wrong.append("\(name): \(fact.subject) \(fact.reason)")
        }
    }

    private static func tree(_ snapshot: SceneSnapshot) throws -> ElementTree {
        try ElementTree(Data(ExportedTree(snapshot).text.utf8))
    }

    /// What a rule says of a view of the screen.
    private struct Statement: Hashable {
        var rule: Rule.ID
        var subject: String
        private var frame: CGRect?
        private var inside: Set<String>

        init(_ rule: Rule.ID, _ id: Int, in up: SceneSnapshot) {
            (self.rule, subject) = (rule, ExportedTree.name(of: id))
            let node = up.root.node(withID: id)
            frame = node?.frameInScreen
            // A view that is not restored takes along all views inside, and only these have names in a tree.
            inside = rule == .notRestored ? Set((node?.flattened ?? []).map { ExportedTree.name(of: $0.id) }) : []
        }

        func isAbout(_ fault: TreeCheck.Fault) -> Bool {
            if fault.finding.subject == subject || inside.contains(fault.finding.subject) { return true }
            guard let frame, let other = fault.frame else { return false }
            return abs(frame.minX - other.minX) + abs(frame.minY - other.minY) + abs(frame.width - other.width)
                + abs(frame.height - other.height) < 1
        }
    }

    /// The rules with what a tree tells of their findings, as the rows of a table.
    public var table: String {
        Set(shared.keys).union(missed.keys).sorted().map { rule in
            let instead = (missed[rule] ?? [:]).keys.sorted().joined(separator: "; ")
            return "| \(rule) | \(instead.isEmpty ? "all" : shared[rule] == nil ? "none" : "some") | \(instead) |"
        }.joined(separator: "\n")
    }

    /// What both said, and what the tree alone said wrongly.
    public var description: String {
        "\(instants) instants; refused \(refused); told by both \(shared.sorted { $0.key < $1.key }); by the screen alone \(missed)\n"
            + wrong.joined(separator: "\n")
    }
}

extension SceneSnapshot {
    /// Whether all of the focused view is under the keyboard.
    ///
    /// The audit says nothing of a text view whose caret is scrolled away, although it may be there.
    fileprivate var focusIsUnderKeyboard: Bool {
        focus.flatMap { root.node(withID: $0.nodeID) }.map { $0.frameInScreen.minY >= keyboard.frameInScreen.minY }
            ?? false
    }

    /// Whether a bar of the app is all that the keyboard's window shows, as in a chat before a person types.
    fileprivate var showsOnlyBar: Bool {
        let strip = screen.safeAreaInsets.count == 4 ? screen.safeAreaInsets[2] : 0
        return keyboard.accessoryHeight > 0 && keyboard.frameInScreen.height <= keyboard.accessoryHeight + strip + 1
    }

    /// The snapshot with a mark on everything that a person taps, as a tree takes it.
    fileprivate var markingWhatIsTapped: SceneSnapshot {
        var picture = self
        picture.root = root.markingWhatIsTapped(inControl: false)
        return picture
    }
}

extension SceneNode {
    fileprivate func markingWhatIsTapped(inControl: Bool) -> SceneNode {
        var node = self
        node.isMarked = kind.isTapped && !inControl
        node.children = children.map { $0.markingWhatIsTapped(inControl: inControl || kind.isTapped) }
        return node
    }
}
