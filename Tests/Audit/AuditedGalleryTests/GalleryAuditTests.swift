import AuditRules
import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import SimulatedStages
import Testing

@MainActor
@Suite struct GalleryAuditTests {
    /// Other tests need the main actor, so a process of its own plays the screens.
    @Test func `a screen kept clear has no findings on any kind of device`() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                for name in Screen.gallery.map(\.name) {
                    for avoidance in [Avoidance.tideline, .apple] { try Self.playKeptClear(name, by: avoidance) }
                }
            }
        }
    }

    private static func playKeptClear(_ name: String, by avoidance: Avoidance) throws {
        let screen = try Screen.everyScreen.named(name)
        // Apple's guide makes room, but only the library follows a caret that moves down in a text that does not
        // scroll.
        if avoidance == "apple", name == "registration" { return }
        // The audit on the command line plays the gallery on every device and is faster, so the test plays fewer
        // devices.
        for held in name == "sign-in" ? Held.distinct : Held.few {
            let run = try PlannedRun(
                screen: screen, device: held.device, orientation: held.orientation, avoidance: avoidance
            ).play()
            #expect(run.isClear, "\(held): \(run.findings.map(\.message))")
            #expect(run.screen == name && run.device == held.device.name && run.avoidance == avoidance)
            #expect(run.orientation == held.orientation && run.keyboard == .letters)
        }
    }

    @Test func `without help each device reports the button's covered height`()
        throws
    {
        for held in Held.distinct {
            let run = try PlannedRun(
                screen: .signIn, device: held.device, orientation: held.orientation, avoidance: "none"
            ).play()
            #expect(!run.isClear, "\(held)")
            for step in ["keyboard up", "next field"] {
                guard let snapshot = run.steps.first(where: { $0.name == step })?.snapshot,
                    let button = snapshot.node("Sign In")
                else {
                    Issue.record("\(held): no picture of \(step)")
                    continue
                }
                let keyboard = snapshot.keyboard.targetFrameInScreen
                let covered =
                    min(button.frameInScreen.maxY, keyboard.maxY) - max(button.frameInScreen.minY, keyboard.minY)
                let finding = run.findings.first { $0.rule == .controlCovered && $0.at == snapshot.time }
                #expect(covered > 0, "\(held), \(step)")
                #expect(finding?.subject == "Sign In", "\(held), \(step): \(run.findings)")
                #expect(abs((finding?.amount ?? 0) - Double(covered)) < 1e-9, "\(held), \(step)")
                #expect(finding?.message.contains("Sign In button covered by") == true, "\(held)")
            }
        }
    }

    struct Covered: Sendable {
        var size: CGSize
        var orientation: Device.Orientation
        /// These values in points are copied by hand from the device's facts.
        var height, safeBottom, keyboard: Double

        /// The button is 44 points high, and its lower edge is 40 points above the safe area.
        var points: Double { min(44, max(0, keyboard - safeBottom - 40)) }
    }

    @Test(arguments: [
        Covered(
            size: CGSize(width: 390, height: 844), orientation: .portrait, height: 844, safeBottom: 34, keyboard: 336),
        Covered(
            size: CGSize(width: 375, height: 667), orientation: .portrait, height: 667, safeBottom: 0, keyboard: 260),
        Covered(
            size: CGSize(width: 768, height: 1024), orientation: .portrait, height: 1024, safeBottom: 0, keyboard: 313),
        Covered(
            size: CGSize(width: 768, height: 1024), orientation: .landscape, height: 768, safeBottom: 0, keyboard: 398)
    ])
    func `the points covered are those worked out by hand`(covered: Covered) throws {
        let device = try Device.upright(covered.size.width, covered.size.height)
        let run = try PlannedRun(screen: .signIn, device: device, orientation: covered.orientation, avoidance: "none")
            .play()
        let finding = try #require(run.findings.first { $0.rule == .controlCovered })
        #expect(finding.amount == covered.points)
        let step = try #require(run.steps.first { $0.name == "keyboard up" })
        #expect(step.overlap == covered.keyboard)
        #expect(step.keyboard?[1] == covered.height - covered.keyboard)
        let button = try #require(run.steps.first?.snapshot?.node("Sign In"))
        #expect(Double(button.frameInScreen.maxY) == covered.height - covered.safeBottom - 40)
    }

    @Test func `a run has its five steps in order`() throws {
        let run = try PlannedRun(screen: .signIn, device: try Device.upright(390, 844), orientation: .portrait).play()
        #expect(
            run.steps.map(\.name) == ["keyboard down", "keyboard rising", "keyboard up", "next field", "keyboard gone"])
        #expect(run.steps.map(\.at) == run.steps.map(\.at).sorted())
        #expect(run.steps.first?.keyboard == nil && run.steps.last?.keyboard == nil)
        #expect(run.steps[2].keyboard == [0, 508, 390, 336])
    }

    @Test func `a stuck script is a finding that names what is missing`() throws {
        let stuck = Screen(
            "stuck", marking: [],
            script: Script { stage in
                try stage.tap("Email")
                try stage.tap("Nowhere")
            }, avoidances: ["none"], make: { _, _ in SignInViewController(handling: .none) })
        let run = try PlannedRun(
            screen: stuck, device: try Device.upright(390, 844), orientation: .portrait, avoidance: "none"
        )
        .play()
        let finding = try #require(run.findings.first)
        #expect(finding.rule == .scriptStuck && finding.subject == "stuck")
        #expect(finding.message.contains("No view is called 'Nowhere'. There are: Email"))
    }

    /// The first run of a process may lay out once less than all others.
    ///
    /// Until the process's first notification, the library looks for a keyboard that it may have missed, and so asks for
    /// the window's guide earlier.
    @Test func `a run twice is the same run`() throws {
        let device = try Device.upright(768, 1024)
        let runs = try (0..<3).map { _ in
            try PlannedRun(screen: .signIn, device: device, orientation: .landscape).play()
        }
        #expect(runs[1] == runs[2])
    }
}
