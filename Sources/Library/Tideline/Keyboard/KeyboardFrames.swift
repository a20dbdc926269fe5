internal import KeyboardModel
import UIKit

/// Reports the keyboard's position in each frame of its movements.
@MainActor
final class KeyboardFrames {
    private let body: (Keyboard.State, CGFloat) -> Bool
    private var motion = KeyboardMotion()
    private var link: FrameLink?
    private var end = Keyboard.State.hidden
    private var shape = CGRect.zero

    init(_ body: @escaping (Keyboard.State, CGFloat) -> Bool) { self.body = body }

    func take(_ change: Keyboard.Change) {
        let isMoving = change.announced != change.previousAnnounced
        // UIKit posts two notifications for one movement, and the second one leaves the state unchanged. A change
        // without a notification gives the present state to an observer that begins late.
        guard isMoving || change.transition == nil else { return }
        end = change.state
        guard isMoving, let animation = change.movement, let tops = tops(of: change) else { return arrive() }
        motion.move(
            from: tops.start, to: tops.end, at: CACurrentMediaTime(), duration: animation.duration,
            curve: animation.curve)
        if link == nil { link = FrameLink { [weak self] in self?.tell(at: $0) ?? false } }
    }

    /// The edges are in the screen's coordinates.
    ///
    /// Without a vertical movement the result is nil.
    private func tops(of change: Keyboard.Change) -> (start: CGFloat, end: CGFloat)? {
        switch (change.previousState, change.state) {
        case (.docked(let before), .docked(let after)):
            shape = after
            return (before.minY, after.minY)
        case (.hidden, .docked(let after)):
            shape = after
            return (bottom(of: after, change), after.minY)
        case (.docked(let before), .hidden):
            shape = before
            return (before.minY, bottom(of: before, change))
        default: return nil
        }
    }

    /// A hardware keyboard's bar extends below the screen, and only the visible part counts.
    private func bottom(of frame: CGRect, _ change: Keyboard.Change) -> CGFloat {
        change.screen.map { max($0.bounds.maxY, frame.minY) } ?? frame.maxY
    }

    /// Tells of a keyboard that moves without a notification, under a finger or on its way back.
    ///
    /// - Parameters:
    ///   - state: the keyboard's present state, with frames in the screen's coordinates, in points.
    ///   - animation: the keyboard's animation back to its announced place, or nil.
    func look(_ state: Keyboard.State, isDragged: Bool, returning animation: KeyboardAnimation?) {
        guard isDragged, link == nil, case .docked(let before) = end, case .docked(let now) = state, before != now
        else { return }
        end = state
        guard let animation, !KeyboardAnimation.isCrossFaded else { return arrive() }
        shape = now
        motion.move(
            from: before.minY, to: now.minY, at: CACurrentMediaTime(), duration: animation.duration,
            curve: animation.curve)
        link = FrameLink { [weak self] in self?.tell(at: $0) ?? false }
    }

    private func tell(at seconds: CFTimeInterval) -> Bool {
        let fraction = motion.fractionComplete(at: seconds)
        guard fraction < 1 else {
            arrive()
            return false
        }
        shape.origin.y = motion.top(at: seconds)
        if body(.docked(shape), fraction) { return link != nil }
        stop()
        return false
    }

    private func arrive() {
        stop()
        UIView.performWithoutAnimation { _ = body(end, 1) }
    }

    private func stop() {
        link?.end()
        (link, motion) = (nil, KeyboardMotion())
    }
}
