// Fidelity: exact — UIOrientation.h

import Foundation

extension UIInterfaceOrientation {
    /// Whether the interface is in portrait orientation, upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is in landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: _ImportedEnumeration {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeRight
    case landscapeLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...4)
}
