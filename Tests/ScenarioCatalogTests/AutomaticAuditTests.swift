import AuditRules
import DeviceSimulation
import ScenarioCatalog
import Testing

/// The proof of the automatic avoidance in small: each screen, on a small phone and on an iPad.
///
/// All devices, keyboards and usages are a matter for the night.
@MainActor
@Suite struct AutomaticAuditTests {
    nonisolated static let names = (CatalogScreen.all + CatalogScreen.withoutKeyboardCode).map(\.name)

    @Test(arguments: names)
    func `a screen whose keyboard code is stripped, or that has none, is clear under an automatic window`(
        name: String
    ) throws {
        let screen = try CatalogScreen.named(name)
        for device in [try Device.upright(375, 667), try Device.upright(834, 1_194)] {
            for orientation in Device.Orientation.allCases {
                for keyboard in [KeyboardKind.letters, .accessory] {
                    let run = Audit(
                        screen: screen, device: device, orientation: orientation, keyboard: keyboard, usage: .typing,
                        avoidance: "automatic"
                    ).run()
                    // A list that stays at its end lays its rows out once more, which the audit only warns of.
                    let findings = run.findings.filter { $0.rule != "layout-passes" || name != "chat" }
                    #expect(findings.isEmpty, "\(device.name) \(orientation) \(keyboard): \(findings)")
                }
            }
        }
    }
}
