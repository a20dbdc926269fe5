// Fidelity: exact — the simulation's own machinery: a finger on the screen

import Foundation

/// A person's finger on the screen.
///
/// Each action of the finger reaches four receivers, in this order: `sendEvent(_:)` of the app, `sendEvent(_:)` of the
/// window, gesture recognizers, and the view.
@_spi(Simulation)
@MainActor
public final class Finger {
    private let delivery: TouchDelivery

    /// Puts a finger down on a view, at a point in the window's coordinates, in points.
    ///
    /// - Parameter view: the view that hit testing has found.
    public init(on view: UIView, atPointInWindow point: CGPoint) {
        let touch = UITouch(
            in: view, atPointInWindow: point, tapCount: Simulation.current.gestures.tapCount(at: point))
        delivery = TouchDelivery(touch)
        delivery.begin()
    }

    public var view: UIView? { delivery.touch.view }
    /// The window in which the finger went down, also after its view has left the window.
    public var window: UIWindow? { delivery.touch.window }

    /// Moves the finger to a point in the window's coordinates, in points.
    public func move(toPointInWindow point: CGPoint) {
        if !delivery.touch.isOver { delivery.move(to: point) }
    }

    public func lift() {
        if !delivery.touch.isOver { delivery.end(.ended) }
    }

    /// Cancels the touch, as an incoming call does.
    public func cancel() {
        if !delivery.touch.isOver { delivery.end(.cancelled) }
    }
}

extension UIView {
    /// Taps this view with a finger, at a point in the window's coordinates.
    @_spi(Simulation) public func tap(atPointInWindow point: CGPoint) {
        Finger(on: self, atPointInWindow: point).lift()
    }
}
