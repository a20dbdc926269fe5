// Fidelity: partial — idiom and system version

import Foundation
@_spi(Simulation) import ObjectiveC

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device that the app runs on.
    public class var current: UIDevice { Simulation.current.device }
    /// Phone or tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Simulation.current.screen.profile.idiom }
    /// The system's version.
    open var systemVersion: String { String(Simulation.current.screen.profile.systemVersion) }
    /// The kind of device.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
}

/// Phone or tablet.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
}
