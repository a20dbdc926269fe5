import AuditRules
import DeviceSimulation
import Scenarios
import Testing
@testable import TidelineTesting
import UIKit

/// Members of the gallery's screens for tests that play them step by step.
@MainActor
extension Screen {
    /// Makes the controller, in a window of its own.
    ///
    /// The avoidance `automatic` is left out, because it is set on the window that is shown. In addition to the
    /// avoidances that the screen offers, `external` is possible: with it, a test moves the screen itself.
    func make(_ avoidance: Avoidance, sourceLocation: SourceLocation = #_sourceLocation) -> UIViewController {
        if avoidance != "external" {
            #expect(throws: Never.self, sourceLocation: sourceLocation) { try offered(avoidance) }
        }
        return makeController(with: avoidance, in: UIWindow())
    }

    /// The names of the controls that must stay in reach.
    nonisolated var marks: Set<String> { marked }

    /// The name of the input that is edited first.
    nonisolated var first: String { firstField ?? "" }

    /// Uses the screen as a person would, by default with its script.
    func play(_ usage: Usage = .typing, on stage: SimulatedStage, orientation: Device.Orientation = .portrait) throws {
        let playing = Immediate.result { try await usage.play(self, on: stage, orientation: orientation) }
        try #require(playing, "a simulated stage never waits").get()
    }

    /// Whether an avoidance is in the screen's list.
    nonisolated func offers(_ avoidance: Avoidance) -> Bool { avoidances.contains(avoidance) }
}
