/// Comfort for going through the inputs of a screen.
public struct KeyboardEditing: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The return key of a text field goes on to the next one in reading order; the last one's ends editing.
    public static let returnKey = KeyboardEditing(rawValue: 1)
    /// Each input that has no accessory view gets a bar with Previous, Next and Done.
    public static let bar = KeyboardEditing(rawValue: 2)
    /// The bar, for inputs whose keyboard has no return key: pads of numbers.
    public static let barForPads = KeyboardEditing(rawValue: 4)
    /// A tap beside everything that reacts to touches ends editing.
    public static let tapOutside = KeyboardEditing(rawValue: 8)
}
