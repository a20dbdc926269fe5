import AuditRules
import DeviceSimulation
import SimulatorTestSupport
import TestSupport
import Testing
import TidelineTesting
import UIKit

/// On these screens, the audit reports faults only after the code that avoids the keyboard is removed.
///
/// Other tests need the main actor, so a process of its own plays the screens.
@MainActor
@Suite(.ownProcess) struct TypicalScreenTests {
    /// Chooses one of three devices, another for each screen.
    ///
    /// These are a phone with a home button, a phone with a home indicator and a tablet. With a raised effort a screen is
    /// played on all three, and in the nightly run on all devices and keyboards.
    private static func audit(_ screen: TypicalScreen, number: Int) -> Audit {
        let audit = Audit(screen.name, make: screen.make)
        guard !Effort.isNightly else { return audit }
        let devices = Effort.isRaised ? threeDevices : [threeDevices[number % threeDevices.count]]
        return audit.keyboards([.letters]).usages([.typing, .turning]).devices(devices)
    }

    private static let threeDevices = [Device].current.filter { [667, 852, 1376].contains($0.portraitSize.height) }

    @Test func `a typical screen raises nothing`() throws {
        for (number, screen) in TypicalScreen.all.enumerated() {
            let report = try Self.audit(screen, number: number).run()
            let unknown = report.runs.flatMap { run in run.findings.filter { !Self.isExpected($0, in: run) } }
            #expect(unknown.isEmpty, "\(report)")
            #expect(report.runs.count >= 3, "\(screen.name)")
        }
    }

    private static let roomRules: Set<Rule.ID> = [.focusCovered, .caretCovered, .controlCovered, .pushedOffScreen]

    /// Whether a finding is right, because a person would see the same fault on the screen.
    private static func isExpected(_ finding: Finding, in run: AuditRun) -> Bool {
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

    @Test func `the same screen without its avoidance raises something`() throws {
        for (number, name) in ["checkout", "login", "sign-up", "places", "invoice", "profile"].enumerated() {
            // On a tablet some of these screens have room enough.
            let screen = try TypicalScreen.named(name).withoutAvoidance
            let report = try Self.audit(screen, number: number % 2).usages([.typing]).run()
            #expect(report.runs.contains { $0.findings.contains { $0.rule == .focusCovered } }, "\(report)")
        }
    }
}
