import AuditRules
import DeviceSimulation
import TestSupport
import Testing
import TidelineTesting
import UIKit

/// On these screens, the audit reports faults only after the code that avoids the keyboard is removed.
@MainActor
@Suite struct TypicalScreenTests {
    /// A phone with a home button, a phone with a home indicator and a tablet; in the nightly run all devices and
    /// keyboards.
    private func audit(_ screen: TypicalScreen) -> Audit {
        let audit = Audit(screen.name, make: screen.make)
        guard !Effort.isNightly else { return audit }
        return audit.keyboards([.letters]).usages([.typing, .turning]).devices(Self.threeDevices)
    }

    private static let threeDevices = [Device].current.filter { [667, 852, 1376].contains($0.portraitSize.height) }

    @Test(arguments: TypicalScreen.all.map(\.name))
    func `a typical screen raises nothing`(name: String) throws {
        let report = try audit(.named(name)).run()
        let unknown = report.runs.flatMap { run in run.findings.filter { !isExpected($0, in: run) } }
        #expect(unknown.isEmpty, "\(report)")
        #expect(report.runs.count >= 9)
    }

    private static let roomRules: Set<Rule.ID> = [.focusCovered, .caretCovered, .controlCovered, .pushedOffScreen]

    /// Whether a finding is right, because a person would see the same fault on the screen.
    private func isExpected(_ finding: Finding, in run: AuditRun) -> Bool {
        let isOnItsSide = !run.device.hasPrefix("iPad") && (run.orientation == .landscape || run.usage == .turning)
        // On a phone in landscape, 28 to 90 points are left between a bar at the top and the keyboard, which is less
        // than these screens need.
        if isOnItsSide, Self.roomRules.contains(finding.rule) { return true }
        switch (run.screen, finding.rule) {
        // On a phone in landscape, no height is left for the form. UIKit then limits the form's offset a second time.
        case ("sign-up", .jump), ("sign-up", .notRestored): return isOnItsSide
        // The screen scrolls without animation when the focus changes.
        case ("login", .jump), ("login", .lag): return isOnItsSide
        // The screen scrolls to the edited field only after the keyboard is at rest.
        case ("feedback", .lag): return true
        // The screen treats a floating keyboard like a docked keyboard.
        case ("chat", .notRestored): return run.keyboard == .floating
        default: return false
        }
    }

    @Test(arguments: ["checkout", "login", "sign-up", "places", "invoice", "profile"])
    func `the same screen without its avoidance raises something`(name: String) throws {
        let report = try audit(.named(name).withoutAvoidance).keyboards([.letters]).usages([.typing])
            .devices(Self.threeDevices).run()
        #expect(report.runs.contains { $0.findings.contains { $0.rule == .focusCovered } }, "\(report)")
    }
}
