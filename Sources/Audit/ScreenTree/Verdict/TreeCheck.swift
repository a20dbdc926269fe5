public import AuditRules
public import CoreGraphics
import Foundation
public import SceneModel

/// What the rules say of a screen from the trees of a tool.
public struct TreeCheck: Sendable {
    /// What a person adds to the trees.
    public struct Question: Sendable {
        /// The same screen before the keyboard came, or nil.
        public var before: ElementTree?
        /// The same screen after the keyboard has gone, or nil.
        public var after: ElementTree?
        /// The keyboard's frame in the screen's coordinates, in points, or nil to find it in the tree.
        public var keyboard: CGRect?
        /// The identifier or label of the field that a person types into, or nil if the tree tells it.
        public var focus: String?
        /// The identifiers or labels of controls that have to be in reach while typing.
        public var needs: [String] = []
        /// The display of a screen of this size, as far as a caller knows it; the default knows the size alone.
        public var display: @Sendable (CGSize) -> SceneScreen = { size in
            SceneScreen(
                idiom: min(size.width, size.height) >= 700 ? .pad : .phone, size: size, scale: 2,
                safeAreaInsets: [0, 0, 0, 0], statusBarHeight: 0, cornerRadius: 0, hasHomeIndicator: false,
                sensorHousingInsets: nil, homeIndicatorHeight: nil)
        }

        /// Creates a question about one tree.
        public init() {}
    }

    /// Something that is wrong with the screen.
    public struct Fault: Sendable {
        /// What the rule has found.
        public let finding: Finding
        /// The frame of the view at fault in the screen's coordinates, in points, or nil if the tree leaves it out.
        public let frame: CGRect?
        /// What to change.
        public let remedy: String
    }

    /// A control or a rule that is no fault, or not judged, and why.
    public struct Remark: Sendable, Equatable {
        /// The control's name, or the rule's id.
        public let subject: String
        /// Why, in a sentence without its subject.
        public let reason: String
    }

    /// The format of the tree.
    public let format: TreeFormat
    /// The screen's size, in points.
    public let screen: CGSize
    /// The keyboard, or nil if its place is unknown.
    public let keyboard: KeyboardSight?
    /// What is wrong.
    public private(set) var faults: [Fault] = []
    /// The controls under the keyboard that are no fault.
    public private(set) var facts: [Remark] = []
    /// The controls and the rules that are not judged.
    public private(set) var unjudged: [Remark] = []
    /// The rules that have judged.
    public private(set) var judged: [Rule.ID] = []
    /// The run for the renderers of reports, which says the same as the verdict.
    public private(set) var run: AuditRun

    /// The verdict as an exit code: 0 for a clear screen, 1 for faults, 2 if it is not judged what the keyboard covers.
    public var exitCode: Int32 { faults.isEmpty ? (judgesCover ? 0 : 2) : 1 }

    /// Whether a rule has judged what the keyboard covers.
    ///
    /// A screen that is only restored is not clear.
    var judgesCover: Bool { judged.contains(.focusCovered) || judged.contains(.controlCovered) }

    /// The verdict in a word.
    public var verdict: String { ["clear", "faults", "not-judged"][Int(exitCode)] }

    /// Judges a tree that was taken while a keyboard was up.
    ///
    /// - Throws: the reason why nothing can be judged.
    public init(_ tree: ElementTree, _ question: Question = Question()) throws(TreeError) {
        try Self.refuse(tree, question)
        guard let size = tree.screen else {
            throw TreeError("tells no size of the screen. Take the whole tree, with the application or its window.")
        }
        format = tree.format
        screen = size
        keyboard = try Self.keyboard(of: tree, question, on: size)
        let scenes = try Self.scenes(of: tree, question, keyboard, size)
        let snapshots = scenes.map { scene in
            var snapshot = scene.snapshot
            if question.before == nil { snapshot.unknowns.insert(.restBefore) }
            if question.before == nil || question.after == nil { snapshot.unknowns.insert(.restAfter) }
            return snapshot
        }
        run = Self.run(of: snapshots, tree.format, size)
        let up = scenes[question.before == nil ? 0 : 1]
        try check(question, named: up)
        tellFaults(up)
        tellRemarks(up, snapshots)
        tellRules(up, snapshots)
        tellRun()
    }

    // MARK: What is judged at all

    private static func refuse(_ tree: ElementTree, _ question: Question) throws(TreeError) {
        let isPair = question.before != nil && (question.after != nil || question.keyboard != nil)
        let isTold = question.keyboard != nil && (question.focus != nil || !question.needs.isEmpty)
        guard tree.format.isJudgedAlone || isPair || isTold else {
            throw TreeError(
                "has no keyboard element that can be told from buttons, and leaves out what the keyboard covers, as every tree of "
                    + "\(tree.format.title) does. Add --keyboard x,y,width,height with --focus or --needs NAME, or the pair --before "
                    + "and --after.")
        }
        guard !tree.isFlat || isPair || isTold else {
            throw TreeError(
                "is a list without what contains each element, so that it does not tell what scrolls. Take the whole tree."
            )
        }
    }

    private static func keyboard(
        of tree: ElementTree, _ question: Question, on size: CGSize
    ) throws(TreeError) -> KeyboardSight? {
        if let told = question.keyboard {
            guard told.maxY > 0, told.minY < size.height, told.width > 0 else {
                throw TreeError("--keyboard is off the screen of \(Int(size.width)) x \(Int(size.height)) pt.")
            }
            return KeyboardSight(frame: told, source: .option)
        }
        return tree.format.isJudgedAlone ? try KeyboardSight(in: tree, on: size) : nil
    }

    private static func scenes(
        of tree: ElementTree, _ question: Question, _ keyboard: KeyboardSight?, _ size: CGSize
    ) throws(TreeError) -> [TreeScene] {
        let telling = TreeScene.Telling(focus: question.focus, needs: question.needs), book = IdentityBook()
        var screen = question.display(size)
        screen.scale = 0.5 / tree.format.capabilities.precision
        func scene(_ tree: ElementTree, _ moment: TreeScene.Moment, _ keyboard: KeyboardSight?) -> TreeScene {
            TreeScene(
                tree, at: moment, keyboard: keyboard, screen: screen, book: book,
                telling: moment == .up ? telling : .init())
        }
        var scenes: [TreeScene] = []
        for (other, moment) in [(question.before, TreeScene.Moment.before), (nil, .up), (question.after, .after)] {
            if moment == .up {
                scenes.append(scene(tree, .up, keyboard))
            } else if let other {
                try compare(other, tree, moment)
                scenes.append(scene(other, moment, nil))
            }
        }
        return scenes
    }

    private static func compare(_ other: ElementTree, _ tree: ElementTree, _ moment: TreeScene.Moment) throws(TreeError)
    {
        let option = moment == .before ? "--before" : "--after"
        guard other.format == tree.format, other.screen == tree.screen else {
            throw TreeError(
                "\(option) has another format or another screen. Take all trees with one tool, on one device.")
        }
        guard other.format.isJudgedAlone, let size = other.screen, (try? KeyboardSight(in: other, on: size)) != nil
        else { return }
        throw TreeError("\(option) shows a keyboard. Take it while no keyboard is up.")
    }

    private func check(_ question: Question, named up: TreeScene) throws(TreeError) {
        let names = [question.focus].compactMap(\.self) + question.needs
        for name in names where !up.elements.values.contains(where: { $0.answers(to: name) }) {
            let covered =
                format.capabilities.coveredElements
                ? "" : " The tool leaves out what the keyboard covers: then compare with --before."
            throw TreeError("has no element named '\(name)'. Name an identifier or a label of this tree.\(covered)")
        }
        guard let focus = question.focus else { return }
        let named = up.elements.filter { $0.value.answers(to: focus) }
        guard let role = named.min(by: { $0.key < $1.key })?.value.role.rawValue,
            !named.values.contains(where: \.mayBeEdited)
        else { return }
        throw TreeError(
            "says that '\(focus)' is a \(role), and a \(role) takes no text. Name the edited field with --focus.")
    }

    // MARK: What the rules say

    private static let avoidance = Avoidance("as seen")

    private static func run(of snapshots: [SceneSnapshot], _ format: TreeFormat, _ size: CGSize) -> AuditRun {
        var run = AuditRun.judging(
            snapshots, screen: "screen", device: "\(format.title) \(Int(size.width))x\(Int(size.height))",
            orientation: size.width > size.height ? .landscape : .portrait, keyboard: .letters, avoidance: avoidance,
            rules: Rule.atRest)
        run.accept(nil)
        for index in run.findings.indices {
            // The times of the pictures are only their order.
            let time = String(format: " at %.2f s", run.findings[index].at)
            run.findings[index].message = run.findings[index].message.replacingOccurrences(of: time, with: "")
        }
        return run
    }

    private mutating func tellFaults(_ up: TreeScene) {
        run.findings = proposingRemedies(for: run.findings.filter { $0.severity != .hint }, up.snapshot)
        faults = run.findings.map { finding in
            Fault(
                finding: finding, frame: finding.node.flatMap { up.elements[$0]?.frame }, remedy: finding.advice ?? "")
        }
        unjudged += (run.notes ?? []).map { Remark(subject: "screen", reason: $0) }
    }

    static let underKeyboard = "is under the keyboard, and the tree leaves out what scrolls around it"

    private mutating func tellRemarks(_ up: TreeScene, _ snapshots: [SceneSnapshot]) {
        facts = up.facts
        unjudged += up.unjudged
        guard !up.snapshot.unknowns.contains(.containers) else {
            unjudged += up.snapshot.controlsUnderKeyboard.map {
                Remark(subject: $0.node.name, reason: Self.underKeyboard)
            }
            return
        }
        for (node, reach) in up.snapshot.controlsUnderKeyboard {
            switch reach {
            case .scrolled:
                facts.append(
                    Remark(subject: node.name, reason: "can be scrolled into sight, unless scrolling is disabled"))
            case .unknown:
                unjudged.append(
                    Remark(subject: node.name, reason: "is in a scroll view whose content has an unknown size"))
            case .none: break
            }
        }
    }

    private mutating func tellRules(_ up: TreeScene, _ snapshots: [SceneSnapshot]) {
        let unknowns = snapshots.unknowns
        let told: [Rule] = [
            .focusCovered, .controlCovered, .pushedOffScreen, .barPushedOff, .movedNeedlessly, .notRestored
        ]
        for rule in told {
            let missing = SceneFact.allCases.filter { rule.needs.contains($0) && unknowns.contains($0) }
            if keyboard == nil, rule.id != .notRestored {
                unjudged.append(
                    Remark(subject: rule.id.rawValue, reason: "the keyboard's place is unknown: add --keyboard"))
            } else if missing.isEmpty {
                if up.looked > 0 { judged.append(rule.id) }
            } else {
                // The pair with a tree after the keyboard includes the one with a tree before it.
                let needed = missing.contains(.restAfter) ? missing.filter { $0 != .restBefore } : missing
                let words = needed.map { Self.words(for: $0, up) }.joined(separator: "; ")
                unjudged.append(Remark(subject: rule.id.rawValue, reason: words))
            }
        }
    }

    /// Hands on to reports what is not judged, so that no report is clear where the verdict is not.
    private mutating func tellRun() {
        let open = unjudged.map { "\($0.subject): \($0.reason)" }
        run.notes = open.isEmpty ? nil : open.map { "not judged: \($0)" }
        guard exitCode == 2 else { return }
        var finding = Finding.nothingExercised(run.screen)
        finding.message = "What the keyboard covers is not judged. \(open.joined(separator: "; "))"
        run.findings = [finding]
    }

    private static func words(for fact: SceneFact, _ up: TreeScene) -> String {
        switch fact {
        case .focus: "the tree tells no focused input: name it with --focus"
        case .containers: "the tree leaves out the windows and what scrolls: take the whole tree"
        case .restBefore: "needs --before"
        case .restAfter: "needs --before and --after"
        default: "the tree does not tell \(fact.rawValue)"
        }
    }
}
