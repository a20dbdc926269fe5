// Fidelity: exact — UIOrientation.h

import Foundation

extension UIInterfaceOrientation {
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public enum UIInterfaceOrientation: _ImportedEnumeration {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeRight
    case landscapeLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...4)
}
