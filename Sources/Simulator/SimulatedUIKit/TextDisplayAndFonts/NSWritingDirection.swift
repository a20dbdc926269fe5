// Fidelity: exact — NSText.h

import Foundation

/// The direction that a paragraph is written in.
public enum NSWritingDirection: _ImportedEnumeration {
    /// The language's own.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    @available(*, unavailable) case _unnamed(Int)

    /// The numbers of the cases, in their order.
    public static let _numbers = Array(-1...1)
}
