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
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = [-1, 0, 1, 2, 3, 5, 6]
}

/// A size class of the interface.
public enum UIUserInterfaceSizeClass: _ImportedEnumeration {
    case unspecified
    case compact
    case regular
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

/// Light or dark.
public enum UIUserInterfaceStyle: _ImportedEnumeration {
    case unspecified
    case light
    case dark
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
