// Fidelity: inert — never recognizes a gesture, because no simulated fingers pinch; its use is recorded

import Foundation

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers as a multiple of the distance at the beginning.
    ///
    /// Kept for the app: no finger changes it.
    open var scale: CGFloat = 1
    /// The change of the scale per second; 0 without fingers.
    open var velocity: CGFloat { 0 }

    /// Creates a recognizer that calls a target's method; the target is not kept alive.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        unmodelled("UIPinchGestureRecognizer")
    }

    override func forget() { scale = 1 }
}
