import AuditRules
import CoreGraphics
import DeviceSimulation
@testable import JudgedScreens
import SimulatorTestSupport
import TestSupport
import Testing
import TidelineChanges
@testable import TidelineTesting
import Stages

/// What the audit calls a remedy cures its screen, in runs too that the search did not play.
///
/// `Remedies.txt` has a line for each screen with a fault. A usual test run plays some of them; with a raised effort it
/// plays all.
@MainActor
@Suite(.ownProcess) struct RemedyTests {
    @Test func `each remedy cures its screen, adds nothing, and is the one in the list`() throws {
        let all = (JudgedScreen.byUs + JudgedScreen.byOthers).filter { !$0.planted.isEmpty }
        guard Effort.isRaised || PackageFolder.regenerates else {
            let known = Set(try PackageFolder.text(of: Self.list).split(separator: "\n").map(String.init))
            for (index, screen) in all.enumerated() where index % 16 == 3 {
                let line = try RemedyTrial(screen).line()
                #expect(known.contains(line), "not in Remedies.txt")
            }
            return
        }
        let text = try all.map { try RemedyTrial($0).line() + "\n" }.joined()
        #expect(try PackageFolder.regenerated(Self.list, as: text) == text)
    }

    @Test func `a page that ends at a translucent keyboard gets a backdrop`() throws {
        let screen = try #require(
            JudgedScreen.byUs.first { $0.screen.name == "page that ends at a translucent keyboard" })
        let report = try Audit(screen.screen).devices([Device.named("iPhone 16")]).keyboards([.letters])
            .surroundings([Surroundings(iOS: 26)]).trying(Change.tideline).run()
        let remedy = try #require(report.causes.first?.remedy)
        #expect(remedy.words.hasPrefix("view.insertSubview(KeyboardBackdropView(color: .systemBackground), at: 0)"))
        #expect(remedy.before > 0 && remedy.after == 0, "\(report)")
    }

    private static let list = "Tests/Audit/RemedyTests/Remedies.txt"
}

/// The audit of a screen on three devices, with its remedies.
@MainActor
private struct RemedyTrial {
    private let screen: Screen
    private let report: AuditReport
    private let devices: [Device]

    init(_ judged: JudgedScreen) throws {
        screen = judged.screen
        devices = [(320, 568), (393, 852), (1032, 1376)].compactMap { width, height in
            Device.all.first { $0.portraitSize == CGSize(width: width, height: height) }
        }
        report = try Audit(judged.screen).devices(devices).keyboards([.letters]).surroundings([.usual])
            .trying(Change.tideline).run()
    }

    /// The screen, its causes, and their remedies.
    func line() throws -> String {
        for remedy in report.remedies ?? [] { check(remedy, try runs(with: remedy)) }
        let causes = report.causes.map { cause in
            let faults = "\(cause.finding.fault)" + (cause.faults.count > 1 ? " +\(cause.faults.count - 1)" : "")
            guard let remedy = cause.remedy else { return "\(faults): no change" }
            return "\(faults): \(remedy.words), \(remedy.before) → \(remedy.after) of \(remedy.runs)"
        }
        return "\(screen.name) | \(causes.isEmpty ? "clear" : causes.joined(separator: " | "))"
    }

    /// All runs of the plan, without a choice.
    private func runs(with remedy: Remedy) throws -> [AuditRun] {
        let plan = AuditPlan(screens: [screen], devices: devices, keyboards: [.letters])
        return plan.runs.map { $0.play(.make(remedy.trial), among: Change.ofUIKit + Change.tideline) }
    }

    private func check(_ remedy: Remedy, _ runs: [AuditRun]) {
        let known = Set(report.runs.flatMap(\.findings).map(\.fault))
        let found = runs.flatMap(\.findings).map(\.fault)
        let added = Set(found).subtracting(known)
        #expect(added.isEmpty, "\(screen.name): \(remedy.words) adds \(added.sorted())")
        for fault in remedy.cured {
            let before = report.runs.count { $0.findings.map(\.fault).contains(fault) }
            let after = runs.count { $0.findings.map(\.fault).contains(fault) }
            #expect(
                after * 10 <= before, "\(screen.name): \(remedy.words) leaves \(fault) in \(after) runs of \(before)")
        }
    }
}
