// Fidelity: exact — NSText.h

import Foundation

/// The alignment of text in its line.
public enum NSTextAlignment: _ImportedEnumeration {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Aligned at both edges.
    case justified
    /// At the leading edge in the text's own direction.
    case natural
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...4)
}
