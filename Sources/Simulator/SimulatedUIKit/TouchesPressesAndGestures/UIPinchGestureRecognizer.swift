// Fidelity: inert — never recognizes a gesture, because no simulated fingers pinch; its use is recorded

import Foundation

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Kept for the app: no finger changes it.
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        unmodelled("UIPinchGestureRecognizer")
    }

    override func forget() { scale = 1 }
}
