internal import KeyboardModel

/// What a keyboard remembers of one avoider that follows it.
@MainActor
final class KeyboardMembership {
    /// Tells the place in the keyboard's list; nil while the avoider follows no keyboard.
    var number: Int?
    /// What the avoider was last asked to keep clear of; frames in the screen's coordinates, in points.
    var lastState = KeyboardState.hidden
    /// What the log was last told that it does, so that each notification of one movement does not say the same again.
    var lastTold: String?
    /// Whether the avoider keeps what it has until an interactive transition is decided.
    var isHeld = false

    /// Begins or ends; nothing of an earlier time counts.
    func become(_ number: Int?) {
        self.number = number
        (lastState, lastTold, isHeld) = (.hidden, nil, false)
    }
}
