// Fidelity: inert — never recognizes a gesture, because no simulated fingers rotate; its use is recorded

import Foundation

@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Kept for the app: no finger changes it.
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        unmodelled("UIRotationGestureRecognizer")
    }

    override func forget() { rotation = 0 }
}
