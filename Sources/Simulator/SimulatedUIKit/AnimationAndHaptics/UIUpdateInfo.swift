// Fidelity: partial — UIUpdateInfo.h; times follow from the frame interval (inferred), nothing has low latency (rule G38)

import Foundation
@_spi(Simulation) import ObjectiveC

/// What is known about an update of the interface while it runs.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    private let time: TimeInterval
    private let interval: TimeInterval
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// - Parameters:
    ///   - time: the present instant, in seconds of virtual time.
    ///   - interval: the frame interval in seconds.
    init(at time: TimeInterval, interval: TimeInterval) { (self.time, self.interval) = (time, interval) }

    /// The update that runs in a scene; nil outside of one.
    open class func current(for windowScene: UIWindowScene) -> Self? {
        PhoneRegistry.simulation(windowScene.phone).updates.info as? Self
    }

    /// The update that runs in the window of a view; nil outside of one.
    open class func current(for view: UIView) -> Self? { view.window?.windowScene.flatMap { current(for: $0) } }

    /// The instant that changes are computed for, in seconds of `CACurrentMediaTime()`.
    open var modelTime: TimeInterval { time }
    /// The instant by which changes have to be committed, in seconds of `CACurrentMediaTime()`.
    open var completionDeadlineTime: TimeInterval { time + interval }
    /// The instant at which the changes are expected to be seen, in seconds of `CACurrentMediaTime()`.
    open var estimatedPresentationTime: TimeInterval { time + 2 * interval }
    /// Inert: no frame is shown before its time.
    open var isImmediatePresentationExpected: Bool { false }
    /// Inert: no event has low latency here.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Inert: no event has low latency here.
    open var isPerformingLowLatencyPhases: Bool { false }
}
