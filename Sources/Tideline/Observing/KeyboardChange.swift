import KeyboardModel

/// What the keyboard does, as subscribers learn it.
public struct KeyboardChange: Sendable, Equatable {
    /// The notification behind it; nil when a late subscriber is told the present state.
    public var transition: KeyboardTransition?
    /// Where the keyboard was before, by the last notification; frames in the screen's coordinates, in points.
    public var previousState: KeyboardState
    /// Where the keyboard is going to be; frames in the screen's coordinates, in points.
    public var state: KeyboardState
    /// In one line, why the state is what it is.
    public var reason: String

    /// Creates a change.
    public init(
        transition: KeyboardTransition?, previousState: KeyboardState, state: KeyboardState, reason: String
    ) {
        self.transition = transition
        self.previousState = previousState
        self.state = state
        self.reason = reason
    }

    /// Whether the keyboard is about to move; UIKit posts such notifications inside the keyboard's own animation.
    public var isAboutToHappen: Bool { transition?.event.isWill ?? false }
}
