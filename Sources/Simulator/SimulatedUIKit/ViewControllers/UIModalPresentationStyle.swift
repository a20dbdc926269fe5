// Fidelity: exact — UIViewController.h

import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: _ImportedEnumeration {
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    case none
    case automatic
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .fullScreen
        case 1: self = .pageSheet
        case 2: self = .formSheet
        case 3: self = .currentContext
        case 4: self = .custom
        case 5: self = .overFullScreen
        case 6: self = .overCurrentContext
        case 7: self = .popover
        case -1: self = .none
        case -2: self = .automatic
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .fullScreen: 0
        case .pageSheet: 1
        case .formSheet: 2
        case .currentContext: 3
        case .custom: 4
        case .overFullScreen: 5
        case .overCurrentContext: 6
        case .popover: 7
        case .none: -1
        case .automatic: -2
        @unknown default: unnamedNumber
        }
    }
}
