// Fidelity: exact — NSText.h

import Foundation

/// The writing direction of a paragraph.
public enum NSWritingDirection: _ImportedEnumeration {
    /// The direction of the language.
    case natural
    case leftToRight
    case rightToLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(-1...1)
}
