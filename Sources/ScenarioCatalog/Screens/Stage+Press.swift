import DeviceSimulation
import Scenarios
import UIKit

extension Stage {
    /// Taps a button; where the keyboard lies over the button, a rule says so, and the button acts without a finger.
    func press(_ identifier: String) throws(StageError) {
        do throws(StageError) {
            try tap(identifier)
        } catch {
            guard case .covered = error, let button = try view(identifier) as? UIButton else { throw error }
            button.sendActions(for: .primaryActionTriggered)
            phone.endTurn()
        }
    }
}
