// Fidelity: partial — one finger that taps: place, view, phase and count; force, kinds and moves are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What a finger does.
    public enum Phase: Int, Sendable {
        /// A moment of a touch.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What the finger does now.
    open internal(set) var phase = Phase.began
    /// How often the finger has come down in a row.
    open private(set) var tapCount: Int
    /// Seconds of virtual time since the simulation began.
    open private(set) var timestamp: TimeInterval
    /// The window that the touch began in.
    open var window: UIWindow? { windowNode?.view as? UIWindow }
    /// The view that the touch began in.
    open var view: UIView? { viewNode?.view }
    private let windowNode: LayoutNode?, viewNode: LayoutNode?
    /// The recognizers that examine the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private let pointInWindow: CGPoint
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    init(in view: UIView, atPointInWindow point: CGPoint, tapCount: Int) {
        pointInWindow = point
        self.tapCount = tapCount
        timestamp = Simulation.current.clock.now
        viewNode = view.layoutNode
        windowNode = view.window?.layoutNode
        super.init()
    }

    /// Where the finger is in a view's coordinates, in points; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let window else { return pointInWindow }
        return window.convert(pointInWindow, to: view)
    }

    /// Where the finger was before in a view's coordinates, in points; a tap does not move.
    open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
