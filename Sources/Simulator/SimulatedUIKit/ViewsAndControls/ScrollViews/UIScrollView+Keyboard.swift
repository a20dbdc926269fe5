// Fidelity: partial — the insets that table and collection controllers add for the keyboard (rules C26, C27)

import Foundation

extension UIScrollView {
    var isInsideScrollView: Bool {
        var view = superviewStorage
        while let current = view {
            if current is UIScrollView { return true }
            view = current.superviewStorage
        }
        return false
    }

    /// Sets the bottom inset to the height that the docked keyboard covers.
    func makeRoomForKeyboard() {
        guard window != nil, case .docked(let frame) = Simulation.current.keyboardPlacement else {
            keyboardOverlap = 0
            return
        }
        keyboardOverlap = max(0, bounds.maxY - convert(frame, from: screenSpace).minY)
    }
}
