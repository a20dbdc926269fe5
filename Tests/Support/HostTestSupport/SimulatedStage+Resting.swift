import DeviceSimulation
public import Foundation
public import SimulatedStages

/// A person's actions, each followed by a wait for rest.
extension SimulatedStage {
    /// Makes an input the first responder; returns the keyboard's frame on the screen, in points.
    @discardableResult
    public func edit(_ name: String) throws -> CGRect? {
        try focus(name)
        settle()
        return phone.keyboard.frameInScreen
    }

    /// Taps the view with a name in its middle, and waits until everything is at rest.
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
