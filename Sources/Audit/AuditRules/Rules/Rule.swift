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

    /// A finding; of all with the same key, only the worst is reported.
    typealias Candidate = (key: String, finding: Finding)

    /// The stable id in reports and scripts.
    public let id: ID
    /// The fault, in a few words.
    public let title: String
    /// The condition of the rule and its reason.
    public let explanation: String
    /// The severity of a finding.
    public let severity: Severity
    /// Whether the rule compares a recording with the same run without a keyboard.
    public let takesFromTwin: Bool
    /// Whether the rule judges only snapshots at rest.
    private let judgesRests: Bool
    private let judge: @Sendable ([SceneSnapshot], Twin?) -> [Finding]

    private init(
        _ id: ID, _ title: String, _ explanation: String, _ severity: Severity, takesFromTwin: Bool,
        judgesRests: Bool = false, judge: @escaping @Sendable ([SceneSnapshot], Twin?) -> [Finding]
    ) {
        (self.id, self.title, self.explanation, self.severity) = (id, title, explanation, severity)
        (self.takesFromTwin, self.judgesRests, self.judge) = (takesFromTwin, judgesRests, judge)
    }

    /// Creates a rule.
    public init(
        id: ID, title: String, explanation: String, severity: Severity,
        check: @escaping @Sendable ([SceneSnapshot]) -> [Finding]
    ) {
        self.init(id, title, explanation, severity, takesFromTwin: false) { snapshots, _ in check(snapshots) }
    }

    init(
        id: ID, title: String, explanation: String, severity: Severity,
        besideTwin judge: @escaping @Sendable ([SceneSnapshot], Twin?) -> [Finding]
    ) {
        self.init(id, title, explanation, severity, takesFromTwin: true, judge: judge)
    }

    /// Creates a rule that judges each snapshot at rest.
    ///
    /// If a snapshot is equal to its predecessor and the predecessor has no faults, the rule skips the snapshot.
    ///
    /// - Parameter judge: returns the faults of the settled snapshot at an index. For each key, only the worst fault is
    ///   reported.
    init(
        id: ID, title: String, explanation: String, severity: Severity,
        judgingRests judge: @escaping @Sendable (_ index: Int, [SceneSnapshot]) -> [Candidate]
    ) {
        self.init(id, title, explanation, severity, takesFromTwin: false, judgesRests: true) { snapshots, twin in
            Self.judge(snapshots, beside: twin) { judge($0, snapshots) }
        }
    }

    init(
        id: ID, title: String, explanation: String, severity: Severity,
        judgingRestsBesideTwin judge:
            @escaping @Sendable (_ index: Int, [SceneSnapshot], Twin?) -> [Candidate]
    ) {
        self.init(id, title, explanation, severity, takesFromTwin: true, judgesRests: true) { snapshots, twin in
            Self.judge(snapshots, beside: twin) { judge($0, snapshots, twin) }
        }
    }

    private static func judge(
        _ snapshots: [SceneSnapshot], beside twin: Twin?, _ judge: (_ index: Int) -> [Candidate]
    ) -> [Finding] {
        var candidates: [Candidate] = [], isClear = false
        for index in snapshots.indices where snapshots[index].isSettled && twin?.hasLent(index) != true {
            if isClear, snapshots.repeatsRest(at: index) { continue }
            let found = judge(index)
            isClear = found.isEmpty
            candidates += found
        }
        return .worst(candidates)
    }

    /// Finds the faults in a recording.
    public func check(_ snapshots: [SceneSnapshot]) -> [Finding] { judge(snapshots, nil) }

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
        let rests = RestsOfTwin(snapshots, beside: twin), twin = twin.map { Twin($0) }
        let unknowns = snapshots.unknowns
        let judging = unknowns.isEmpty ? rules : rules.filter { $0.needs.isDisjoint(with: unknowns) }
        let found = judging.flatMap { rule in
            rule.judgesRests ? rule.judge(rests.snapshots, rests.twin) : rule.judge(snapshots, twin)
        }
        return found.withCauses.map { found in
            var finding = found
            (finding.mover, finding.shortage) = (found.mover(in: rests.snapshots), found.shortage(in: snapshots))
            return finding
        }
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
