// Fidelity: exact — the simulation's own machinery: a finger on the screen

import Foundation

/// A person's finger on the screen.
///
/// Each of its actions is delivered to `sendEvent(_:)` of the app, to `sendEvent(_:)` of the window, to gesture
/// recognizers, and to the view, in this order.
@_spi(Simulation)
@MainActor
public final class Finger {
    private let delivery: TouchDelivery

    /// Puts a finger down on the view that hit testing has found, at a point in the window's coordinates, in points.
    public init(on view: UIView, atPointInWindow point: CGPoint) {
        let touch = UITouch(
            in: view, atPointInWindow: point, tapCount: Simulation.current.gestures.tapCount(at: point))
        delivery = TouchDelivery(touch)
        delivery.begin()
    }

    /// The view under the finger, as long as it exists.
    public var view: UIView? { delivery.touch.view }

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
    /// Taps this view, which hit testing has found, with a finger at a point in the window's coordinates.
    @_spi(Simulation) public func tap(atPointInWindow point: CGPoint) {
        Finger(on: self, atPointInWindow: point).lift()
    }
}
