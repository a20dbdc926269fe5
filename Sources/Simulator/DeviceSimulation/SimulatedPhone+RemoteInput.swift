public import Foundation
@_spi(Simulation) import UIKit

extension SimulatedPhone {
    /// Brings the keyboard up for an input of another process's controller that this app shows, such as a mail or a page of
    /// Safari.
    ///
    /// No responder of this app has focus meanwhile. The notifications are posted here and say that the keyboard is local
    /// (INFERRED), unless ``Reading/reportsRemoteInputAsForeign`` is on. The guides move. The turn ends.
    ///
    /// - Parameter height: the keyboard's height in points; that of letters unless said.
    public func showRemoteInput(height: CGFloat? = nil) {
        perform {
            simulation.endInputWithAccessory()
            keyboard.showWithoutResponder(height: height, isLocal: keyboard.behavior.remoteInputIsLocal)
            endTurn()
        }
    }

    /// Takes that keyboard away, as when the other process's controller goes.
    ///
    /// The turn ends.
    public func hideRemoteInput() {
        perform {
            keyboard.hideWithoutResponder(isLocal: keyboard.behavior.remoteInputIsLocal)
            endTurn()
        }
    }
}
