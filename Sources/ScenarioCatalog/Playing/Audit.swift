public import AuditRules
public import DeviceSimulation
import SceneModel
import Scenarios

/// Shows one screen on one device, lets a person use it, and judges the recording.
@MainActor
public struct Audit {
    /// The screen.
    public let screen: CatalogScreen
    /// The device.
    public let device: Device
    /// How it is held.
    public let orientation: Device.Orientation
    /// The keyboard that comes.
    public let keyboard: KeyboardKind
    /// What a person does.
    public let usage: Usage
    /// What keeps the screen clear of the keyboard.
    public let avoidance: String
    /// The display's rate in frames per second, 60 or 120.
    public let framesPerSecond: Int

    /// Creates an audit.
    public init(
        screen: CatalogScreen, device: Device, orientation: Device.Orientation, keyboard: KeyboardKind = .letters,
        usage: Usage = .typing, avoidance: String = "tideline", framesPerSecond: Int = 60
    ) {
        self.screen = screen
        self.device = device
        self.orientation = orientation
        self.keyboard = keyboard
        self.usage = usage
        self.avoidance = avoidance
        self.framesPerSecond = framesPerSecond
    }

    /// Plays the usage from a fresh start; a script that gets stuck is itself a finding.
    public func run() -> AuditRun {
        let stage = Stage(
            device, orientation: orientation, framesPerSecond: framesPerSecond, marked: screen.marked)
        keyboard.install(on: stage)
        stage.present(screen.controller(with: avoidance, in: stage.phone.window))
        var stuck: Finding?
        do {
            try usage.play(screen, on: stage, orientation: orientation)
        } catch {
            stuck = Finding(
                rule: "script-stuck", subject: screen.name, amount: 0, at: stage.recording.last?.time ?? 0,
                message: "\(error) So far: \(stage.timeline)")
        }
        var run = AuditRun.judging(
            stage.recording, screen: screen.name, device: device.name, orientation: orientation.rawValue,
            keyboard: keyboard.rawValue, usage: usage.rawValue, avoidance: avoidance)
        run.notes = stage.phone.notes.isEmpty ? nil : stage.phone.notes
        if let stuck { run.findings.insert(stuck, at: 0) }
        return run
    }
}
