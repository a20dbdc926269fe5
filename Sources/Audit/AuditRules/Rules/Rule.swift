public import SceneModel

/// Something that must hold on every screen: an id, the words for people, and the check.
///
/// A check is a pure function of a recording's snapshots in the order of time. It never sees a view, and never knows which
/// way of avoiding the keyboard made the picture: all are judged alike.
public struct Rule: Sendable {
    /// How much a finding hurts.
    public enum Severity: String, Codable, Sendable, CaseIterable {
        /// A person cannot see or reach something, or the screen stays damaged.
        case error
        /// A person sees something ugly, or a battery pays.
        case warning
        /// Something to look at; it is told in the notes of a run, which stays clear.
        case hint
    }

    /// The stable id that ends up in reports and scripts.
    public let id: ID
    /// What is wrong, in a few words.
    public let title: String
    /// When the rule fires and why that matters.
    public let explanation: String
    /// How much a finding hurts.
    public let severity: Severity
    /// Finds the faults in a recording.
    public let check: @Sendable ([SceneSnapshot]) -> [Finding]
    /// Finds the faults in a recording beside its twin's pictures; nil for a rule that takes nothing from the twin.
    private let checkBesideTwin: (@Sendable ([SceneSnapshot], Twin) -> [Finding])?

    /// Creates a rule.
    public init(
        id: ID, title: String, explanation: String, severity: Severity,
        check: @escaping @Sendable ([SceneSnapshot]) -> [Finding]
    ) {
        self.id = id
        self.title = title
        self.explanation = explanation
        self.severity = severity
        self.check = check
        checkBesideTwin = nil
    }

    /// Creates a rule that takes places from the twin where there is one.
    init(
        id: ID, title: String, explanation: String, severity: Severity,
        besideTwin check: @escaping @Sendable ([SceneSnapshot], Twin?) -> [Finding]
    ) {
        self.id = id
        self.title = title
        self.explanation = explanation
        self.severity = severity
        self.check = { check($0, nil) }
        checkBesideTwin = check
    }

    /// Whether the rule compares what it finds with the twin.
    public var takesFromTwin: Bool { checkBesideTwin != nil }

    /// Creates a rule that judges the pictures of a screen at rest one by one.
    ///
    /// A picture that repeats the one before is judged again only where that one has faults.
    ///
    /// - Parameter judge: the faults of the settled picture at an index; of those with the same key the worst is told.
    init(
        id: ID, title: String, explanation: String, severity: Severity,
        judgingRests judge: @escaping @Sendable (_ index: Int, [SceneSnapshot]) -> [(key: String, finding: Finding)]
    ) {
        self.init(id: id, title: title, explanation: explanation, severity: severity) { snapshots in
            Self.judge(snapshots) { judge($0, snapshots) }
        }
    }

    /// Creates a rule that judges the pictures of a screen at rest one by one, and takes places from the twin.
    init(
        id: ID, title: String, explanation: String, severity: Severity,
        judgingRestsBesideTwin judge:
            @escaping @Sendable (_ index: Int, [SceneSnapshot], Twin?) -> [(key: String, finding: Finding)]
    ) {
        self.init(
            id: id, title: title, explanation: explanation, severity: severity,
            besideTwin: { snapshots, twin in Self.judge(snapshots) { judge($0, snapshots, twin) } })
    }

    private static func judge(
        _ snapshots: [SceneSnapshot], _ judge: (_ index: Int) -> [(key: String, finding: Finding)]
    ) -> [Finding] {
        var candidates: [(key: String, finding: Finding)] = [], isClear = false
        for index in snapshots.indices where snapshots[index].isSettled {
            if isClear, snapshots.repeatsRest(at: index) { continue }
            let found = judge(index)
            isClear = found.isEmpty
            candidates += found
        }
        return .worst(candidates)
    }

    /// Every rule there is, gravest first.
    public static let all: [Rule] = [
        .focusLost, .focusCovered, .caretCovered, .controlCovered, .unreachable, .pushedOffScreen, .underHardware,
        .notRestored, .doubleAvoidance, .neverSettles, .floatingCover, .needlessGap, .jump, .lag, .slowSettle,
        .bleed, .layoutPasses, .underHardwareAtRest, .leftItsEnd, .barPushedOff, .movedNeedlessly
    ]

    /// The rules that judge a screen at rest, for recordings that skip what lies between.
    public static let atRest: [Rule] = [
        .focusCovered, .caretCovered, .controlCovered, .unreachable, .pushedOffScreen, .underHardware, .notRestored,
        .doubleAvoidance, .needlessGap, .underHardwareAtRest, .leftItsEnd, .barPushedOff, .movedNeedlessly
    ]

    /// The findings of every given rule, in the order of the rules.
    ///
    /// - Parameters:
    ///   - snapshots: the recording in the order of time.
    ///   - twin: for each picture one of the same instant on the same screen, used in the same way without any keyboard; nil
    ///     where no twin was played.
    ///   - names: how the screen's code speaks of its views, by the identity of their nodes. It is called once, and only where
    ///     something was found.
    public static func findings(
        in snapshots: [SceneSnapshot], twin: [SceneSnapshot]? = nil, rules: [Rule] = Rule.all,
        names: () -> [Int: CodeName] = { [:] }
    ) -> [Finding] {
        let twin = twin.map(Twin.init)
        let found = rules.flatMap { $0.findings(in: snapshots, beside: twin) }.withCauses
        return found.isEmpty ? [] : found.withRemedies(in: snapshots, names: names())
    }

    private func findings(in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Finding] {
        guard let twin, let checkBesideTwin else { return check(snapshots) }
        return checkBesideTwin(snapshots, twin)
    }
}

extension [SceneSnapshot] {
    /// Whether a picture shows the screen at rest as the picture before it does, with nothing between the two.
    func repeatsRest(at index: Int) -> Bool {
        guard index > 0 else { return false }
        let picture = self[index], former = self[index - 1]
        return former.isSettled && picture.isSettled && picture.root.isSame(as: former.root)
            && picture.focusedNodeID == former.focusedNodeID && picture.focus == former.focus
            && picture.keyboard == former.keyboard && picture.screen == former.screen
            && picture.personalMoves == former.personalMoves && picture.personalScrolls == former.personalScrolls
    }
}
