// Fidelity: partial — the room that controllers of tables and collection views make (rules C26, C27)

import Foundation

extension UIScrollView {
    /// Whether another scroll view is around this one.
    var isInsideScrollView: Bool {
        var view = superviewStorage
        while let current = view {
            if current is UIScrollView { return true }
            view = current.superviewStorage
        }
        return false
    }

    /// Takes as much room at the bottom as the docked keyboard covers.
    func makeRoomForKeyboard() {
        guard window != nil, case .docked(let frame) = Simulation.current.keyboardPlacement else {
            keyboardOverlap = 0
            return
        }
        keyboardOverlap = max(0, bounds.maxY - convert(frame, from: screenSpace).minY)
    }
}
