// Fidelity: partial — idiom and system version

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIDevice: NSObject {
    public class var current: UIDevice { Simulation.current.device }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Simulation.current.screen.profile.idiom }
    open var systemVersion: String { String(Simulation.current.screen.profile.systemVersion) }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
}

@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
}
