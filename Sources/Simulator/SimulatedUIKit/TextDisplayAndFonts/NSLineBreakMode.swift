// Fidelity: exact — NSParagraphStyle.h

import Foundation

/// The mode in which text breaks into lines.
public enum NSLineBreakMode: _ImportedEnumeration {
    /// Lines break between words.
    case byWordWrapping
    /// Lines break between characters.
    case byCharWrapping
    /// The line does not break; its end is clipped.
    case byClipping
    /// The line does not break; dots replace its start.
    case byTruncatingHead
    /// The line does not break; dots replace its end.
    case byTruncatingTail
    /// The line does not break; dots replace its middle.
    case byTruncatingMiddle
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...5)
}
