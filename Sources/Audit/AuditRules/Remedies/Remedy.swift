/// A change of a screen's code that was played in all chosen runs of the screen, and that added no finding there.
public struct Remedy: Codable, Sendable, Equatable {
    /// The screen's name.
    public var screen: String
    /// The screen's avoidance while the change was played.
    public var avoidance: Avoidance
    /// The change.
    public var trial: Trial
    /// The number of runs in which the change was played.
    public var runs: Int
    /// How many of these runs have findings without the change.
    public var before: Int
    /// How many of these runs have findings with the change.
    public var after: Int
    /// The faults that are gone with the change.
    public var cured: [Finding.Fault]
    /// The number of different faults that the screen has without the change.
    public var faults: Int
    /// The run of the remedy's cause, played with the change for a page; nil in JSON.
    public var run: AuditRun?

    private enum CodingKeys: String, CodingKey { case screen, avoidance, trial, runs, before, after, cured, faults }

    /// Creates a remedy from what its play has shown.
    public init(
        screen: String, avoidance: Avoidance, trial: Trial, runs: Int, before: Int, after: Int,
        cured: [Finding.Fault], faults: Int
    ) {
        self.screen = screen
        self.avoidance = avoidance
        self.trial = trial
        self.runs = runs
        self.before = before
        self.after = after
        self.cured = cured
        self.faults = faults
    }

    /// What to change, in one sentence.
    public var words: String {
        guard trial.mutesApp else { return trial.code }
        let former = avoidance == .own ? "" : "'\(avoidance)' and "
        let removal = "remove \(former)the screen's own code for keyboard notifications"
        return trial == .removal ? removal : "\(trial.code); \(removal)"
    }

    /// What was seen when the change was played.
    public var proof: String {
        let all = cured.count == faults ? "all \(faults)" : "\(cured.count) of \(faults)"
        let share = faults == 1 ? "" : ", \(all) signs gone"
        return "played in \(runs) run\(runs == 1 ? "" : "s"): \(before) with findings before, \(after) after\(share)"
    }
}

/// A fault of a screen that no change cures.
public struct RemedyFailure: Error, Codable, Sendable, Equatable {
    /// The screen's name.
    public var screen: String
    /// The screen's avoidance while changes were tried.
    public var avoidance: Avoidance
    /// The fault.
    public var fault: Finding.Fault
    /// The number of changes that were tried.
    public var changes: Int

    /// Creates the failure of a search.
    public init(screen: String, avoidance: Avoidance, fault: Finding.Fault, changes: Int) {
        self.screen = screen
        self.avoidance = avoidance
        self.fault = fault
        self.changes = changes
    }
}

extension Finding {
    /// A rule and a view: what all findings of one fault have in common.
    public struct Fault: Codable, Sendable, Hashable, Comparable, CustomStringConvertible {
        /// The rule's id.
        public var rule: Rule.ID
        /// The name of the view at fault.
        public var subject: String

        /// Creates a fault.
        public init(rule: Rule.ID, subject: String) {
            self.rule = rule
            self.subject = subject
        }

        /// The rule and the view, such as `focus-covered Email`.
        public var description: String { "\(rule) \(subject)" }

        /// Orders faults by rule, then by view.
        public static func < (left: Fault, right: Fault) -> Bool {
            (left.rule, left.subject) < (right.rule, right.subject)
        }
    }

    /// The finding's rule and view.
    public var fault: Fault { Fault(rule: rule, subject: subject) }
}
