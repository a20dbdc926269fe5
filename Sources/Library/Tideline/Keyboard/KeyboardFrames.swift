internal import KeyboardModel
import UIKit

/// Tells where the keyboard is in each frame of its movements; without a movement no code of it runs.
@MainActor
final class KeyboardFrames {
    /// Called with the state and the part of the movement that is done; returns whether the observer's owner is alive.
    private let body: (Keyboard.State, CGFloat) -> Bool
    private var motion = KeyboardMotion()
    private var link: FrameLink?
    /// The state at the end of the movement.
    private var end = Keyboard.State.hidden
    /// The moving keyboard's frame in the screen's coordinates, in points; its top is the motion's.
    private var shape = CGRect.zero

    init(_ body: @escaping (Keyboard.State, CGFloat) -> Bool) { self.body = body }

    /// Takes a change of the keyboard; the first frame of a movement comes with the next one of the display.
    func take(_ change: Keyboard.Change) {
        let isMoving = change.announced != change.previousAnnounced
        // The second event of a pair says what the first one has said. The present state of a late observer has no event.
        guard isMoving || change.transition == nil else { return }
        end = change.state
        guard isMoving, let animation = change.movement, let tops = tops(of: change) else { return arrive() }
        motion.move(
            from: tops.start, to: tops.end, at: CACurrentMediaTime(), duration: animation.duration,
            curve: animation.curve)
        if link == nil { link = FrameLink { [weak self] in self?.tell(at: $0) ?? false } }
    }

    /// The keyboard's upper edge before and after a movement along the screen's bottom, in the screen's coordinates, in points.
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

    /// The lower edge of the screen, which a hardware keyboard's bar hangs below.
    private func bottom(of frame: CGRect, _ change: Keyboard.Change) -> CGFloat {
        change.screen.map { max($0.bounds.maxY, frame.minY) } ?? frame.maxY
    }

    /// Tells one frame; returns whether there is a next one.
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

    /// The keyboard is at its place: nothing moves from now on.
    private func arrive() {
        stop()
        UIView.performWithoutAnimation { _ = body(end, 1) }
    }

    private func stop() {
        link?.end()
        (link, motion) = (nil, KeyboardMotion())
    }
}
