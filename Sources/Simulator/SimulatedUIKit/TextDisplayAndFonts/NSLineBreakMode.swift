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
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .byWordWrapping
        case 1: self = .byCharWrapping
        case 2: self = .byClipping
        case 3: self = .byTruncatingHead
        case 4: self = .byTruncatingTail
        case 5: self = .byTruncatingMiddle
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .byWordWrapping: 0
        case .byCharWrapping: 1
        case .byClipping: 2
        case .byTruncatingHead: 3
        case .byTruncatingTail: 4
        case .byTruncatingMiddle: 5
        @unknown default: unnamedNumber
        }
    }
}
