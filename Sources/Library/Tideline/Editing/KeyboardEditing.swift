/// A helper for editing on a screen.
public enum KeyboardEditing: Sendable {
    /// The return key of a text field moves to the next field in reading order, and in the last field ends editing.
    case returnKey
    /// Each input without an accessory view gets a bar with Previous, Next and Done.
    case bar
    /// Each input with a number pad gets the bar, because number pads lack a return key.
    case barForNumberPads
    /// A tap outside of inputs and controls ends editing.
    case tapOutside
}
