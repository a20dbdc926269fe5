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
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case -1: self = .natural
        case 0: self = .leftToRight
        case 1: self = .rightToLeft
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .natural: -1
        case .leftToRight: 0
        case .rightToLeft: 1
        @unknown default: unnamedNumber
        }
    }
}
