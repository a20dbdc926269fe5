// Fidelity: exact — NSText.h

/// Where text stands in its line.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
    /// Spread over the line.
    case justified = 3
    /// At the leading edge of the text's own direction.
    case natural = 4
}
