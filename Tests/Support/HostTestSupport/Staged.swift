public import DeviceSimulation
public import Foundation
public import SimulatedStages

/// A test's object with a simulated stage, and shortcuts for a person's actions.
@MainActor
public protocol Staged {
    /// The stage that shows the object.
    var stage: SimulatedStage { get }
}

extension Staged {
    /// The phone of the stage.
    public var phone: SimulatedPhone { stage.phone }

    /// Waits for rest; returns false if the stage stays in motion.
    @discardableResult
    public func settle() -> Bool { stage.settle() }

    /// Lets seconds of the stage's time pass.
    public func advance(by seconds: Double) { stage.advance(by: seconds) }

    /// Taps the view with a name, and returns at once.
    public func tap(_ name: String) throws { try stage.tap(name) }

    /// Makes the input with a name the first responder, without a wait for the keyboard's animation.
    public func focus(_ name: String) throws { try stage.focus(name) }

    /// Dismisses the keyboard, without a wait for the animation.
    public func dismissKeyboard() { stage.dismissKeyboard() }

    /// Makes the input with a name the first responder, waits for rest, and returns the keyboard's frame on the screen,
    /// in points.
    @discardableResult
    public func edit(_ name: String = "Field") throws -> CGRect? { try stage.edit(name) }

    /// Taps the view with a name, and waits for rest.
    public func tapAndSettle(_ name: String) throws { try stage.tapAndSettle(name) }

    /// Dismisses the keyboard, and waits for rest.
    public func hide() { stage.hide() }
}
