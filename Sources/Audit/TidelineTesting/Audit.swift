public import AuditRules
public import DeviceData
public import Foundation
import ReportRendering
import SceneModel
public import UIKit
public import Walk

/// An audit of one screen in a test, judged by every rule.
///
///     @Test("Checkout stays clear of the keyboard") func checkout() async throws {
///         let report = try await Audit("Checkout") { CheckoutViewController() }.run()
///         #expect(report.isClear, "\(report)")
///     }
///
/// The screen needs no script: the audit finds what can be typed into, taps it, types, goes on by return, turns the device,
/// scrolls, and puts the keyboard away. On Linux it plays on simulated devices: devices × orientations × keyboards × usages. In
/// an app's tests it plays on the device that the tests run on; see ``run()``.
public struct Audit: Sendable {
    var screen: Screen
    // What is played of the screen; nil leaves the choice to the audit.
    var devices: [Device]?
    var orientations: [ScreenOrientation]?
    var keyboards: [KeyboardKind]?
    var usages: [Usage]?
    var surroundings: [Surroundings]?
    var isExhaustive = false
    var keyboardSource = KeyboardSource.standIn
    var baselineFile: URL?
    var folder: URL?

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
    public init(_ screen: Screen) { self.screen = screen }

    /// An audit that would find nothing because it plays nothing.
    public struct Failure: Error, CustomStringConvertible {
        /// Names the screen and the remedy.
        public let description: String
    }

    // MARK: What is played

    /// Plays in these orientations alone.
    public func orientations(_ orientations: [ScreenOrientation]) -> Audit {
        with { $0.orientations = orientations }
    }

    /// Plays with these keyboards alone.
    public func keyboards(_ keyboards: [KeyboardKind]) -> Audit { with { $0.keyboards = keyboards } }

    /// Says whose keyboard comes in an app's tests; the stand-in unless said.
    ///
    /// On Linux each simulated phone has a keyboard of its own.
    public func keyboards(_ source: KeyboardSource) -> Audit { with { $0.keyboardSource = source } }

    /// Plays these usages alone.
    public func usages(_ usages: [Usage]) -> Audit { with { $0.usages = usages } }

    /// Prepares the window before the screen is shown in it.
    ///
    /// - Parameters:
    ///   - name: the name of what keeps the screen clear, in reports.
    ///   - prepare: such as `{ $0.keyboardAvoidance = .automatic }`. It is called once a run, on the main actor.
    public func avoidance(_ name: Avoidance, prepare: @escaping @MainActor @Sendable (UIWindow) -> Void) -> Audit {
        with { $0.screen = $0.screen.avoidance(name, prepare: prepare) }
    }

    // MARK: What counts and what is written

    /// Accepts the findings that a file lists, each with a reason and a last day.
    public func baseline(_ file: URL) -> Audit { with { $0.baselineFile = file } }

    /// Writes `index.html`, with what it shows in `tideline-runs`, `report.json` and `junit.xml` into a folder.
    ///
    /// `audit.runs` is for `tideline-merge`, which reports what several devices have played.
    ///
    /// The folder is made if it does not exist.
    public func report(to folder: URL) -> Audit { with { $0.folder = folder } }

    /// Writes the report into the folder that was asked for.
    func write(_ report: AuditReport) throws {
        guard let folder else { return }
        do {
            try ReportFolder(folder).write(report)
        } catch {
            throw Failure(
                description: "\(screen.name): the report can't be written into '\(folder.path)': "
                    + "\(error.localizedDescription) Name a folder that can be made.")
        }
    }

    func with(_ change: (inout Audit) -> Void) -> Audit {
        var copy = self
        change(&copy)
        return copy
    }

    /// The findings that are accepted; nil without a list.
    func readBaseline() throws -> Baseline? {
        try baselineFile.map { file in
            let day = ISO8601DateFormatter.string(from: Date(), timeZone: .current, formatOptions: [.withFullDate])
            return try Baseline(try Data(contentsOf: file), today: day)
        }
    }
}
