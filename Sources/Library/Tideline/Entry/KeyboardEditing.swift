/// A comfort for going through the inputs of a screen.
public enum KeyboardEditing: Sendable {
    /// The return key of a text field goes on to the next one in reading order; the last one's ends editing.
    case returnKey
    /// Each input that has no accessory view gets a bar with Previous, Next and Done.
    case bar
    /// The bar, for inputs whose keyboard has no return key: pads of numbers.
    case barForPads
    /// A tap beside everything that reacts to touches ends editing.
    case tapOutside
}
