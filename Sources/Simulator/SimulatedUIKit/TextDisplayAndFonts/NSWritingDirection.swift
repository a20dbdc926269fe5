// Fidelity: exact — NSText.h

import Foundation

public enum NSWritingDirection: _ImportedEnumeration {
    case natural
    case leftToRight
    case rightToLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(-1...1)
}
