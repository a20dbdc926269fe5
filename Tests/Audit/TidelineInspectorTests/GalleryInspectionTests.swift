import AuditRules
import DeviceSimulation
import AuditedGallery
import SimulatedStages
import TestSupport
import Testing
import TidelineInspector
import UIKit

/// The gallery's screens have no faults, so the inspector reports nothing.
@MainActor
@Suite(.serialized) struct GalleryInspectionTests {
    /// The time that the person uses the gallery, in virtual seconds; the nightly tests use an hour.
    private static let seconds = Effort.isNightly ? 3600 : 200.0

    @Test func `a person who uses the gallery hears of no fault`() throws {
        var told: [KeyboardInspector.Fault] = [], passed = 0.0, round = 0
        let usages: [Usage] = [.typing, .again, .turning, .restless, .onward]
        while passed < Self.seconds {
            for (index, screen) in Screen.gallery.enumerated() where passed < Self.seconds {
                passed += try use(screen, usages[(index + round) % usages.count]) { told.append($0) }
            }
            round += 1
        }
        #expect(told.map { "\($0.page): \($0.message)" } == [])
    }

    @Test func `without help the same use tells faults`() throws {
        var told: [KeyboardInspector.Fault] = []
        let screen = try Screen.gallery.named("sign-in")
        _ = try use(screen, .again, with: "none") { told.append($0) }
        #expect(told.map(\.rule).contains("control-covered"), "\(told)")
        #expect(Set(told.map { "\($0.page) \($0.rule) \($0.subject)" }).count == told.count)
    }

    /// Plays a screen, and returns the duration in virtual seconds.
    private func use(
        _ screen: Screen, _ usage: Usage, with avoidance: Avoidance? = nil,
        telling tell: @escaping (KeyboardInspector.Fault) -> Void
    ) throws -> Double {
        let stage = SimulatedStage(try .named("iPhone 14"), marked: screen.marked, marksPrimaryControls: true)
        let start = stage.phone.now
        // The person looks at the visible keyboard for a second.
        stage.onRest = { await $0.advance(by: 1) }
        stage.phone.perform { KeyboardInspector.start(telling: tell) }
        let walk = ScreenWalk(
            screen,
            as: AuditEntry(
                screen: screen.name, device: "iPhone 14", orientation: .portrait, keyboard: .letters, usage: usage,
                avoidance: avoidance ?? screen.avoidances[0]))
        _ = Immediate.result { await walk.play(on: stage) }
        stage.phone.perform { KeyboardInspector.stop() }
        return stage.phone.now - start
    }
}
