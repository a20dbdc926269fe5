// Fidelity: exact — UIInterface.h and UIDevice.h

import Foundation

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

public enum UIUserInterfaceSizeClass: _ImportedEnumeration {
    case unspecified
    case compact
    case regular
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}

public enum UIUserInterfaceStyle: _ImportedEnumeration {
    case unspecified
    case light
    case dark
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
