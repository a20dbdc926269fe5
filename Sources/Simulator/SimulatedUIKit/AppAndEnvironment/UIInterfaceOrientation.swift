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
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...4)
}
