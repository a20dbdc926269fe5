// Fidelity: partial — one finger that taps: place, view, phase and count; force, kinds and moves are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
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

extension UITouch {
    /// What a finger does.
    public enum Phase: _ImportedEnumeration {
        case began
        case moved
        case stationary
        case ended
        case cancelled
        case regionEntered
        case regionMoved
        case regionExited
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .began
            case 1: self = .moved
            case 2: self = .stationary
            case 3: self = .ended
            case 4: self = .cancelled
            case 5: self = .regionEntered
            case 6: self = .regionMoved
            case 7: self = .regionExited
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .began: 0
            case .moved: 1
            case .stationary: 2
            case .ended: 3
            case .cancelled: 4
            case .regionEntered: 5
            case .regionMoved: 6
            case .regionExited: 7
            @unknown default: unnamedNumber
            }
        }
    }
}
