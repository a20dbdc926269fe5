// Fidelity: exact — NSText.h

import Foundation

/// The direction that a paragraph is written in.
public enum NSWritingDirection: _ImportedEnumeration {
    /// The language's own.
    case natural
    case leftToRight
    case rightToLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(-1...1)
}
