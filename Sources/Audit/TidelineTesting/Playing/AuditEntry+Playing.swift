public import AuditRules
import DeviceSimulation

extension AuditEntry {
    /// Creates an entry with the names of a run.
    @MainActor
    public init(_ planned: PlannedRun) {
        self.init(
            screen: planned.screen.name, device: planned.device.name, orientation: planned.orientation,
            keyboard: planned.keyboard, usage: planned.usage, avoidance: planned.avoidance,
            surroundings: planned.surroundings)
    }

    /// Finds the planned run that this entry describes.
    ///
    /// The entry has only the names of screen, device and so on. The screen must be one of `screens`.
    @MainActor
    public func planned(among screens: [Screen]) throws -> PlannedRun {
        let screen = try screens.named(screen)
        let plan = AuditPlan(
            screens: [screen], avoidances: [avoidance], devices: [try Device.named(device)],
            orientations: [orientation], keyboards: [keyboard],
            usages: [usage], surroundings: [surroundings])
        try plan.checkAvoidances()
        guard let planned = plan.runs.first else {
            throw UnknownName(kind: "run of \(screen.name)", name: commandLine(), known: [])
        }
        return planned
    }

    /// The command line that plays only this run.
    ///
    /// - Parameter tool: the name of the auditing program.
    public func commandLine(of tool: String = "tideline-audit") -> String {
        let options =
            [
                ("device", device), ("orientation", orientation.rawValue), ("keyboard", keyboard.rawValue),
                ("usage", usage.rawValue),
                ("avoidance", avoidance.rawValue)
            ] + surroundings.options
        return "\(tool) \(Self.quoted(screen))" + options.map { " --\($0) \(Self.quoted($1))" }.joined()
    }

    /// The names of the run in a sentence.
    var words: String {
        (["\(screen), \(avoidance) on \(device)", orientation.rawValue, keyboard.rawValue, usage.rawValue]
            + [surroundings.words].filter { !$0.isEmpty }).joined(separator: ", ")
    }

    func failed(_ reason: String, _ trace: String? = nil, of tool: String) -> AuditRun {
        var run = AuditRun(
            self, steps: [],
            findings: [
                Finding(
                    rule: .runCrashed, subject: screen, amount: 0, at: 0,
                    message: "\(reason) Play it alone: \(commandLine(of: tool))")
            ])
        run.findings[0].why = trace
        return run
    }

    /// A word in quotes for a shell, because names may contain slashes, blanks, parentheses and the inch sign.
    static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
