// Fidelity: exact — UIView.h (rule A27)

import Foundation

extension UIView {
    /// The recognizers of this view in the order in which they were added; a copy (rule A27).
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.isEmpty ? nil : gestures }
        set {
            for old in gestures { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }

    /// Lets a recognizer examine this view's touches; it leaves the view that it was on before.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestures.append(gestureRecognizer)
    }

    /// Stops a recognizer from examining this view's touches.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestures.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
