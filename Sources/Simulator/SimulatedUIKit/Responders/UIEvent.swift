// Fidelity: inert — touches arrive through the simulation's fingers; no event object carries data

import Foundation
@_spi(Simulation) import ObjectiveC

/// Something that happened to the device.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
}
