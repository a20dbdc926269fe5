// Fidelity: inert — touches arrive through the simulation's fingers; no event object carries data

import Foundation

/// Something that happened to the device.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
