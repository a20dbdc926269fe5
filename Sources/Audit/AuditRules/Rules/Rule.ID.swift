extension Rule {
    /// The name of a rule in reports and scripts, such as `focus-covered`.
    ///
    /// The known ids are static members, so the compiler rejects a misspelt id. A report from another version may have
    /// an unknown rule, whose findings are errors. An app's own rule has its own id: `Rule.ID(rawValue: "too-small")`.
    public struct ID: RawRepresentable, Hashable, Comparable, Codable, CodingKeyRepresentable, Sendable,
        CustomStringConvertible
    {
        /// The id as text in reports.
        public let rawValue: String

        /// Creates an id from any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The id as text in reports.
        public var description: String { rawValue }

        /// Compares ids alphabetically.
        public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
    }
}

extension Rule.ID {
    /// The id of ``Rule/focusLost``.
    public static let focusLost = Rule.ID(rawValue: "focus-lost")
    /// The id of ``Rule/focusCovered``.
    public static let focusCovered = Rule.ID(rawValue: "focus-covered")
    /// The id of ``Rule/caretCovered``.
    public static let caretCovered = Rule.ID(rawValue: "caret-covered")
    /// The id of ``Rule/controlCovered``.
    public static let controlCovered = Rule.ID(rawValue: "control-covered")
    /// The id of ``Rule/unreachable``.
    public static let unreachable = Rule.ID(rawValue: "unreachable")
    /// The id of ``Rule/pushedOffScreen``.
    public static let pushedOffScreen = Rule.ID(rawValue: "pushed-off-screen")
    /// The id of ``Rule/underHardware``.
    public static let underHardware = Rule.ID(rawValue: "under-hardware")
    /// The id of ``Rule/underHardwareAtRest``.
    public static let underHardwareAtRest = Rule.ID(rawValue: "under-hardware-at-rest")
    /// The id of ``Rule/notRestored``.
    public static let notRestored = Rule.ID(rawValue: "not-restored")
    /// The id of ``Rule/doubleAvoidance``.
    public static let doubleAvoidance = Rule.ID(rawValue: "double-avoidance")
    /// The id of ``Rule/neverSettles``.
    public static let neverSettles = Rule.ID(rawValue: "never-settles")
    /// The id of ``Rule/floatingCover``.
    public static let floatingCover = Rule.ID(rawValue: "floating-cover")
    /// The id of ``Rule/needlessGap``.
    public static let needlessGap = Rule.ID(rawValue: "needless-gap")
    /// The id of ``Rule/jump``.
    public static let jump = Rule.ID(rawValue: "jump")
    /// The id of ``Rule/lag``.
    public static let lag = Rule.ID(rawValue: "lag")
    /// The id of ``Rule/slowSettle``.
    public static let slowSettle = Rule.ID(rawValue: "slow-settle")
    /// The id of ``Rule/bleed``.
    public static let bleed = Rule.ID(rawValue: "bleed")
    /// The id of ``Rule/layoutPasses``.
    public static let layoutPasses = Rule.ID(rawValue: "layout-passes")

    /// The id of ``Rule/leftItsEnd``.
    public static let leftItsEnd = Rule.ID(rawValue: "left-its-end")
    /// The id of ``Rule/barPushedOff``.
    public static let barPushedOff = Rule.ID(rawValue: "bar-pushed-off")
    /// The id of ``Rule/movedNeedlessly``.
    public static let movedNeedlessly = Rule.ID(rawValue: "moved-needlessly")

    /// The id for a script that names a view that the screen does not contain.
    public static let scriptStuck = Rule.ID(rawValue: "script-stuck")
    /// The id for a run that crashed or exceeded its time limit.
    public static let runCrashed = Rule.ID(rawValue: "run-crashed")

    /// The id of the finding for a run in which nothing was typed.
    ///
    /// A run with this finding does not judge the screen.
    public static let nothingExercised = Rule.ID(rawValue: "nothing-exercised")

    /// The id of the finding for an input that was edited without a keyboard.
    ///
    /// A run with this finding does not judge the screen.
    public static let noKeyboard = Rule.ID(rawValue: "no-keyboard")

    /// The id for a marked name that fits no view.
    public static let unknownMark = Rule.ID(rawValue: "unknown-mark")

    /// All known ids.
    ///
    /// The ids of the rules come first, ordered by severity. The ids of findings without a rule follow.
    public static let known: [Rule.ID] =
        Rule.all.map(\.id) + ofTheRun

    /// The ids of findings without a rule: the run has judged only a part of the screen, or nothing.
    static let ofTheRun: [Rule.ID] = [.scriptStuck, .runCrashed, .nothingExercised, .noKeyboard, .unknownMark]

    /// Whether a finding says something of the run, and nothing of the screen.
    ///
    /// No baseline accepts such a finding, and no change of the screen cures it.
    public var isOfTheRun: Bool { Self.ofTheRun.contains(self) }
}
