/// A comfort for going through the inputs of a screen.
public enum KeyboardEditing: Sendable {
    /// The return key of a text field goes on to the next one in reading order; the last one's ends editing.
    case returnKey
    /// Each input that has no accessory view gets a bar with Previous, Next and Done.
    case bar
    /// The bar, only for inputs with a keyboard that has no return key: number pads.
    case barForNumberPads
    /// A tap outside of inputs and controls ends editing.
    case tapOutside
}
