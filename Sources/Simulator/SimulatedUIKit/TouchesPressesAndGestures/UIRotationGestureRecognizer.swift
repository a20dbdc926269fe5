// Fidelity: inert — never recognizes a gesture, because no simulated fingers rotate; its use is recorded

import Foundation

/// Recognizes two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation of the fingers in radians.
    ///
    /// Kept for the app: no finger changes it.
    open var rotation: CGFloat = 0
    /// The angular velocity of the fingers, in radians per second; 0 without fingers.
    open var velocity: CGFloat { 0 }

    /// Creates a recognizer that calls a target's method; the target is not kept alive.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        unmodelled("UIRotationGestureRecognizer")
    }

    override func forget() { rotation = 0 }
}
