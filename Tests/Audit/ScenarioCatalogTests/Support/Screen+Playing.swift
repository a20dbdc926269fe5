import DeviceSimulation
import Scenarios
@testable import TidelineTesting
import UIKit

/// The parts of a screen of the gallery, for tests that play it by hand.
@MainActor
extension Screen {
    /// The controller, for a window of its own; not for `automatic`, which helps the window.
    func make(_ avoidance: String) -> UIViewController { controller(with: avoidance, in: UIWindow()) }

    /// The names of the controls that must stay in reach.
    nonisolated var marks: Set<String> { marked ?? [] }

    /// The name of the input that is edited first.
    nonisolated var first: String { firstField ?? "" }

    /// Uses the screen as a person would.
    func play(on stage: Stage) throws { try script.play(on: stage) }

    /// Whether the screen can be shown with a way of keeping clear.
    nonisolated func offers(_ avoidance: String) -> Bool { avoidances.contains(avoidance) }
}
