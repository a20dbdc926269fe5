public import AuditRules
public import DeviceSimulation
import SceneModel
import Scenarios

/// One run of an audit: shows a screen on a device, lets a person use it, and judges the recording.
@MainActor
public struct PlannedRun {
    /// The screen.
    public let screen: Screen
    /// The device.
    public let device: Device
    /// How it is held.
    public let orientation: Device.Orientation
    /// The keyboard that comes.
    public let keyboard: KeyboardKind
    /// What a person does.
    public let usage: Usage
    /// What keeps the screen clear of the keyboard.
    public let avoidance: Avoidance
    /// The display's rate in frames per second, 60 or 120.
    public let framesPerSecond: Int

    /// Plans a run.
    ///
    /// - Parameter avoidance: one that the screen offers; nil for the screen's own.
    public init(
        screen: Screen, device: Device, orientation: Device.Orientation, keyboard: KeyboardKind = .letters,
        usage: Usage = .typing, avoidance: Avoidance? = nil, framesPerSecond: Int = 60
    ) throws(UnknownName) {
        self.init(
            screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: usage,
            offered: try avoidance.map(screen.offered) ?? screen.avoidances[0], framesPerSecond: framesPerSecond)
    }

    /// - Parameter avoidance: one that the screen is known to offer.
    init(
        screen: Screen, device: Device, orientation: Device.Orientation, keyboard: KeyboardKind, usage: Usage,
        offered avoidance: Avoidance, framesPerSecond: Int = 60
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
    ///
    /// - Parameter filming: whether all frames are kept in the run's film.
    public func play(filming: Bool = false) -> AuditRun {
        let stage = Stage(
            device, orientation: orientation, framesPerSecond: framesPerSecond,
            systemVersion: screen.systemVersion, marked: screen.marked,
            marksPrimaryControls: true, keepsLog: filming)
        stage.isLeftToTheApp = usage.leavesViewsToTheApp
        let equivalents = keyboard.install(on: stage)
        stage.present(screen.makeController(with: avoidance, in: stage.phone.window))
        var stuck: Finding?
        do {
            try usage.play(screen, on: stage, orientation: orientation)
        } catch {
            if usage != .typing, screen.firstField == nil {
                stage.remark("Exploring ended early. \(error)")
            } else {
                stuck = Finding(
                    rule: .scriptStuck, subject: screen.name, amount: 0, at: stage.recording.last?.time ?? 0,
                    message: "\(error)")
            }
        }
        let names = stage.codeNames, doubts = stage.placesInDoubt
        // A controller that outlives its screen is told in the notes.
        stage.letGo()
        var run = AuditRun.judging(
            stage.recording, twin: { stage.picturesOfTwin { screen.makeController(with: avoidance, in: $0) } },
            screen: screen.name, device: device.name, orientation: orientation, keyboard: keyboard, usage: usage,
            avoidance: avoidance, names: { names }, doubts: { doubts })
        if filming, !stage.recording.isEmpty { run.film = try? SceneFilm(stage.recording, log: stage.log).json() }
        let notes = (run.notes ?? []) + stage.notes + stage.phone.notes
        run.notes = notes.isEmpty ? nil : notes
        let undrawn = stage.phone.undrawnMembers
        run.undrawn = undrawn.isEmpty ? nil : undrawn
        if usage == .typing, screen.script.explores, !stage.hasTyped, !stage.recording.isEmpty {
            run.findings.insert(.nothingExercised(screen.name), at: 0)
        }
        if usage == .typing, !stage.recording.isEmpty {
            run.findings.insert(contentsOf: stage.unknownMarks.sorted().map(Finding.unknownMark), at: 0)
        }
        run.findings.noteGuesses(stage.guessedControls.subtracting(screen.marked))
        if let stuck { run.findings.insert(stuck, at: 0) }
        // The screen that goes may have asked the keyboard once more.
        run.equivalentKeyboards = equivalents()
        return run
    }
}

extension [Finding] {
    /// Says of each finding about a control whether the audit has guessed that a person needs it.
    fileprivate mutating func noteGuesses(_ names: Set<String>) {
        let ofControls: Set<Rule.ID> = [.controlCovered, .unreachable, .pushedOffScreen, .needlessGap]
        for index in indices where ofControls.contains(self[index].rule) && names.contains(self[index].subject) {
            let guess = "the audit guesses that '\(self[index].subject)' confirms what is typed"
            self[index].why = self[index].why.map { "\($0); \(guess)" } ?? guess
        }
    }
}
