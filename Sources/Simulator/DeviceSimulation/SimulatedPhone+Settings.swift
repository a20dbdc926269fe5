import Foundation
@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// Switches Reduce Motion on or off, as a person would in the system's settings.
    public func setReducesMotion(_ reduces: Bool) { perform { simulation.setReducesMotion(reduces) } }

    /// Switches Prefer Cross-Fade Transitions on or off; hides of the keyboard then report an end frame of zero (rule E18).
    public func setPrefersCrossFades(_ prefers: Bool) {
        perform { simulation.setPrefersCrossFades(prefers) }
        keyboard.behavior.crossFades = prefers
    }

    /// Takes the app to the background, or brings it back, by way of every state in between.
    public func setApplicationState(_ state: UIApplication.State) {
        perform { simulation.setApplicationState(state) }
    }
}
