public import AuditRules
public import DeviceData
public import Foundation
import ReportPage
import SceneModel
public import UIKit
public import Stages

/// An audit of one screen in a test, judged by every rule.
///
///     @Test("Checkout stays clear of the keyboard") func checkout() async throws {
///         let report = try await Audit("Checkout") { CheckoutViewController() }.run()
///         #expect(report.isClear, "\(report)")
///     }
///
/// The audit needs only the screen. It taps each text input, types, moves on with the return key, turns the device,
/// scrolls, and dismisses the keyboard. On Linux the audit plays the screen on simulated devices. On Apple's systems it
/// plays the screen on the device or simulator that runs the tests; see `run()`.
public struct Audit: Sendable {
    var screen: Screen
    var devices: [Device]?
    var orientations: [ScreenOrientation]?
    var keyboards: [KeyboardKind]?
    var usages: [Usage]?
    var surroundings: [Surroundings]?
    var isExhaustive = false
    var keyboardSource = KeyboardSource.standIn
    var changes = Change.ofUIKit
    var baselineFile: URL?
    var folder: URL?

    /// Creates an audit of one screen.
    ///
    /// - Parameters:
    ///   - name: the name in reports.
    ///   - marked: names of controls that must stay in reach while typing, as in `Script.tap(_:)`. The audit adds the
    ///     first filled button below the inputs, buttons beside an input, a button that is alone in a footer, and
    ///     controls that typing enables. A name without a view is an error.
    ///   - script: how a person uses the screen.
    ///   - file: the source file to which a report points.
    ///   - line: the line in this file.
    ///   - make: makes a new controller; called once for each run, on the main actor.
    public init(
        _ name: String, marking marked: Set<String> = [], script: Script = .exploring, file: String = #filePath,
        line: Int = #line, make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.init(Screen(name, marking: marked, script: script, file: file, line: line, make: make))
    }

    /// Audits a screen.
    public init(_ screen: Screen) { self.screen = screen }

    /// The error of an audit that has nothing to play.
    public struct Failure: Error, CustomStringConvertible {
        /// A message that names the screen and says how to correct the call.
        public let description: String
    }

    // MARK: What is played

    /// Plays in these orientations only.
    public func orientations(_ orientations: [ScreenOrientation]) -> Audit {
        with { $0.orientations = orientations }
    }

    /// Plays with these keyboards only.
    public func keyboards(_ keyboards: [KeyboardKind]) -> Audit { with { $0.keyboards = keyboards } }

    /// Chooses the keyboard in an app's tests.
    ///
    /// By default a view replaces the system's keyboard; see ``KeyboardSource/standIn``. On Linux the audit ignores
    /// this choice.
    public func keyboards(_ source: KeyboardSource) -> Audit { with { $0.keyboardSource = source } }

    /// Plays only these sequences of a person's actions, such as `Usage.typing`.
    public func usages(_ usages: [Usage]) -> Audit { with { $0.usages = usages } }

    /// Prepares the window before the audit shows the screen.
    ///
    /// - Parameters:
    ///   - name: the name in reports for the way in which the window makes room for the keyboard.
    ///   - prepare: changes the window, such as `{ $0.keyboardAvoidance = .automatic }`; called on the main actor each
    ///     time the audit plays the screen.
    public func avoidance(_ name: Avoidance, prepare: @escaping @MainActor @Sendable (UIWindow) -> Void) -> Audit {
        with { $0.screen = $0.screen.avoidance(name, prepare: prepare) }
    }

    /// Tries these changes too on a screen with findings.
    ///
    /// By default an audit on simulated devices tries the changes that need UIKit alone, and its report names those that
    /// cure the screen. Give `[]` to try none. On Apple's systems nothing is tried.
    public func trying(_ changes: [Change]) -> Audit {
        with { $0.changes = changes.isEmpty ? [] : Change.ofUIKit + changes }
    }

    // MARK: What counts and what is written

    /// Accepts the findings in a file; the file has a reason and an expiry date for each finding.
    public func baseline(_ file: URL) -> Audit { with { $0.baselineFile = file } }

    /// Writes the report into a folder.
    ///
    /// The files are the page `index.html`, the page's data in `tideline-runs`, `report.json`, `junit.xml` and
    /// `audit.runs`. The command `tideline-merge` combines `audit.runs` of several devices in one report. The audit
    /// creates a missing folder.
    public func report(to folder: URL) -> Audit { with { $0.folder = folder } }

    func write(_ report: AuditReport) throws {
        // The report of a test that passes is not shown.
        for remark in try readBaseline()?.remarks(on: report) ?? [] {
            FileHandle.standardError.write(Data("\(screen.name): \(remark)\n".utf8))
        }
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

    func readBaseline() throws -> Baseline? {
        try baselineFile.map { file in
            do {
                return try Baseline(try Data(contentsOf: file), today: Baseline.today)
            } catch {
                throw Failure(description: "\(screen.name): the baseline '\(file.path)' can't be read: \(error)")
            }
        }
    }
}
