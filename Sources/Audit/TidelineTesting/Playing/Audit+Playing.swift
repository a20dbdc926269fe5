public import AuditRules
public import DeviceSimulation
import Foundation
import Walk

extension Audit {
    /// Plays on these devices alone.
    public func devices(_ devices: [Device]) -> Audit { with { $0.devices = devices } }

    /// Plays in these surroundings alone, such as `Surroundings(iOS: 26)`.
    ///
    /// Unless they, keyboards or usages are named, each of ``AuditRules/Surroundings/standard`` is played with letters and
    /// typing on a few devices, beside the usual ones.
    public func surroundings(_ surroundings: [Surroundings]) -> Audit { with { $0.surroundings = surroundings } }

    /// Plays all runs, instead of a choice in which every three circumstances meet.
    public func exhaustive() -> Audit { with { $0.isExhaustive = true } }

    /// Plays the runs in this process, one after the other, and judges them.
    ///
    /// The simulation lives on the main actor. A test that is elsewhere waits until the main actor is free.
    ///
    /// Notifications that several observers of a screen hear reach them in the order of a dictionary, as Foundation has it on
    /// Linux. The environment variable `SWIFT_DETERMINISTIC_HASHING=1` gives it the same order in every process.
    ///
    /// - Throws: ``Failure`` when no run fits; an error when a baseline can't be read or a report can't be written.
    public func run() throws -> AuditReport {
        let report = try MainQueue.run { try play() }
        try write(report)
        return report
    }

    /// The same for a test that may wait; it reads the same on a phone.
    ///
    /// - Throws: ``Failure`` when no run fits; an error when a baseline can't be read or a report can't be written.
    public func run() async throws -> AuditReport {
        let report = try await MainActor.run { try play() }
        try write(report)
        return report
    }

    private var plan: AuditPlan {
        let isNarrow = keyboards != nil || usages != nil
        var plan = AuditPlan(
            screens: [screen], surroundings: surroundings ?? (isNarrow ? [.usual] : Surroundings.standard))
        if let devices { plan.devices = devices }
        if let orientations { plan.orientations = orientations }
        if let keyboards { plan.keyboards = keyboards }
        if let usages { plan.usages = usages }
        return plan
    }

    @MainActor
    private func play() throws -> AuditReport {
        guard !plan.runs.isEmpty else {
            throw Failure(
                description: "\(screen.name): nothing is left to play. Name more devices, keyboards or usages.")
        }
        let player = AuditPlayer(
            source: RunsInProcess(of: [screen]), baseline: try readBaseline(), wholePlay: ".exhaustive()")
        return try player.play(plan, isExhaustive: isExhaustive, films: folder == nil ? 0 : ReportOutputs.mostFilms)
    }
}

extension [Device] {
    /// Every known device.
    public static var all: [Device] { Device.all }

    /// The devices that run iOS 15, the first version that the package supports; played unless others are asked for.
    public static var supported: [Device] { Device.all.filter { ($0.lastVersion ?? 15) >= 15 } }

    /// The devices of a name on the command line: `current`, `all`, or that of a single one.
    static func named(_ name: String) throws -> [Device] {
        switch name {
        case "current": .current
        case "all": .all
        default: [try Device.named(name)]
        }
    }

    /// One model of each kind that a layout could tell apart today: small, middle and large phones with a home indicator, one
    /// with a home button, and two tablets.
    public static var current: [Device] {
        [(375, 667), (375, 812), (393, 852), (440, 956), (744, 1133), (1032, 1376)].compactMap { width, height in
            Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }
        }
    }
}

extension [KeyboardKind] {
    /// Every kind.
    public static var all: [KeyboardKind] { KeyboardKind.allCases }

    /// The kinds that are played unless others are asked for: all but the bar of ``KeyboardKind/accessory``.
    public static var standard: [KeyboardKind] { KeyboardKind.standard }

    /// The kinds that most people meet: letters with and without predictions, emoji, digits, and keys to touch.
    public static var common: [KeyboardKind] {
        [.letters, .lettersWithoutPredictions, .emoji, .numberPad, .hardware]
    }
}

extension [Usage] {
    /// Every usage.
    public static var all: [Usage] { Usage.allCases }
}
