// Fidelity: exact — NSParagraphStyle.h

import Foundation

public enum NSLineBreakMode: _ImportedEnumeration {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...5)
}
