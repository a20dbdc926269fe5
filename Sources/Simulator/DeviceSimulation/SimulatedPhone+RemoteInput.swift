public import Foundation
@_spi(Simulation) import UIKit

extension SimulatedPhone {
    /// Shows the keyboard for an input of another process's controller in this app, such as a mail composer.
    ///
    /// Meanwhile this app has no first responder. The app's notifications call the keyboard local (INFERRED). With
    /// ``Reading/reportsRemoteInputAsForeign`` they call the keyboard another app's. UIKit's keyboard guides move. The
    /// run-loop turn ends.
    ///
    /// - Parameter height: the keyboard's height in points; by default the height of letters.
    public func showRemoteInput(height: CGFloat? = nil) {
        perform {
            simulation.endInputWithAccessory()
            keyboard.showWithoutResponder(height: height, isLocal: keyboard.behavior.remoteInputIsLocal)
            endTurn()
        }
    }

    /// Hides the keyboard of another process's controller, and ends the run-loop turn.
    public func hideRemoteInput() {
        perform {
            keyboard.hideWithoutResponder(isLocal: keyboard.behavior.remoteInputIsLocal)
            endTurn()
        }
    }
}
