import AuditRules
import DeviceSimulation
import Foundation
import SceneModel
import ScenarioCatalog
import SimulatorTestSupport
@testable import TidelineTesting
import Scenarios
import Testing

@MainActor
@Suite struct HardwareTests {
    private static let held = Held.distinct.filter { $0.device.hasSensorHousing }

    @Test(arguments: Screen.gallery.map(\.name))
    func `no view of a screen lies under the hardware of any phone`(name: String) throws {
        let screen = try Screen.everyScreen.named(name)
        for held in Self.held {
            let stage = SimulatedStage(held.device, orientation: held.orientation)
            stage.present(screen.make("none"))
            let findings = Rule.underHardware.check([stage.snapshot()])
            #expect(findings.isEmpty, "\(held): \(findings.map(\.message))")
        }
    }

    @Test func `the long form's fields begin beside the sensor housing`()
        throws
    {
        let stage = SimulatedStage(try Device.upright(402, 874), orientation: .landscape)
        stage.present(Screen.registration.make("tideline"))
        let snapshot = stage.snapshot()
        let email = try #require(snapshot.node("Email")), form = try #require(snapshot.node("Registration"))
        #expect(email.frameInScreen.minX == 82 && email.frameInScreen.maxX == 792, "20 from 62 and from 812")
        #expect(form.frameInScreen.minX == 0 && form.frameInScreen.maxX == 874)
    }
}
