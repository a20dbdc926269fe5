// Fidelity: partial — pans from a screen edge; the greatest distance of their start from the edge is inferred (rule L9)

import Foundation

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The largest distance in points between the edge and the finger's start.
    private static let reach: CGFloat = 13

    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let window = touches.first?.window, startsAtEdge(location(in: nil), of: window.bounds) else {
            return state = .failed
        }
    }

    private func startsAtEdge(_ point: CGPoint, of bounds: CGRect) -> Bool {
        (edges.contains(.left) && point.x <= bounds.minX + Self.reach)
            || (edges.contains(.right) && point.x >= bounds.maxX - Self.reach)
            || (edges.contains(.top) && point.y <= bounds.minY + Self.reach)
            || (edges.contains(.bottom) && point.y >= bounds.maxY - Self.reach)
    }
}
