// Fidelity: exact — UITextInputTraits.h (rule D23)

import Foundation

/// Whether straight quotation marks become curly ones.
@available(iOS 11.0, *)
public enum UITextSmartQuotesType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .no
        case 2: self = .yes
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .`default`: 0
        case .no: 1
        case .yes: 2
        @unknown default: unnamedNumber
        }
    }
}

/// Whether two hyphens become a dash.
@available(iOS 11.0, *)
public enum UITextSmartDashesType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .no
        case 2: self = .yes
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .`default`: 0
        case .no: 1
        case .yes: 2
        @unknown default: unnamedNumber
        }
    }
}

/// Whether spaces come and go with words.
@available(iOS 11.0, *)
public enum UITextSmartInsertDeleteType: _ImportedEnumeration {
    case `default`
    case no
    case yes
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .no
        case 2: self = .yes
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .`default`: 0
        case .no: 1
        case .yes: 2
        @unknown default: unnamedNumber
        }
    }
}
