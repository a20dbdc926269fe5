import AuditedGallery
import DeviceSimulation
import Foundation
import Gallery
import SceneModel
import ReportRendering
import SimulatedStages
@testable import TidelineTesting
import TestSupport
import Testing
import Tideline
import UIKit

/// The README's animation shows a recording of a chat.
///
/// The chat's own code ignores the keyboard. `automatic` in the window makes room for the keyboard.
@MainActor
@Suite struct FilmTests {
    @Test func `the film shows a chat whose bar stands on the keyboard`() throws {
        let stage = SimulatedStage(try Device.upright(390, 844))
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(ChatViewController())
        stage.begin("down")
        try stage.recordFrames(of: "rising", settlingInto: "up") { () throws(StageError) in try stage.tap("Message") }
        try stage.recordFrames(of: "typing") { () throws(StageError) in try stage.type("Wind is fair.") }
        try stage.recordFrames(of: "sending") { () throws(StageError) in try stage.tap("Send") }
        stage.recordFrames(of: "falling") { stage.dismissKeyboard() }
        let bar = try #require(stage.recording.last { $0.step == "up" }?.root.flattened.first { $0.name == "Bar" })
        #expect(bar.frameInScreen.maxY == 508)

        let film = SVGFilm.render(Self.everyThird(stage.recording))
        let known = try PackageFolder.regenerated("Docs/Images/automatic.svg", as: film)
        #expect(film == known, "Run the tests with TIDELINE_REGENERATE set.")
        #expect(film.utf8.count < 1_500_000)
    }

    @Test(arguments: [Avoidance.nothing, .automatic])
    func `two pictures show the README's sign-in screen, before and after`(avoidance: Avoidance) throws {
        let run = try PlannedRun(
            screen: .signIn, device: try Device.named("iPhone 16"), orientation: .portrait, avoidance: avoidance
        ).play()
        #expect(run.findings.map(\.message).contains { $0.contains("covered by 44 pt") } == (avoidance == .nothing))
        let picture = try #require(RunPicture.render(run))
        let known = try PackageFolder.regenerated("Docs/Images/sign-in-\(avoidance).svg", as: picture)
        #expect(picture == known, "Run the tests with TIDELINE_REGENERATE set.")
    }

    /// Twenty frames a second, together with all frames at rest.
    private static func everyThird(_ frames: [SceneSnapshot]) -> [SceneSnapshot] {
        frames.enumerated().filter { $0.offset.isMultiple(of: 3) || $0.element.isSettled }.map(\.element)
    }
}
