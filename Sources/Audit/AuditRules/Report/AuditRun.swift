public import SceneModel

/// One screen on one device in one orientation, played once and judged.
public struct AuditRun: Codable, Sendable, Equatable {
    /// The screen's name, such as `Sign in`.
    public var screen: String
    /// The device's name, such as `iPhone 14`.
    public var device: String
    /// `portrait` or `landscape`.
    public var orientation: String
    /// The keyboard that was used, such as `letters`.
    public var keyboard: String
    /// What a person did, such as `typing`.
    public var usage: String
    /// What kept the screen clear of the keyboard, such as `layout guide` or `none`.
    public var avoidance: String
    /// The instants worth showing, in the order of time.
    public var steps: [Step]
    /// What the rules found.
    public var findings: [Finding]
    /// What the rules found and a baseline accepts; none where nothing is accepted.
    public var accepted: [Finding]?
    /// What a reader has to know about the simulation before trusting the verdict; none when there is nothing.
    ///
    /// Members that the screen used although they have no effect in the simulation, and constraints that contradict
    /// each other.
    public var notes: [String]?
    /// All frames of the run, as ``SceneModel/SceneFilm/json()`` writes them; nil where they were not asked for.
    ///
    /// Never part of the JSON.
    public var film: String?
    /// The display at the first instant, which outlives the pictures; never part of the JSON.
    public var display: SceneScreen?

    private enum CodingKeys: String, CodingKey {
        case screen, device, orientation, keyboard, usage, avoidance, steps, findings, accepted, notes
    }

    /// Whether no rule found anything.
    public var isClear: Bool { findings.isEmpty }

    /// What stays the same of a finding from audit to audit, as `screen/avoidance/rule/subject`.
    public func id(of finding: Finding) -> String {
        [screen, avoidance, finding.rule, finding.subject].joined(separator: "/")
    }

    /// Gives each finding its id, and sets aside what a baseline accepts.
    public mutating func accept(_ baseline: Baseline?) {
        for index in findings.indices {
            findings[index].id = id(of: findings[index])
        }
        guard let baseline else { return }
        let taken = findings.filter { baseline.accepts($0.id ?? "") }
        guard !taken.isEmpty else { return }
        findings.removeAll { baseline.accepts($0.id ?? "") }
        accepted = (accepted ?? []) + taken
    }

    /// The greatest amount of points any finding has; 0 when there is none in points.
    public var worstPoints: Double {
        findings.filter { $0.rule != Rule.layoutPasses.id }.map(\.amount).max() ?? 0
    }

    /// Creates a run.
    public init(
        screen: String, device: String, orientation: String, keyboard: String, usage: String = "typing",
        avoidance: String, steps: [Step], findings: [Finding]
    ) {
        self.screen = screen
        self.device = device
        self.orientation = orientation
        self.keyboard = keyboard
        self.usage = usage
        self.avoidance = avoidance
        self.steps = steps
        self.findings = findings
        display = steps.lazy.compactMap(\.snapshot?.screen).first
    }
}
