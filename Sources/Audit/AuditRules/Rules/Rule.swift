public import SceneModel

/// A requirement for every screen: an id, texts for people, and the check.
///
/// A check is a pure function of a recording's snapshots in the order of time. The check does not know how the screen
/// avoids the keyboard, so it judges all screens equally.
public struct Rule: Sendable {
    /// The severity of a finding.
    public enum Severity: String, Codable, Sendable, CaseIterable {
        /// A person cannot see or reach a view, or the screen stays damaged.
        case error
        /// A person sees something ugly, or the app wastes energy.
        case warning
        /// A suggestion, which appears in the notes of a run.
        ///
        /// A run with hints alone still counts as free of faults.
        case hint
    }

    /// The stable id in reports and scripts.
    public let id: ID
    /// The fault, in a few words.
    public let title: String
    /// The condition of the rule and its reason.
    public let explanation: String
    /// The severity of a finding.
    public let severity: Severity
    /// Finds the faults in a recording.
    public let check: @Sendable ([SceneSnapshot]) -> [Finding]
    /// The check that also gets the same run without a keyboard, for comparison.
    ///
    /// The value is nil for rules that need only the recording.
    private let checkBesideTwin: (@Sendable ([SceneSnapshot], Twin) -> [Finding])?
    /// Whether the rule judges only snapshots at rest.
    private var judgesRests = false

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

    /// Whether the rule compares a recording with the same run without a keyboard.
    public var takesFromTwin: Bool { checkBesideTwin != nil }

    /// Creates a rule that judges each snapshot at rest.
    ///
    /// If a snapshot is equal to its predecessor and the predecessor has no faults, the rule skips the snapshot.
    ///
    /// - Parameter judge: returns the faults of the settled snapshot at an index. For each key, only the worst fault is
    ///   reported.
    init(
        id: ID, title: String, explanation: String, severity: Severity,
        judgingRests judge: @escaping @Sendable (_ index: Int, [SceneSnapshot]) -> [(key: String, finding: Finding)]
    ) {
        self.init(id: id, title: title, explanation: explanation, severity: severity) { snapshots in
            Self.judge(snapshots) { judge($0, snapshots) }
        }
        judgesRests = true
    }

    init(
        id: ID, title: String, explanation: String, severity: Severity,
        judgingRestsBesideTwin judge:
            @escaping @Sendable (_ index: Int, [SceneSnapshot], Twin?) -> [(key: String, finding: Finding)]
    ) {
        self.init(
            id: id, title: title, explanation: explanation, severity: severity,
            besideTwin: { snapshots, twin in Self.judge(snapshots) { judge($0, snapshots, twin) } })
        judgesRests = true
    }

    private static func judge(
        _ snapshots: [SceneSnapshot], _ judge: (_ index: Int) -> [(key: String, finding: Finding)]
    ) -> [Finding] {
        var candidates: [(key: String, finding: Finding)] = [], isClear = false
        for index in snapshots.indices where snapshots[index].isSettled && !snapshots[index].isOfTwin {
            if isClear, snapshots.repeatsRest(at: index) { continue }
            let found = judge(index)
            isClear = found.isEmpty
            candidates += found
        }
        return .worst(candidates)
    }

    /// All rules, the most severe first.
    public static let all: [Rule] = [
        .focusLost, .focusCovered, .caretCovered, .controlCovered, .unreachable, .pushedOffScreen, .underHardware,
        .notRestored, .doubleAvoidance, .neverSettles, .floatingCover, .needlessGap, .jump, .lag, .slowSettle,
        .bleed, .layoutPasses, .underHardwareAtRest, .leftItsEnd, .barPushedOff, .movedNeedlessly
    ]

    /// The rules that judge a screen at rest, for recordings that contain only snapshots at rest.
    public static let atRest: [Rule] = [
        .focusCovered, .caretCovered, .controlCovered, .unreachable, .pushedOffScreen, .underHardware, .notRestored,
        .doubleAvoidance, .needlessGap, .underHardwareAtRest, .leftItsEnd, .barPushedOff, .movedNeedlessly
    ]

    /// Returns the findings of every given rule, in the order of the rules.
    ///
    /// A rule that needs a fact that a snapshot lacks does not judge.
    ///
    /// - Parameters:
    ///   - snapshots: the recording in the order of time.
    ///   - twin: the same run without a keyboard, with one snapshot for each snapshot of the recording, or nil.
    public static func findings(
        in snapshots: [SceneSnapshot], twin: [SceneSnapshot]? = nil, rules: [Rule] = Rule.all
    ) -> [Finding] {
        let rests = RestsOfTwin(snapshots, beside: twin), twin = twin.map(Twin.init)
        let unknowns = snapshots.unknowns
        let judging = unknowns.isEmpty ? rules : rules.filter { $0.needs.isDisjoint(with: unknowns) }
        let found = judging.flatMap { rule in
            rule.judgesRests
                ? rule.findings(in: rests.snapshots, beside: rests.twin) : rule.findings(in: snapshots, beside: twin)
        }
        return found.withCauses.map { found in
            var finding = found
            (finding.mover, finding.shortage) = (found.mover(in: rests.snapshots), found.shortage(in: snapshots))
            return finding
        }
    }

    private func findings(in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Finding] {
        guard let twin, let checkBesideTwin else { return check(snapshots) }
        return checkBesideTwin(snapshots, twin)
    }
}

extension [SceneSnapshot] {
    func repeatsRest(at index: Int) -> Bool {
        guard index > 0 else { return false }
        let picture = self[index], former = self[index - 1]
        return former.isSettled && picture.isSettled && picture.root.isSame(as: former.root)
            && picture.focusedNodeID == former.focusedNodeID && picture.focus == former.focus
            && picture.keyboard == former.keyboard && picture.screen == former.screen
            && picture.personalMoves == former.personalMoves && picture.personalScrolls == former.personalScrolls
    }
}
