// Fidelity: exact — UIView.h (rule A27)

import Foundation

extension UIView {
    /// The gesture recognizers of the view, with UIKit's own recognizers.
    var allGestures: [UIGestureRecognizer] {
        if let scroll = self as? UIScrollView { _ = scroll.panGestureRecognizer }
        return gestures
    }

    func replaceGestures(with gestures: [UIGestureRecognizer]) {
        for old in allGestures { removeGestureRecognizer(old) }
        for new in gestures { addGestureRecognizer(new) }
    }

    func noteExclusiveTouch(_ isExclusive: Bool) {
        ownExtras.isExclusiveTouch = isExclusive
        if isExclusive { unmodelled("UIView.isExclusiveTouch") }
    }

    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestures.append(gestureRecognizer)
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.giveUp()
        gestures.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
