import AuditRules
import DeviceSimulation
import SimulatedStages
import Testing
@testable import TidelineTesting
import UIKit

@MainActor
extension Screen {
    /// Makes the controller, in a window of its own.
    ///
    /// The avoidance `automatic` belongs to the shown window, so this method ignores `automatic`. With `external`, a
    /// test moves the screen itself.
    func make(_ avoidance: Avoidance, sourceLocation: SourceLocation = #_sourceLocation) -> UIViewController {
        if avoidance != "external" {
            #expect(throws: Never.self, sourceLocation: sourceLocation) { try offered(avoidance) }
        }
        return makeController(with: avoidance, in: UIWindow())
    }

    nonisolated var marks: Set<String> { marked }

    nonisolated var first: String { firstField ?? "" }

    /// Uses the screen as a person would, by default with the screen's script.
    func play(_ usage: Usage = .typing, on stage: SimulatedStage, orientation: Device.Orientation = .portrait) throws {
        let playing = Immediate.result { try await usage.play(self, on: stage, orientation: orientation) }
        try #require(playing, "a simulated stage never waits").get()
    }

    nonisolated func offers(_ avoidance: Avoidance) -> Bool { avoidances.contains(avoidance) }
}
