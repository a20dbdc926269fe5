import AuditRules
import DeviceSimulation

/// One audit by names alone, so that another process or a person can make it again.
public struct AuditEntry: Codable, Sendable, Hashable {
    /// The screen's name.
    public let screen: String
    /// What keeps the screen clear of the keyboard.
    public let avoidance: String
    /// The device's name.
    public let device: String
    /// How the device is held.
    public let orientation: String
    /// The keyboard that comes.
    public let keyboard: String
    /// What a person does.
    public let usage: String

    /// The names of an audit.
    @MainActor
    public init(_ audit: Audit) {
        screen = audit.screen.name
        avoidance = audit.avoidance
        device = audit.device.name
        orientation = audit.orientation.rawValue
        keyboard = audit.keyboard.rawValue
        usage = audit.usage.rawValue
    }

    /// The audit of these names.
    @MainActor
    public func audit() throws -> Audit {
        let screen = try CatalogScreen.named(screen)
        try screen.checkAvoidance(avoidance)
        guard let orientation = Device.Orientation(rawValue: orientation) else {
            throw UnknownName(
                kind: "orientation", name: orientation, known: Device.Orientation.allCases.map(\.rawValue))
        }
        return Audit(
            screen: screen, device: try Device.named(device), orientation: orientation,
            keyboard: try KeyboardKind.named(keyboard), usage: try Usage.named(usage), avoidance: avoidance)
    }

    /// What a person types to make this audit alone.
    public var commandLine: String {
        let options = [
            ("device", device), ("orientation", orientation), ("keyboard", keyboard), ("usage", usage),
            ("avoidance", avoidance)
        ]
        return "tideline-audit \(screen)" + options.map { " --\($0) \(Self.quoted($1))" }.joined()
    }

    /// The run of an audit whose process ended before it answered.
    ///
    /// - Parameter end: how the process ended, such as `signal 9`.
    func crashed(_ end: String) -> AuditRun {
        AuditRun(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            avoidance: avoidance, steps: [],
            findings: [
                Finding(
                    rule: "run-crashed", subject: screen, amount: 0, at: 0,
                    message: "The process that played this run ended with \(end). Play it alone: \(commandLine)")
            ])
    }

    /// A word for a shell: names hold slashes, blanks, parentheses and the sign for inches.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
