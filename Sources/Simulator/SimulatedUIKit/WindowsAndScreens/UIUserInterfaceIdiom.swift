// Fidelity: exact — UIDevice.h, UIInterface.h, UIOrientation.h

import Foundation

/// Phone or tablet.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// A kind of device.
    case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// An amount of room.
    case unspecified = 0, compact = 1, regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// A look.
    case unspecified = 0, light = 1, dark = 2
}

/// Which way the interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
    /// An orientation.
    case unknown = 0, portrait = 1, portraitUpsideDown = 2, landscapeRight = 3, landscapeLeft = 4

    /// Whether the interface stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
