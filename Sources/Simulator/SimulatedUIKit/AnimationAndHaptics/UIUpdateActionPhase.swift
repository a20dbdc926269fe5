// Fidelity: partial — UIUpdateActionPhase.h; phases of low latency never run (rule G38)

import Foundation
@_spi(Simulation) import ObjectiveC

@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    let place: Int?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    private init(_ place: Int?) { self.place = place }

    private static let inOrder = (0..<8).map { UIUpdateActionPhase($0) }
    private static let lowLatency = (0..<4).map { _ in UIUpdateActionPhase(nil) }

    open class var afterUpdateScheduled: UIUpdateActionPhase { inOrder[0] }
    open class var beforeEventDispatch: UIUpdateActionPhase { inOrder[1] }
    open class var afterEventDispatch: UIUpdateActionPhase { inOrder[2] }
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { inOrder[3] }
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { inOrder[4] }
    /// Windows are laid out after this phase, when the transaction is flushed.
    open class var beforeCATransactionCommit: UIUpdateActionPhase { inOrder[5] }
    /// Changes in or after this phase appear with the next update.
    open class var afterCATransactionCommit: UIUpdateActionPhase { inOrder[6] }
    /// Inert: no event has low latency here.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { lowLatency[0] }
    /// Inert: no event has low latency here.
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { lowLatency[1] }
    /// Inert: the simulator has no low-latency events, so this phase never runs.
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { lowLatency[2] }
    /// Inert: the simulator has no low-latency events, so this phase never runs.
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { lowLatency[3] }
    open class var afterUpdateComplete: UIUpdateActionPhase { inOrder[7] }
}
