public import AuditRules
public import DeviceSimulation
import Foundation
import Stages

extension Audit {
    /// Plays on these devices only.
    public func devices(_ devices: [Device]) -> Audit { with { $0.devices = devices } }

    /// Plays only in these surroundings, such as `Surroundings(iOS: 26)`.
    ///
    /// Surroundings are the version of iOS, the window and a person's settings. By default the audit plays the usual
    /// surroundings. If the test chooses neither keyboards nor usages, the audit adds a few runs for each of
    /// `Surroundings.standard`.
    public func surroundings(_ surroundings: [Surroundings]) -> Audit { with { $0.surroundings = surroundings } }

    /// Plays every combination of the conditions, such as devices, orientations and keyboards.
    ///
    /// By default the audit plays a choice of runs that contains every combination of three conditions.
    public func exhaustive() -> Audit { with { $0.isExhaustive = true } }

    /// Plays the runs in this process, one after the other, and judges them.
    ///
    /// The simulation runs on the main actor. A test on another actor waits until the main actor is free.
    ///
    /// Foundation on Linux calls several observers of a notification in an order that depends on hashing. The
    /// environment variable `SWIFT_DETERMINISTIC_HASHING=1` makes this order equal in every process.
    ///
    /// - Throws: ``Failure`` for an empty list of runs; another error if a baseline cannot be read or a report cannot
    ///   be written.
    public func run() throws -> AuditReport {
        let report = try MainQueue.run { try play() }
        try write(report)
        return report
    }

    /// Plays the screen in this process on simulated devices, and judges it.
    ///
    /// This asynchronous method allows the same test to run on a phone.
    ///
    /// - Throws: ``Failure`` if there is nothing to play; another error if a baseline cannot be read or a report cannot
    ///   be written.
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
            source: RunsInProcess(of: [screen], changes: changes), baseline: try readBaseline(),
            wholePlay: ".exhaustive()", seeksRemedies: !changes.isEmpty)
        return try player.play(
            plan, isExhaustive: isExhaustive, showing: { PicturedRuns(of: $0).indices }, films: folder != nil)
    }
}

extension [Device] {
    /// Every known device.
    public static var all: [Device] { Device.all }

    /// The devices that run iOS 15, the first version that the package supports.
    public static var supported: [Device] { Device.all.filter { ($0.lastVersion ?? 15) >= 15 } }

    static func named(_ name: String) throws -> [Device] {
        switch name {
        case "current": .current
        case "all": .all
        default: [try Device.named(name)]
        }
    }

    /// Six models of today: three sizes of phones with a home indicator, a phone with a home button, and two tablets.
    public static var current: [Device] {
        [(375, 667), (375, 812), (393, 852), (440, 956), (744, 1133), (1032, 1376)].compactMap { width, height in
            Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }
        }
    }
}

extension [KeyboardKind] {
    /// Every kind.
    public static var all: [KeyboardKind] { KeyboardKind.allCases }

    /// The default kinds: all except `KeyboardKind.accessory`.
    public static var standard: [KeyboardKind] { KeyboardKind.standard }

    /// The most common kinds: letters with and without predictions, emoji, digits, and a hardware keyboard.
    public static var common: [KeyboardKind] {
        [.letters, .lettersWithoutPredictions, .emoji, .numberPad, .hardware]
    }
}

extension [Usage] {
    /// Every usage.
    public static var all: [Usage] { Usage.allCases }
}
