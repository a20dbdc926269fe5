import AuditRules
import AuditedGallery
import DeviceSimulation
import Stages
import Testing
import TidelineChanges
import TidelineTesting
import UIKit

/// The avoidances that a program offers for each of its screens, beside the screen's own ones.
@MainActor
@Suite struct OfferedAvoidanceTests {
    private static let changes = Change.ofUIKit + Change.tideline

    /// A screen of the gallery as an app has it, with one way to avoid the keyboard.
    private func screen(_ name: String, with own: Avoidance) throws -> Screen {
        let screen = try Screen.everyScreen.named(name)
        return Screen(
            name, marking: screen.marked, script: screen.script, firstField: screen.firstField,
            nextField: screen.nextField, avoidances: [own], guideTop: screen.guideTop,
            make: screen.makeController
        ).offering(Self.changes)
    }

    private func told(
        _ screen: Screen, _ avoidance: Avoidance, _ usage: Usage = .again, trying trial: Trial? = nil
    ) throws -> [String] {
        let experiment = trial.map { ScreenWalk.Experiment.make($0) } ?? .none
        return try Device.Orientation.allCases.flatMap { orientation in
            try PlannedRun(
                screen: screen, device: Device.named("iPhone 16"), orientation: orientation, usage: usage,
                avoidance: avoidance
            ).play(experiment, among: Self.changes).findings.map { "\(orientation): \($0.message)" }
        }
    }

    @Test func `they come after the screen's own ones, which keep their names`() throws {
        #expect(try screen("sign-in", with: .tideline).avoidances == ["tideline", "none", "automatic"])
        #expect(Screen("plain") { UIViewController() }.offering(Change.ofUIKit).avoidances == ["own", "none"])
        let whole = try Screen.gallery.named("sign-in")
        #expect(whole.offering(Self.changes).avoidances == whole.avoidances)
        #expect(try told(whole.offering(Self.changes), .nothing) == told(whole, .nothing))
    }

    @Test(arguments: [
        Avoidance.tideline, "hand-rolled-guide", "hand-rolled-translation", "hand-rolled-constraint",
        "hand-rolled-safe-area"
    ])
    func `none takes a screen's keyboard code away, whatever it is`(own: Avoidance) throws {
        for name in ["sign-in", "registration"] {
            let without = try told(Screen.gallery.named(name), .nothing)
            #expect(try !without.isEmpty && told(screen(name, with: own), .nothing) == without, "\(name)")
            #expect(try told(screen(name, with: own), own) == told(Screen.gallery.named(name), own), "\(name)")
        }
    }

    @Test func `automatic is played on a screen that knows nothing of it`() throws {
        for name in ["chat", "field-table", "bottom-bar"] {
            let plain = try screen(name, with: .nothing)
            #expect(try !told(plain, .nothing).isEmpty && told(plain, "automatic").isEmpty, "\(name)")
        }
    }

    @Test func `a change that is tried beside none hears of the keyboard`() throws {
        let plain = try screen("field-table", with: .tideline)
        let trial = Trial(change: "automatic", place: "FieldTableViewController", code: "")
        #expect(try !told(plain, .nothing).isEmpty)
        #expect(try told(plain, .nothing, trying: trial).isEmpty)
    }
}
