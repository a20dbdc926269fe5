import DeviceSimulation
public import Foundation
public import Scenarios

/// What a person does, and the wait until everything is at rest.
extension SimulatedStage {
    /// Moves focus to an input; returns where the keyboard is then, in points of the screen.
    @discardableResult
    public func edit(_ name: String) throws -> CGRect? {
        try focus(name)
        settle()
        return phone.keyboard.frameInScreen
    }

    /// Taps the view with a name in its middle.
    public func tapAndSettle(_ name: String) throws {
        try tap(name)
        settle()
    }

    /// Dismisses the keyboard.
    public func hide() {
        dismissKeyboard()
        settle()
    }
}
