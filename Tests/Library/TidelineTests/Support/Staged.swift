import DeviceSimulation
import Foundation
import HostTestSupport
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

    /// Taps a view; what follows only begins.
    func tap(_ name: String) throws { try stage.tap(name) }

    /// Moves focus to an input; the keyboard's animation only begins.
    func focus(_ name: String) throws { try stage.focus(name) }

    /// Dismisses the keyboard; its animation only begins.
    func dismissKeyboard() { stage.dismissKeyboard() }

    /// Moves focus to an input, and waits; returns where the keyboard is then, in points of the screen.
    @discardableResult
    func edit(_ name: String = "Field") throws -> CGRect? { try stage.edit(name) }

    func tapAndSettle(_ name: String) throws { try stage.tapAndSettle(name) }

    /// Dismisses the keyboard, and waits.
    func hide() { stage.hide() }
}
