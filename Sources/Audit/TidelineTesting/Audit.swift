public import AuditRules
public import DeviceSimulation
public import Foundation
import ReportRendering
public import UIKit

/// An audit of one screen in a test: devices × orientations × keyboards × usages, judged by every rule.
///
///     @Test func `checkout stays clear of the keyboard`() throws {
///         let report = try Audit("Checkout") { CheckoutViewController() }.run()
///         #expect(report.isClear, "\(report)")
///     }
///
/// The screen needs no script: the audit finds what can be typed into, taps it, types, goes on by return, turns the device,
/// scrolls, and puts the keyboard away.
public struct Audit: Sendable {
    private var screen: Screen
    /// What is played of the screen.
    private var plan: AuditPlan
    private var isExhaustive = false
    private var baselineFile: URL?
    private var folder: URL?

    /// Names the screen to audit.
    ///
    /// - Parameters:
    ///   - name: the name in reports.
    ///   - marked: names of controls that a person must be able to reach while typing, as ``Script/tap(_:)`` takes them.
    ///     They come beside those that the audit guesses, since they confirm what is typed: the first filled button below the
    ///     inputs, those beside an input, and those that typing switches on. A name that no view has is an error.
    ///   - script: how a person uses the screen.
    ///   - make: makes the controller anew. It is called once a run, on the main actor.
    public init(
        _ name: String, marking marked: Set<String> = [], script: Script = .exploring, file: String = #filePath,
        line: Int = #line, make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(Screen(name, marking: marked, script: script, file: file, line: line, make: make))
    }

    /// Audits a screen.
    public init(_ screen: Screen) {
        self.screen = screen
        plan = AuditPlan(screens: [])
    }

    /// An audit that would find nothing because it plays nothing.
    public struct Failure: Error, CustomStringConvertible {
        /// Names the screen and the remedy.
        public let description: String
    }

    // MARK: What is played

    /// Plays on these devices alone.
    public func devices(_ devices: [Device]) -> Audit { with { $0.plan.devices = devices } }

    /// Plays in these orientations alone.
    public func orientations(_ orientations: [Device.Orientation]) -> Audit {
        with { $0.plan.orientations = orientations }
    }

    /// Plays with these keyboards alone.
    public func keyboards(_ keyboards: [KeyboardKind]) -> Audit { with { $0.plan.keyboards = keyboards } }

    /// Plays these usages alone.
    public func usages(_ usages: [Usage]) -> Audit { with { $0.plan.usages = usages } }

    /// Prepares the window before the screen is shown in it.
    ///
    /// - Parameters:
    ///   - name: the name of what keeps the screen clear, in reports.
    ///   - prepare: such as `{ $0.keyboardAvoidance = .automatic }`. It is called once a run, on the main actor.
    public func avoidance(_ name: Avoidance, prepare: @escaping @MainActor @Sendable (UIWindow) -> Void) -> Audit {
        with { $0.screen = $0.screen.avoidance(name, prepare: prepare) }
    }

    /// Plays on a version of iOS, from 15; on iOS 17 unless said.
    public func onIOS(_ version: Double) -> Audit { with { $0.screen = $0.screen.onIOS(version) } }

    /// Plays all runs, instead of a choice in which every three circumstances meet.
    public func exhaustive() -> Audit { with { $0.isExhaustive = true } }

    // MARK: What counts and what is written

    /// Accepts the findings that a file lists, each with a reason and a last day.
    public func baseline(_ file: URL) -> Audit { with { $0.baselineFile = file } }

    /// Writes `index.html`, with what it shows in `tideline-runs`, `report.json` and `junit.xml` into a folder.
    ///
    /// The folder is made if it does not exist.
    public func report(to folder: URL) -> Audit { with { $0.folder = folder } }

    private func with(_ change: (inout Audit) -> Void) -> Audit {
        var copy = self
        change(&copy)
        return copy
    }

    // MARK: Running

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
        if let folder { try write(report, into: folder) }
        return report
    }

    @MainActor
    private func play() throws -> AuditReport {
        var plan = plan
        plan.screens = [screen]
        guard !plan.runs.isEmpty else {
            throw Failure(
                description: "\(screen.name): nothing is left to play. Name more devices, keyboards or usages.")
        }
        let baseline = try baselineFile.map { file in
            try Baseline(try Data(contentsOf: file), today: ReportOutputs.today)
        }
        let player = AuditPlayer(source: RunsInProcess(of: [screen]), baseline: baseline)
        return try player.play(plan, isExhaustive: isExhaustive, films: folder == nil ? 0 : ReportOutputs.mostFilms)
    }

    private func write(_ report: AuditReport, into folder: URL) throws {
        _ = try Output.write(
            page: HTMLReport.render(report), HTMLReport.attachments(of: report), intoFolder: folder.path)
        for (name, text) in [("report.json", try JSONReport.render(report)), ("junit.xml", JUnitReport.render(report))]
        {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
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
