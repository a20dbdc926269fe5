/// Whether a person has moved the keyboard since the focus or the text has changed last.
///
/// A person may put an undocked keyboard over the edited input on purpose, and then nothing moves for it.
public enum HandOnKeyboard: Equatable, Sendable {
    /// No keyboard has been seen since the focus has changed.
    case unseen
    /// The keyboard is where it was when it came, or when the focus or the text changed.
    case seen(KeyboardState)
    /// A person has undocked the keyboard, or moved it.
    case moved

    /// A keyboard is announced.
    ///
    /// A person who undocks the keyboard makes UIKit announce a hide in between, which tells nothing here.
    public mutating func note(_ state: KeyboardState) {
        switch (self, state) {
        case (_, .hidden), (.moved, .undocked): break
        case (.seen(let before), .undocked) where before != state: self = .moved
        case (_, .docked), (_, .undocked): self = .seen(state)
        }
    }

    /// Another input is edited, or its text has changed, above the keyboard of this state.
    public mutating func letGo(above state: KeyboardState) { self = state == .hidden ? .unseen : .seen(state) }
}
