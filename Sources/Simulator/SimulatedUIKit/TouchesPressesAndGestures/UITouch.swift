// Fidelity: partial — a finger: place, view, phase, count; force and size are absent, and a pencil never draws

import Foundation
@_spi(Simulation) import ObjectiveC

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What the finger does now.
    open private(set) var phase = Phase.began
    /// How often the finger has come down in a row.
    open private(set) var tapCount: Int
    /// Seconds of virtual time since the simulation began, when the finger last did something.
    open private(set) var timestamp: TimeInterval
    /// The window that the touch began in.
    open var window: UIWindow? { windowNode?.view as? UIWindow }
    /// The view that the touch began in.
    open var view: UIView? { viewNode?.view }
    /// What touches the screen: always a finger.
    open var type: TouchType { .direct }
    /// How hard the finger presses; 0, as on screens that cannot tell.
    open var force: CGFloat { 0 }
    /// The greatest force that the screen can tell: 0.
    open var maximumPossibleForce: CGFloat { 0 }
    private let windowNode: LayoutNode?, viewNode: LayoutNode?
    /// The recognizers that examine the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private var pointInWindow: CGPoint, formerPointInWindow: CGPoint
    private let startInWindow: CGPoint
    /// When the finger came down, in seconds of virtual time.
    let startTime: TimeInterval
    /// The greatest distance from where the finger came down, in points.
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

    /// Where the finger is in a view's coordinates, in points; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { place(pointInWindow, in: view) }

    /// Where the finger was before in a view's coordinates, in points; nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { place(formerPointInWindow, in: view) }

    /// The same as `location(in:)`: a finger is no more precise.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as `previousLocation(in:)`: a finger is no more precise.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }

    /// How far the finger is from where it came down, in the window's coordinates, in points.
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

    /// Shows another phase while a closure runs: what the view is told now of what has been held back.
    func show(_ phase: Phase, _ body: () -> Void) {
        let present = self.phase
        self.phase = phase
        body()
        self.phase = present
    }
}

extension UITouch.TouchType {
    /// A pencil, by its former name.
    public static var stylus: UITouch.TouchType { .pencil }
}

extension UITouch {
    /// What touches the screen.
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
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...7)
    }
}
