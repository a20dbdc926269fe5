// Fidelity: partial — scrolling that code animates; its duration and curve are assumptions (rule C19)

import Foundation

/// Moves a scroll view's offset frame by frame, as UIKit does.
///
/// The model value therefore always equals the offset on the screen. The animation ends when other code sets the offset
/// or starts another animated scroll (rule C19).
@MainActor
final class ScrollAnimation {
    private static let duration = 0.3
    private let node: LayoutNode
    private let from: CGPoint
    private let target: CGPoint
    private let start: Double
    /// The offset that this animation has set last.
    private var latest: CGPoint
    private let tellEnd: @MainActor (UIScrollView) -> Void

    static func run(
        _ view: UIScrollView, to target: CGPoint,
        tellingEnd tellEnd: @escaping @MainActor (UIScrollView) -> Void = {
            $0.scrollDelegate?.scrollViewDidEndScrollingAnimation($0)
        }
    ) {
        let animation = ScrollAnimation(view, target, tellEnd)
        view.scrollAnimation = animation
        animation.scheduleFrame()
    }

    private init(_ view: UIScrollView, _ target: CGPoint, _ tellEnd: @escaping @MainActor (UIScrollView) -> Void) {
        self.tellEnd = tellEnd
        node = view.layoutNode
        self.target = target
        from = view.contentOffset
        latest = from
        start = Simulation.current.clock.now
    }

    /// Whether no other code has set the offset; UIKit itself may have limited the offset to its range.
    func isRunning(_ view: UIScrollView) -> Bool {
        view.contentOffset == latest || view.contentOffset == view.clamped(latest)
    }

    private func scheduleFrame() {
        let clock = Simulation.current.clock
        clock.schedule(after: 1 / Double(clock.framesPerSecond)) { self.step() }
    }

    private func step() {
        guard let view = node.view as? UIScrollView, view.scrollAnimation === self else { return }
        guard isRunning(view) else {
            view.scrollAnimation = nil
            return
        }
        let elapsed = Simulation.current.clock.now - start
        let progress = CGFloat(TimingCurve.easeInOut.progress(at: elapsed, duration: Self.duration))
        view.contentOffset = CGPoint(
            x: from.x + (target.x - from.x) * progress, y: from.y + (target.y - from.y) * progress)
        latest = view.contentOffset
        if elapsed < Self.duration - 1e-9 {
            scheduleFrame()
        } else {
            view.scrollAnimation = nil
            tellEnd(view)
        }
    }
}
