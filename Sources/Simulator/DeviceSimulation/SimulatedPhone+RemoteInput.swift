public import Foundation
@_spi(Simulation) import UIKit

extension SimulatedPhone {
    /// Shows the keyboard for a text input in another process's controller, such as a mail composer inside this app.
    ///
    /// Meanwhile this app has no first responder, and UIKit's keyboard guides move. In the notifications,
    /// `keyboardIsLocalUserInfoKey` is true (INFERRED). With ``Reading/reportsRemoteInputAsForeign`` they say that the
    /// keyboard belongs to another app. The run-loop turn ends.
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
