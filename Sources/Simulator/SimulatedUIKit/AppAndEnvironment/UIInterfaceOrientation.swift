// Fidelity: exact — UIOrientation.h

import Foundation

extension UIInterfaceOrientation {
    /// Whether the interface stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Which way the interface stands.
public enum UIInterfaceOrientation: _ImportedEnumeration {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeRight
    case landscapeLeft
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .portrait
        case 2: self = .portraitUpsideDown
        case 3: self = .landscapeRight
        case 4: self = .landscapeLeft
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .unknown: 0
        case .portrait: 1
        case .portraitUpsideDown: 2
        case .landscapeRight: 3
        case .landscapeLeft: 4
        @unknown default: unnamedNumber
        }
    }
}
