// Fidelity: partial — scrolling that code animates; its duration and curve are assumptions (rule C19)

import Foundation

/// Moves a scroll view's offset frame by frame, as UIKit does.
///
/// The model value therefore always equals the offset on the screen.
@MainActor
final class ScrollAnimation {
    private static let duration = 0.3
    private let node: LayoutNode
    private let from: CGPoint
    private let target: CGPoint
    private let start: Double
    private let tellEnd: @MainActor (UIScrollView) -> Void

    static func run(
        _ view: UIScrollView, to target: CGPoint,
        tellingEnd tellEnd: @escaping @MainActor (UIScrollView) -> Void = {
            $0.scrollDelegate?.scrollViewDidEndScrollingAnimation($0)
        }
    ) {
        ScrollAnimation(view, target, tellEnd).scheduleFrame()
    }

    private init(_ view: UIScrollView, _ target: CGPoint, _ tellEnd: @escaping @MainActor (UIScrollView) -> Void) {
        self.tellEnd = tellEnd
        node = view.layoutNode
        self.target = target
        from = view.contentOffset
        start = Simulation.current.clock.now
    }

    private func scheduleFrame() {
        let clock = Simulation.current.clock
        clock.schedule(after: 1 / Double(clock.framesPerSecond)) { self.step() }
    }

    private func step() {
        guard let view = node.view as? UIScrollView else { return }
        let elapsed = Simulation.current.clock.now - start
        let progress = CGFloat(TimingCurve.easeInOut.progress(at: elapsed, duration: Self.duration))
        view.contentOffset = CGPoint(
            x: from.x + (target.x - from.x) * progress, y: from.y + (target.y - from.y) * progress)
        if elapsed < Self.duration - 1e-9 {
            scheduleFrame()
        } else {
            tellEnd(view)
        }
    }
}
