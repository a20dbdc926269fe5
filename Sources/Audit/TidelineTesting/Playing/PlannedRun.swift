public import AuditRules
public import DeviceSimulation
import ReportPage
import SimulatedStages
public import Stages

/// One run of an audit on a simulated device.
@MainActor
public struct PlannedRun {
    /// The screen.
    public let screen: Screen
    /// The device.
    public let device: Device
    /// The orientation of the device.
    public let orientation: Device.Orientation
    /// The keyboard that appears.
    public let keyboard: KeyboardKind
    /// The person's use of the screen.
    public let usage: Usage
    /// The screen's avoidance.
    public let avoidance: Avoidance
    /// The system's version, the window and a person's settings.
    public let surroundings: Surroundings
    /// The display's rate in frames per second, 60 or 120.
    public let framesPerSecond: Int

    /// Plans a run; without an avoidance, with the screen's first one.
    public init(
        screen: Screen, device: Device, orientation: Device.Orientation, keyboard: KeyboardKind = .letters,
        usage: Usage = .typing, avoidance: Avoidance? = nil, surroundings: Surroundings = .usual,
        framesPerSecond: Int = 60
    ) throws(UnknownName) {
        self.init(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            surroundings: surroundings, offered: try avoidance.map(screen.offered) ?? screen.avoidances[0],
            framesPerSecond: framesPerSecond)
    }

    init(
        screen: Screen, device: Device, orientation: Device.Orientation, keyboard: KeyboardKind, usage: Usage,
        surroundings: Surroundings, offered avoidance: Avoidance, framesPerSecond: Int = 60
    ) {
        self.screen = screen
        self.device = device
        self.orientation = orientation
        self.keyboard = keyboard
        self.usage = usage
        self.avoidance = avoidance
        self.surroundings = surroundings
        self.framesPerSecond = framesPerSecond
    }

    /// Plays the usage from a fresh start.
    ///
    /// A script may get stuck, or wait for something other than the simulated time. The run then has a finding about
    /// the script.
    ///
    /// - Parameters:
    ///   - filming: whether the run's film contains all frames.
    ///   - experiment: what the run does with changes of the screen's code.
    ///   - changes: the kinds of changes that the program can make.
    public func play(
        filming: Bool = false, _ experiment: ScreenWalk.Experiment = .none, among changes: [Change] = Change.ofUIKit
    ) -> AuditRun {
        let stage = SimulatedStage(
            device, orientation: orientation, framesPerSecond: framesPerSecond,
            systemVersion: surroundings.iOS, marked: screen.marked,
            marksPrimaryControls: true, keepsLog: filming, readings: surroundings.readings)
        let equivalents = keyboard.install(on: stage)
        surroundings.install(on: stage)
        let walk = ScreenWalk(screen, as: AuditEntry(self), experiment, among: changes)
        let played = Immediate.result(of: { await walk.play(on: stage) })
        var run = walk.unfinished
        // The screen may ask about the keyboard until the stage releases it. Only after the release, the stage knows
        // with which other keyboards the result would have been the same.
        if case .success(let whole)? = played { (run, run.equivalentKeyboards) = (whole, equivalents()) }
        if filming { run.film(stage.recording, log: stage.log) }
        return run
    }
}
