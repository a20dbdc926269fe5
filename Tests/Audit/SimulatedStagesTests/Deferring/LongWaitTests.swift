import DeviceSimulation
import Foundation
import SceneModel
import SimulatedStages
import Testing
import UIKit

/// If an app's work is due later than a person would wait, the screen counts as at rest.
@MainActor
@Suite struct LongWaitTests {
    private final class WaitingController: UIViewController {
        var start: @MainActor () -> Void = {}

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            start()
        }
    }

    private func rests(_ start: @escaping @MainActor () -> Void) throws -> Bool {
        let stage = SimulatedStage(try Device.named("iPhone 15"))
        stage.present(
            {
                let controller = WaitingController()
                controller.start = start
                return controller
            }())
        stage.settle()
        return stage.snapshot().isSettled
    }

    @Test func `a timer for a minute lets the screen rest, set in either way`() throws {
        #expect(try rests { DispatchQueue.main.asyncAfter(deadline: .now() + 60) {} })
        #expect(try rests { _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in } })
    }

    @Test func `a timer for a moment is waited for`() throws {
        var hasRun = false
        #expect(try rests { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { hasRun = true } })
        #expect(hasRun)
    }

    @Test func `a timer that sets the next one lets the screen rest`() throws {
        #expect(try rests { Self.poll() })
    }

    private static func poll() {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { poll() } }
    }
}
