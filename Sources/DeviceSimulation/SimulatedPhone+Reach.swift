import Foundation
import SceneModel
@_spi(Simulation) public import UIKit

extension SimulatedPhone {
    /// Whether a view's middle lies outside of the screen.
    public func isOffScreen(_ view: UIView) -> Bool {
        guard let window = view.window, !view.isHidden else { return false }
        return !window.bounds.contains(middle(of: view))
    }

    /// A finger scrolls what is around a view until its middle is on the screen and above a docked keyboard; returns whether
    /// that has moved anything, and has come to its end.
    public func scrollIntoSight(_ view: UIView) -> Bool {
        guard !isInSight(view) else { return false }
        var hasScrolled = false, ancestor = view.superview
        while let current = ancestor, !isInSight(view) {
            if let area = current as? UIScrollView, area.isScrollEnabled {
                hasScrolled = drag(area, to: view) || hasScrolled
            }
            ancestor = current.superview
        }
        return hasScrolled && isInSight(view)
    }

    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The window's part that nothing covers, in the window's coordinates, in points.
    private var freeHeight: CGFloat {
        guard keyboard.state == .docked, let frame = keyboard.frameInScreen else { return window.bounds.height }
        return window.convert(frame, from: simulation.screen.coordinateSpace).minY
    }

    private func isInSight(_ view: UIView) -> Bool {
        let middle = middle(of: view)
        return middle.y >= 0 && middle.y < freeHeight && middle.x >= 0 && middle.x < window.bounds.width
    }

    /// Drags content by as much as its range allows, so that a view comes to the middle of what is free.
    private func drag(_ area: UIScrollView, to view: UIView) -> Bool {
        let inset = area.adjustedContentInset, old = area.contentOffset.y
        let last = max(-inset.top, area.contentSize.height + inset.bottom - area.bounds.height)
        let wanted = old + middle(of: view).y - freeHeight / 2
        let way = min(max(wanted, -inset.top), last) - old
        guard way != 0 else { return false }
        let start = freeHeight / 2
        area.beginDrag(atScreenY: start)
        area.drag(toScreenY: start - way)
        area.endDrag()
        endTurn()
        return area.contentOffset.y != old
    }
}
