// Fidelity: partial — a finger's location, view, phase and tap count; force, size and pencils are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The present phase of the touch.
    open private(set) var phase = Phase.began
    /// The number of consecutive taps.
    open private(set) var tapCount: Int
    /// The time of the finger's last action, in seconds of virtual time since the simulation began.
    open private(set) var timestamp: TimeInterval
    /// The window in which the touch began.
    open var window: UIWindow? { windowNode?.view as? UIWindow }
    /// The view in which the touch began.
    open var view: UIView? { viewNode?.view }
    /// The type of the touch, always a finger.
    open var type: TouchType { .direct }
    /// The force of the touch; 0, as on screens without force sensors.
    open var force: CGFloat { 0 }
    /// The greatest force that the screen can measure: 0.
    open var maximumPossibleForce: CGFloat { 0 }
    private let windowNode: LayoutNode?, viewNode: LayoutNode?
    /// The recognizers that process the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private var pointInWindow: CGPoint, formerPointInWindow: CGPoint
    private let startInWindow: CGPoint
    /// The time at which the finger came down, in seconds of virtual time.
    let startTime: TimeInterval
    /// The greatest distance from the start of the touch, in points.
    private(set) var reach: CGFloat = 0
    /// Whether the finger is lifted.
    private(set) var isOver = false
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    init(in view: UIView, atPointInWindow point: CGPoint, tapCount: Int) {
        (pointInWindow, formerPointInWindow, startInWindow) = (point, point, point)
        self.tapCount = tapCount
        timestamp = Simulation.current.clock.now
        startTime = timestamp
        viewNode = view.layoutNode
        windowNode = view.window?.layoutNode
        super.init()
    }

    /// Returns the finger's position in a view's coordinates, in points; nil means the window's coordinates.
    open func location(in view: UIView?) -> CGPoint { place(pointInWindow, in: view) }

    /// Returns the finger's previous position in a view's coordinates, in points; nil means the window's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint { place(formerPointInWindow, in: view) }

    /// Returns the same point as `location(in:)`, because a finger has no higher precision.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the same point as `previousLocation(in:)`, because a finger has no higher precision.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }

    /// The finger's distance from its start, in the window's coordinates, in points.
    var way: CGPoint { CGPoint(x: pointInWindow.x - startInWindow.x, y: pointInWindow.y - startInWindow.y) }

    func move(to point: CGPoint) {
        (formerPointInWindow, pointInWindow) = (pointInWindow, point)
        reach = max(reach, hypot(way.x, way.y))
        timestamp = Simulation.current.clock.now
        phase = .moved
    }

    func end(_ phase: Phase) {
        formerPointInWindow = pointInWindow
        timestamp = Simulation.current.clock.now
        self.phase = phase
        isOver = true
    }

    /// Shows another phase while a closure runs, so that the view receives a phase that was held back.
    func show(_ phase: Phase, _ body: () -> Void) {
        let present = self.phase
        self.phase = phase
        body()
        self.phase = present
    }
}

extension UITouch.TouchType {
    /// The former name of the pencil type.
    public static var stylus: UITouch.TouchType { .pencil }
}

extension UITouch {
    /// The type of a touch.
    public enum TouchType: _ImportedEnumeration {
        case direct
        case indirect
        case pencil
        case indirectPointer
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}

extension UITouch {
    /// The phase of a touch.
    public enum Phase: _ImportedEnumeration {
        case began
        case moved
        case stationary
        case ended
        case cancelled
        case regionEntered
        case regionMoved
        case regionExited
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...7)
    }
}
