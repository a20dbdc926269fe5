// Fidelity: exact — NSParagraphStyle.h

import Foundation

/// How text breaks into lines.
public enum NSLineBreakMode: _ImportedEnumeration {
    /// Between words.
    case byWordWrapping
    /// Between characters.
    case byCharWrapping
    /// Not at all: what has no room is cut off.
    case byClipping
    /// Not at all: dots stand for the start.
    case byTruncatingHead
    /// Not at all: dots stand for the end.
    case byTruncatingTail
    /// Not at all: dots stand for the middle.
    case byTruncatingMiddle
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...5)
}
