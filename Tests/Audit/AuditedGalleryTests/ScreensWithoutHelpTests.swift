import AuditRules
import DeviceSimulation
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import Testing

/// A screen without findings proves something about an avoidance only if the screen has findings without it.
@MainActor
@Suite struct ScreensWithoutHelpTests {
    @Test(arguments: Screen.gallery.map(\.name))
    func `without help the keyboard covers an input or a marked view`(name: String) throws {
        let screen = try Screen.everyScreen.named(name)
        let runs = try Held.some.map { held in
            try PlannedRun(screen: screen, device: held.device, orientation: held.orientation, avoidance: "none").play()
        }
        // On the largest screens, the inputs of a long form are above the keyboard.
        let covered = runs.count { run in
            run.findings.contains { [Rule.ID.focusCovered, .controlCovered].contains($0.rule) }
        }
        #expect(2 * covered > runs.count, "\(covered) of \(runs.count) runs")
    }
}
