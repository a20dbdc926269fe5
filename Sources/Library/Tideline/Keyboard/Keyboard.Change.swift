internal import KeyboardModel
import UIKit

extension Keyboard {
    /// What the keyboard does, as observers learn it.
    public struct Change: Sendable, Equatable {
        /// The notification behind it; nil when a late observer is told the present state.
        let transition: KeyboardTransition?
        let previousAnnounced: KeyboardState
        let announced: KeyboardState
        /// In one line, why the state is what it is.
        let reason: String

        init(transition: KeyboardTransition?, previousState: KeyboardState, state: KeyboardState, reason: String) {
            (self.transition, previousAnnounced, announced, self.reason) = (transition, previousState, state, reason)
        }

        /// Where the keyboard was before, by the last notification.
        public var previousState: State { State(previousAnnounced) }
        /// Where the keyboard is going to be.
        public var state: State { State(announced) }
        /// How long the keyboard moves, in seconds; 0.25 when no notification has told.
        package var duration: TimeInterval { transition?.durationSeconds ?? 0.25 }
        /// How the keyboard moves; the keyboard's own curve, which has no public case, when no notification has told.
        package var curve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: transition?.curveRawValue ?? KeyboardCurve.rawValue) ?? .easeInOut
        }
        /// Whether the keyboard is about to move; UIKit posts such notifications inside the keyboard's own animation.
        public var isAboutToHappen: Bool { transition?.event.isWill ?? false }

        /// Runs changes with the keyboard's own duration and curve, the unnamed curve 7 included (rules E25, E29, S112).
        ///
        /// While UIKit posts, UIKit's animation is already open and is inherited. The closure runs at once, on the main actor.
        /// With Reduce Motion and Prefer Cross-Fade Transitions nothing moves: the keyboard itself fades in, and the changes
        /// take their place without an animation.
        @MainActor
        public func animate(_ changes: @escaping () -> Void) {
            UIView.animate(withKeyboard: transition ?? KeyboardTransition(event: .willChangeFrame), changes)
        }
    }
}
