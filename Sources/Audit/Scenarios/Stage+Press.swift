import DeviceSimulation
import UIKit

extension Stage {
    /// Taps a button; where the keyboard lies over the button, a rule says so, and the button acts without a finger.
    public func press(_ name: String) throws(StageError) {
        do throws(StageError) {
            try tap(name)
        } catch {
            guard case .covered = error, let button = try view(name) as? UIButton else { throw error }
            button.sendActions(for: .primaryActionTriggered)
            phone.endTurn()
        }
    }
}
