import AuditRules
import DeviceSimulation
import Foundation
import SceneModel
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import SimulatedStages
import Testing

/// In every frame, a view on the guide has completed the same part of its movement as the keyboard.
@MainActor
@Suite(.ownProcess) struct GuideLagTests {
    private struct Lag {
        var points = -1.0
        var place = "nowhere"
        var frames = 0
    }

    private func recording(_ held: Held, _ avoidance: Avoidance, _ rate: Int) throws -> [SceneSnapshot] {
        let screen = Screen.signIn
        let stage = SimulatedStage(
            held.device, orientation: held.orientation, framesPerSecond: rate, marked: screen.marks)
        stage.present(screen.make(avoidance))
        try screen.play(on: stage)
        return stage.recording
    }

    /// Returns the greatest lag of the Sign In button over all devices; with enough room, the button is 40 points above
    /// the guide.
    private func worst(_ avoidance: Avoidance, _ rate: Int) throws -> Lag {
        var worst = Lag()
        for held in Held.all {
            let snapshots = try recording(held, avoidance, rate)
            let button = try #require(snapshots.first?.node("Sign In")?.id)
            let transitions = KeyboardMotion.transitions(in: snapshots)
            #expect(transitions.count == 3, "\(held): \(transitions)")
            for transition in transitions {
                worst.frames += transition.last - transition.first
                // A transition takes half a second, so its first and last frames are at least `rate / 2` frames apart.
                #expect(transition.last - transition.first >= rate / 2, "\(held): \(transition)")
                guard let lag = KeyboardMotion.lag(of: button, during: transition, in: snapshots) else {
                    Issue.record("\(held): the keyboard does not move in \(transition)")
                    continue
                }
                if lag.points > worst.points {
                    worst.points = lag.points
                    worst.place = "\(held.description) at \(lag.at) s"
                }
            }
        }
        return worst
    }

    @Test(arguments: [Avoidance.tideline, .apple], [60, 120])
    func `the guide stays within half a point of the keyboard`(avoidance: Avoidance, rate: Int) throws {
        let worst = try worst(avoidance, rate)
        #expect(worst.points <= 0.5, "\(avoidance) at \(rate) Hz: \(worst)")
        #expect(worst.points >= 0 && worst.frames > 33 * 2 * 3 * rate / 2)
    }

    @Test func `a bar that stands still and one that jumps do lag`() throws {
        let held = Held(device: try Device.upright(390, 844), orientation: .portrait)
        var snapshots = try recording(held, "tideline", 60)
        let button = try #require(snapshots.first?.node("Sign In")?.id)
        let transition = try #require(KeyboardMotion.transitions(in: snapshots).first)
        let end = snapshots[transition.last].root
        for index in (transition.first + 1)...transition.last { snapshots[index].root = end }
        let lag = try #require(KeyboardMotion.lag(of: button, during: transition, in: snapshots))
        #expect(lag.points > 200)
    }
}
