public import Foundation
import SceneModel
@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// Drags the content of a scroll view with a finger by a distance on the screen, in points.
    ///
    /// A positive distance scrolls lower content into the visible area. The finger moves a tenth of the view's visible
    /// height at a time, and is lifted at the end. Advance the clock afterwards until the content rests.
    public func scroll(_ view: UIScrollView, by height: CGFloat) {
        let place = view.convert(view.bounds, to: simulation.screen.coordinateSpace)
        let seen = place.intersection(visibleArea)
        guard !seen.isNull, seen.height > 1, height != 0 else { return }
        let step = seen.height / 10, direction: CGFloat = height > 0 ? -1 : 1
        // A scroll view begins a drag only after the finger has moved a little.
        let slack: CGFloat = 10, edge = height > 0 ? seen.maxY - step / 2 : seen.minY + step / 2
        let down = min(max(edge - direction * slack, seen.minY), seen.maxY - 0.5), start = down + direction * slack
        var spot = start, rest = abs(height)
        var finger = beginToDrag(view, from: down, to: start, at: seen.midX)
        while rest > 0, view.isDragging {
            let way = min(step, rest)
            spot += direction * way
            // When the finger reaches the end of the view's visible part, it is lifted and put down again at the start.
            if spot < min(seen.minY, start - step) || spot > max(seen.maxY, start + step) {
                perform { finger.lift() }
                spot = start
                finger = beginToDrag(view, from: down, to: start, at: seen.midX)
                continue
            }
            perform { finger.move(toPointInWindow: placeInWindow(CGPoint(x: seen.midX, y: spot), of: view)) }
            rest -= way
            advance(by: 1 / 60)
        }
        perform { finger.lift() }
        endTurn()
    }

    /// All numbers are coordinates on the screen, in points.
    private func beginToDrag(_ view: UIScrollView, from down: CGFloat, to start: CGFloat, at x: CGFloat) -> Finger {
        let down = CGPoint(x: x, y: down), start = CGPoint(x: x, y: start)
        return perform {
            let finger = Finger(on: touched(of: view, at: down), atPointInWindow: placeInWindow(down, of: view))
            finger.move(toPointInWindow: placeInWindow(start, of: view))
            return finger
        }
    }

    private func touched(of view: UIScrollView, at point: CGPoint) -> UIView {
        guard let hit = frontmostView(at: point) else { return view }
        let scroll = sequence(first: hit, next: { $0.superview }).first { $0 is UIScrollView }
        return scroll === view ? hit : view
    }

    private func placeInWindow(_ point: CGPoint, of view: UIView) -> CGPoint {
        view.window?.convert(point, from: simulation.screen.coordinateSpace) ?? point
    }

    /// The part of the screen above the keyboard, in the screen's coordinates, in points.
    public var visibleArea: CGRect {
        let bounds = simulation.screen.bounds
        guard keyboard.state == .docked, let frame = keyboard.frameInScreen else { return bounds }
        return CGRect(x: 0, y: 0, width: bounds.width, height: max(0, min(bounds.maxY, frame.minY)))
    }
}
