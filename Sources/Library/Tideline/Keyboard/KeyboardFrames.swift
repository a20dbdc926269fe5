internal import KeyboardModel
import UIKit

/// Reports the keyboard's position in each frame of its movements.
///
/// Its code runs only while the keyboard moves.
@MainActor
final class KeyboardFrames {
    /// A closure that gets the keyboard's state and the completed part of the movement, from 0 to 1, and returns
    /// whether the observer's owner still exists.
    private let body: (Keyboard.State, CGFloat) -> Bool
    private var motion = KeyboardMotion()
    private var link: FrameLink?
    /// The state at the end of the movement.
    private var end = Keyboard.State.hidden
    /// The moving keyboard's frame in the screen's coordinates, in points; its top edge is updated in each frame.
    private var shape = CGRect.zero

    init(_ body: @escaping (Keyboard.State, CGFloat) -> Bool) { self.body = body }

    /// Takes a change, and begins to report with the display's next frame.
    func take(_ change: Keyboard.Change) {
        let isMoving = change.announced != change.previousAnnounced
        // Skip a notification that leaves the state unchanged, such as the second one of a pair. Keep a change without
        // a notification, because it gives a late observer the present state.
        guard isMoving || change.transition == nil else { return }
        end = change.state
        guard isMoving, let animation = change.movement, let tops = tops(of: change) else { return arrive() }
        motion.move(
            from: tops.start, to: tops.end, at: CACurrentMediaTime(), duration: animation.duration,
            curve: animation.curve)
        if link == nil { link = FrameLink { [weak self] in self?.tell(at: $0) ?? false } }
    }

    /// Returns the keyboard's upper edge before and after a vertical movement, in the screen's coordinates, in points.
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

    /// Returns the lower edge of the visible part of a keyboard, because a hardware keyboard's bar extends below the
    /// screen.
    private func bottom(of frame: CGRect, _ change: Keyboard.Change) -> CGFloat {
        change.screen.map { max($0.bounds.maxY, frame.minY) } ?? frame.maxY
    }

    /// Reports the keyboard's position at a time, and returns whether another frame is needed.
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

    /// Ends the display link, and reports the end of the movement.
    private func arrive() {
        stop()
        UIView.performWithoutAnimation { _ = body(end, 1) }
    }

    private func stop() {
        link?.end()
        (link, motion) = (nil, KeyboardMotion())
    }
}
