// Fidelity: exact — the bench itself: how a layer reaches its view

import Foundation

/// What a layer asks and tells its view.
///
/// A layer is not isolated, as Apple's is not; its view belongs to the main actor. The conformance checks that at run
/// time as `assumeIsolated` does, but takes no closure, which would cost memory at every change of geometry.
protocol LayerOwner: AnyObject {
    /// Whether a change made now becomes an animation.
    var animatesChanges: Bool { get }
    func boundsDidChange(from old: CGRect)
    func positionDidChange()
    func transformDidChange()
}

extension UIView: @preconcurrency LayerOwner {
    var animatesChanges: Bool { Simulation.current.animations.current != nil && window != nil }
}
