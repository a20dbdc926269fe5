// Fidelity: exact — UIOrientation.h

import Foundation

extension UIInterfaceOrientation {
    /// Whether the interface stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
