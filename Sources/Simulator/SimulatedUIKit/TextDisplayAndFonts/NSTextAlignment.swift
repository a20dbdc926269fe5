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
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .center
        case 2: self = .right
        case 3: self = .justified
        case 4: self = .natural
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .left: 0
        case .center: 1
        case .right: 2
        case .justified: 3
        case .natural: 4
        @unknown default: unnamedNumber
        }
    }
}
