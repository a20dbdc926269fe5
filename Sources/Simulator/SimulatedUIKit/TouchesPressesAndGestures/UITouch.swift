// Fidelity: partial — a touch's location, view, phase and tap count; force and size are absent

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UITouch: NSObject {
    open private(set) var phase = Phase.began
    open private(set) var tapCount: Int
    /// Seconds of virtual time since the simulation began.
    open private(set) var timestamp: TimeInterval
    open var window: UIWindow? { windowNode?.view as? UIWindow }
    open var view: UIView? { viewNode?.view }
    open private(set) var type: TouchType
    /// Zero, as on screens without force sensors.
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    private let windowNode: LayoutNode?, viewNode: LayoutNode?
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    private var pointInWindow: CGPoint, formerPointInWindow: CGPoint
    private let startInWindow: CGPoint
    /// Seconds of virtual time since the simulation began.
    let startTime: TimeInterval
    /// The greatest distance from the start of the touch, in points.
    private(set) var reach: CGFloat = 0
    private(set) var isOver = false
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    @_spi(Simulation) public init(
        in view: UIView, atPointInWindow point: CGPoint, tapCount: Int, type: TouchType = .direct
    ) {
        (pointInWindow, formerPointInWindow, startInWindow) = (point, point, point)
        (self.tapCount, self.type) = (tapCount, type)
        timestamp = Simulation.current.clock.now
        startTime = timestamp
        viewNode = view.layoutNode
        windowNode = view.window?.layoutNode
        super.init()
    }

    open func location(in view: UIView?) -> CGPoint { place(pointInWindow, in: view) }

    open func previousLocation(in view: UIView?) -> CGPoint { place(formerPointInWindow, in: view) }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }

    /// The movement of the finger since the start of the touch, in the window's coordinates, in points.
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

    /// Runs a closure while the touch has the given phase.
    ///
    /// A gesture recognizer can delay a phase of a touch. The closure then tells the view about the delayed phase.
    func show(_ phase: Phase, _ body: () -> Void) {
        let present = self.phase
        self.phase = phase
        body()
        self.phase = present
    }
}

extension UITouch.TouchType {
    public static var stylus: UITouch.TouchType { .pencil }
}

extension UITouch {
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
