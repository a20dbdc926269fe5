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
    }

    /// The stable id that ends up in reports and scripts.
    public let id: ID
    /// What is wrong, in a few words.
    public let title: String
    /// When the rule fires and why that matters.
    public let explanation: String
    /// How much a finding hurts.
    public let severity: Severity
    /// What to do about a finding; nil where nothing can be said in general.
    public var remedy: Finding.Remedy? { Self.remedies[id] }
    /// Finds the faults in a recording.
    public let check: @Sendable ([SceneSnapshot]) -> [Finding]

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
    }

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
            var candidates: [(key: String, finding: Finding)] = [], isClear = false
            for index in snapshots.indices where snapshots[index].isSettled {
                if isClear, snapshots.repeatsRest(at: index) { continue }
                let found = judge(index, snapshots)
                isClear = found.isEmpty
                candidates += found
            }
            return .worst(candidates)
        }
    }

    /// Every rule there is, gravest first.
    public static let all: [Rule] = [
        .focusLost, .focusCovered, .caretCovered, .controlCovered, .unreachable, .pushedOffScreen, .underHardware,
        .notRestored, .doubleAvoidance, .neverSettles, .floatingCover, .needlessGap, .jump, .lag, .slowSettle,
        .bleed, .layoutPasses
    ]

    /// The rules that judge a screen at rest, for recordings that skip what lies between.
    public static let atRest: [Rule] = [
        .focusCovered, .caretCovered, .controlCovered, .unreachable, .pushedOffScreen, .underHardware, .notRestored,
        .doubleAvoidance, .needlessGap
    ]

    /// The findings of every given rule, in the order of the rules.
    public static func findings(in snapshots: [SceneSnapshot], rules: [Rule] = Rule.all) -> [Finding] {
        rules.flatMap { rule in
            rule.check(snapshots).map { found in
                var finding = found
                finding.remedy = rule.remedy
                return finding
            }
        }.withCauses
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
