// Fidelity: partial — UIUpdateActionPhase.h; phases of low latency never run (rule G38)

import Foundation
@_spi(Simulation) import ObjectiveC

/// A moment in an update of the interface at which a link can act.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    /// The position among the phases of an update; nil for low-latency phases.
    let place: Int?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    private init(_ place: Int?) { self.place = place }

    private static let inOrder = (0..<8).map { UIUpdateActionPhase($0) }
    private static let lowLatency = (0..<4).map { _ in UIUpdateActionPhase(nil) }

    /// The update is scheduled and its times are known.
    open class var afterUpdateScheduled: UIUpdateActionPhase { inOrder[0] }
    /// Before the handlers of events and gestures.
    open class var beforeEventDispatch: UIUpdateActionPhase { inOrder[1] }
    /// After the handlers of events and gestures.
    open class var afterEventDispatch: UIUpdateActionPhase { inOrder[2] }
    /// Before display links call back.
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { inOrder[3] }
    /// After display links have called back.
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { inOrder[4] }
    /// Before the transaction is flushed, which lays the windows out.
    open class var beforeCATransactionCommit: UIUpdateActionPhase { inOrder[5] }
    /// After the transaction was flushed; later changes appear with the next update.
    open class var afterCATransactionCommit: UIUpdateActionPhase { inOrder[6] }
    /// Inert: no event has low latency here.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { lowLatency[0] }
    /// Inert: no event has low latency here.
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { lowLatency[1] }
    /// Inert: no event has low latency here.
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { lowLatency[2] }
    /// Inert: no event has low latency here.
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { lowLatency[3] }
    /// The end of the update.
    open class var afterUpdateComplete: UIUpdateActionPhase { inOrder[7] }
}
