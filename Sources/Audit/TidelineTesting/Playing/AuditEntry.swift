public import AuditRules
public import DeviceSimulation

/// One run by names alone, so that another process or a person can make it again.
public struct AuditEntry: Codable, Sendable, Hashable {
    /// The screen's name.
    public let screen: String
    /// What keeps the screen clear of the keyboard.
    public let avoidance: Avoidance
    /// The device's name.
    public let device: String
    /// How the device is held.
    public let orientation: Device.Orientation
    /// The keyboard that comes.
    public let keyboard: KeyboardKind
    /// What a person does.
    public let usage: Usage

    init(
        screen: String, device: String, orientation: Device.Orientation, keyboard: KeyboardKind, usage: Usage,
        avoidance: Avoidance
    ) {
        self.screen = screen
        self.avoidance = avoidance
        self.device = device
        self.orientation = orientation
        self.keyboard = keyboard
        self.usage = usage
    }

    /// The names of a run.
    @MainActor
    public init(_ planned: PlannedRun) {
        screen = planned.screen.name
        avoidance = planned.avoidance
        device = planned.device.name
        orientation = planned.orientation
        keyboard = planned.keyboard
        usage = planned.usage
    }

    /// The run of these names.
    ///
    /// - Parameter screens: the screens that exist.
    @MainActor
    public func planned(among screens: [Screen]) throws -> PlannedRun {
        let screen = try screens.named(screen)
        let plan = AuditPlan(
            screens: [screen], avoidances: [avoidance], devices: [try Device.named(device)],
            orientations: [orientation], keyboards: [keyboard],
            usages: [usage])
        try plan.checkAvoidances()
        guard let planned = plan.runs.first else {
            throw UnknownName(kind: "run of \(screen.name)", name: commandLine(), known: [])
        }
        return planned
    }

    /// What a person types to make this run alone.
    ///
    /// - Parameter tool: the name of the program that knows the screen.
    public func commandLine(of tool: String = "tideline-audit") -> String {
        let options = [
            ("device", device), ("orientation", orientation.rawValue), ("keyboard", keyboard.rawValue),
            ("usage", usage.rawValue),
            ("avoidance", avoidance.rawValue)
        ]
        return "\(tool) \(Self.quoted(screen))" + options.map { " --\($0) \(Self.quoted($1))" }.joined()
    }

    /// The run of an audit that has no answer.
    ///
    /// - Parameters:
    ///   - reason: why, in a sentence.
    ///   - tool: the name of the program that knows the screen.
    func failed(_ reason: String, of tool: String) -> AuditRun {
        AuditRun(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            avoidance: avoidance, steps: [],
            findings: [
                Finding(
                    rule: .runCrashed, subject: screen, amount: 0, at: 0,
                    message: "\(reason) Play it alone: \(commandLine(of: tool))")
            ])
    }

    /// A word for a shell: names hold slashes, blanks, parentheses and the sign for inches.
    static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
