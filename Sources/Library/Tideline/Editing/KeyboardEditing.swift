/// A helper for editing on a screen, such as moving from input to input.
public enum KeyboardEditing: Sendable {
    /// The return key of a text field moves to the next field in reading order, and ends editing in the last field.
    case returnKey
    /// Each input that lacks an accessory view gets a bar with Previous, Next and Done.
    case bar
    /// Each input with a number pad, which lacks a return key, gets the bar.
    case barForNumberPads
    /// A tap outside of inputs and controls ends editing.
    case tapOutside
}
