public import SceneModel

/// One run described by names only, so that another process or a person can repeat the run.
public struct AuditEntry: Codable, Sendable, Hashable {
    /// The screen's name.
    public let screen: String
    /// The name of the screen's avoidance.
    public let avoidance: Avoidance
    /// The device's name.
    public let device: String
    /// The orientation of the device.
    public let orientation: ScreenOrientation
    /// The keyboard that appears.
    public let keyboard: KeyboardKind
    /// The person's use of the screen.
    public let usage: Usage
    /// The system's version, the window and a person's settings.
    public let surroundings: Surroundings

    /// Creates an entry.
    public init(
        screen: String, device: String, orientation: ScreenOrientation, keyboard: KeyboardKind, usage: Usage,
        avoidance: Avoidance, surroundings: Surroundings = .usual
    ) {
        self.screen = screen
        self.avoidance = avoidance
        self.device = device
        self.orientation = orientation
        self.keyboard = keyboard
        self.usage = usage
        self.surroundings = surroundings
    }
}

extension AuditEntry {
    /// A screen with one of its avoidances.
    package struct Part: Hashable {
        /// The screen's name.
        package let screen: String
        /// The name of the avoidance.
        package let avoidance: Avoidance
    }

    /// The screen and the avoidance.
    package var part: Part { Part(screen: screen, avoidance: avoidance) }
}

extension AuditRun {
    /// The names that describe the run.
    public var entry: AuditEntry {
        AuditEntry(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            avoidance: avoidance, surroundings: surroundings)
    }

    /// Creates the run that an entry describes.
    public init(_ entry: AuditEntry, steps: [Step], findings: [Finding]) {
        self.init(
            screen: entry.screen, device: entry.device, orientation: entry.orientation, keyboard: entry.keyboard,
            usage: entry.usage, avoidance: entry.avoidance, steps: steps, findings: findings)
        surroundings = entry.surroundings
    }
}
