// Fidelity: inert — no simulated fingers turn, which is recorded

import Foundation

/// Finds two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned, in radians.
    ///
    /// Kept for the app: no finger changes it.
    open var rotation: CGFloat = 0
    /// How fast the fingers turn, in radians a second; 0 without fingers.
    open var velocity: CGFloat { 0 }

    /// Creates a recognizer that has a target's method performed; the target is not kept alive.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        unmodelled("UIRotationGestureRecognizer")
    }

    override func forget() { rotation = 0 }
}
