// Fidelity: partial — the start of scrolling; the choice among nested scroll views is inferred (rules L9, L10)

import Foundation

final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private let scrollNode: LayoutNode
    private var scroll: UIScrollView? { scrollNode.view as? UIScrollView }

    init(of scroll: UIScrollView) {
        scrollNode = scroll.layoutNode
        super.init(target: nil, action: nil)
    }

    override func decide(on way: CGPoint) {
        guard hypot(way.x, way.y) >= Self.hysteresis, let scroll else { return }
        let axis = abs(way.x) > abs(way.y) ? NSLayoutConstraint.Axis.horizontal : .vertical
        guard takes(scroll, axis), releases(scroll) else { return state = .failed }
        state = .began
    }

    /// Returns whether a scroll view takes the finger's movement.
    ///
    /// The innermost scroll view that can scroll in this direction takes the movement. If none can, the innermost
    /// scroll view takes it.
    private func takes(_ scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        if scroll.canScroll(along: axis) { return true }
        var outer = scroll.scrollAbove
        while let current = outer {
            if current.isScrollEnabled, current.canScroll(along: axis) { return false }
            outer = current.scrollAbove
        }
        return true
    }

    private func releases(_ scroll: UIScrollView) -> Bool {
        for touch in touches {
            guard let content = touch.view, content !== scroll,
                Simulation.current.gestures.delivery(of: touch)?.hasBegun == true
            else { continue }
            if !scroll.canCancelContentTouches || !scroll.touchesShouldCancel(in: content) { return false }
        }
        return true
    }

    override func didProgress() { scroll?.panDidProgress(self) }
}
