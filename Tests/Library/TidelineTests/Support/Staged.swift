import DeviceSimulation
import Scenarios

/// A fixture that is shown on a stage, and lets the stage's time pass.
@MainActor
protocol Staged {
    var stage: SimulatedStage { get }
}

extension Staged {
    var phone: SimulatedPhone { stage.phone }

    /// Waits until everything is at rest; returns whether that came to be.
    @discardableResult
    func settle() -> Bool { stage.settle() }

    func advance(by seconds: Double) { stage.advance(by: seconds) }

    func tap(_ name: String) throws { try stage.tap(name) }

    /// Dismisses the keyboard; its animation only begins.
    func dismissKeyboard() { stage.dismissKeyboard() }
}
