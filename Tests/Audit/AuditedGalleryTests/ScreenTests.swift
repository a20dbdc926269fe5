import AuditRules
import DeviceSimulation
import AuditedGallery
@testable import TidelineTesting
import Testing
import UIKit

@Suite struct ScreenTests {
    @Test func `every screen is found under its own, unique name`() throws {
        #expect(!Screen.gallery.isEmpty)
        for screen in Screen.gallery { #expect(try Screen.everyScreen.named(screen.name).name == screen.name) }
        #expect(Set(Screen.gallery.map(\.name)).count == Screen.gallery.count)
    }

    @Test func `an unknown screen is named together with those that exist`() {
        let error = #expect(throws: UnknownName.self) { try Screen.everyScreen.named("Sign In") }
        let names = Screen.everyScreen.map(\.name).joined(separator: ", ")
        #expect(error?.description == "'Sign In' is no screen. Did you mean 'sign-in'? Write one of: \(names).")
        #expect(names.hasPrefix("sign-in, ruler, ") && names.contains(", nested-scrollers, field-table, "))
    }

    @Test func `each screen offers tideline first and refuses unknown ways`() throws {
        for screen in Screen.gallery {
            #expect(screen.avoidances.first == "tideline")
            #expect(Set(screen.avoidances).isSuperset(of: ["none", "apple"]))
            for avoidance in screen.avoidances {
                try AuditPlan(screens: [screen], avoidances: [avoidance]).checkAvoidances()
            }
            let error = #expect(throws: UnknownName.self) {
                try AuditPlan(screens: [screen], avoidances: ["magic"]).checkAvoidances()
            }
            let known = screen.avoidances.map(\.rawValue).joined(separator: ", ")
            #expect(error?.description == "'magic' is no avoidance of \(screen.name). Write one of: \(known).")
        }
    }

    /// A screen that treated an unknown name like `none` would have findings, and a test that expects findings would
    /// pass by mistake.
    @MainActor
    @Test func `a run and a screen refuse an avoidance that is not offered`() throws {
        let error = UnknownName(
            kind: "avoidance of unlock", name: "tidelin", known: Screen.unlock.avoidances.map(\.rawValue))
        let device = try Device.named("iPhone 14")
        #expect(throws: error) {
            try PlannedRun(screen: .unlock, device: device, orientation: .portrait, avoidance: "tidelin")
        }
        #expect(throws: error) { try Screen.unlock.offered("tidelin") }
        #expect(error.description.hasPrefix("'tidelin' is no avoidance of unlock. Did you mean 'tideline'? Write one"))
    }
}
