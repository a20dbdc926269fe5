// Fidelity: exact — UIView.h (rule A27)

import Foundation

extension UIView {
    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestures.append(gestureRecognizer)
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestures.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
