// Fidelity: exact — NSText.h

import Foundation

/// Where text stands in its line.
public enum NSTextAlignment: _ImportedEnumeration {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Spread over the line.
    case justified
    /// At the leading edge of the text's own direction.
    case natural
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...4)
}
