// Fidelity: exact — UIInterface.h and UIDevice.h

import Foundation

/// Phone or tablet.
public enum UIUserInterfaceIdiom: _ImportedEnumeration {
    case unspecified
    case phone
    case pad
    case tv
    case carPlay
    case mac
    case vision
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case -1: self = .unspecified
        case 0: self = .phone
        case 1: self = .pad
        case 2: self = .tv
        case 3: self = .carPlay
        case 5: self = .mac
        case 6: self = .vision
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .unspecified: -1
        case .phone: 0
        case .pad: 1
        case .tv: 2
        case .carPlay: 3
        case .mac: 5
        case .vision: 6
        @unknown default: unnamedNumber
        }
    }
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: _ImportedEnumeration {
    case unspecified
    case compact
    case regular
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .unspecified
        case 1: self = .compact
        case 2: self = .regular
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .unspecified: 0
        case .compact: 1
        case .regular: 2
        @unknown default: unnamedNumber
        }
    }
}

/// Light or dark.
public enum UIUserInterfaceStyle: _ImportedEnumeration {
    case unspecified
    case light
    case dark
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .unspecified
        case 1: self = .light
        case 2: self = .dark
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .unspecified: 0
        case .light: 1
        case .dark: 2
        @unknown default: unnamedNumber
        }
    }
}
