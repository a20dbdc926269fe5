// Fidelity: exact — UIViewController.h

import Foundation

public enum UIModalPresentationStyle: _ImportedEnumeration {
    case automatic
    case none
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(-2...7)
}

public enum UIModalTransitionStyle: _ImportedEnumeration {
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}
