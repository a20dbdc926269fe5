// Fidelity: exact — NSText.h

import Foundation

public enum NSTextAlignment: _ImportedEnumeration {
    case left
    case center
    case right
    case justified
    case natural
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...4)
}
