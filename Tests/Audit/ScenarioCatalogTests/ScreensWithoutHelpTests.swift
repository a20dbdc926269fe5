import AuditRules
import DeviceSimulation
import Foundation
import SceneModel
import ScenarioCatalog
import SimulatorTestSupport
@testable import TidelineTesting
import Testing

@MainActor
@Suite struct ScreensWithoutHelpTests {
    private func runs(_ screen: Screen) throws -> [(held: Held, run: AuditRun)] {
        try Held.some.map { held in
            let planned = try PlannedRun(
                screen: screen, device: held.device, orientation: held.orientation, avoidance: "none")
            return (held, planned.play())
        }
    }

    private func rules(_ run: AuditRun) -> Set<Rule.ID> { Set(run.findings.map(\.rule)) }

    @Test func `the ruler's field and button are covered everywhere`() throws {
        for (held, run) in try runs(.ruler) {
            #expect(rules(run).isSuperset(of: [.scriptStuck, .focusCovered, .controlCovered]), "\(held)")
            #expect(run.findings.first?.message.hasPrefix("'Go' can't be tapped: the keyboard covers") == true)
            let covered = run.findings.first { $0.rule == .controlCovered }
            #expect(covered?.subject == "Go" && covered?.amount == 44, "\(held): \(run.findings)")
        }
    }

    @Test func `the catalogue's table is covered, but not its field`() throws {
        for (held, run) in try runs(.catalogue) {
            let covered = run.findings.filter { $0.rule == .controlCovered && $0.subject == "Results" }
            let snapshot = try #require(run.steps.first { $0.name == "keyboard up" }?.snapshot)
            let table = try #require(snapshot.node("Results")), keyboard = snapshot.keyboard.targetFrameInScreen
            let points = Double(table.frameInScreen.maxY - keyboard.minY)
            #expect(points > 0 && covered.contains { abs($0.amount - points) < 1e-9 }, "\(held): \(run.findings)")
            #expect(!rules(run).contains(.focusCovered), "\(held): the field is at the top")
        }
    }

    @Test func `the celebration's field and button are covered everywhere`() throws {
        for (held, run) in try runs(.celebration) {
            #expect(rules(run).isSuperset(of: [.focusCovered, .controlCovered]), "\(held): \(rules(run))")
            #expect(!rules(run).contains(.notRestored), "\(held)")
            #expect(run.findings.first { $0.rule == .controlCovered }?.subject == "Send", "\(held)")
        }
    }
}
