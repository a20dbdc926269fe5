// Fidelity: partial — UIUpdateInfo.h; times follow from the frame interval (inferred), low latency is absent (rule G38)

import Foundation
@_spi(Simulation) import ObjectiveC

@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    private let time: TimeInterval
    private let interval: TimeInterval
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    init(at time: TimeInterval, interval: TimeInterval) { (self.time, self.interval) = (time, interval) }

    open class func current(for windowScene: UIWindowScene) -> Self? {
        PhoneRegistry.simulation(windowScene.phone).updates.info as? Self
    }

    open class func current(for view: UIView) -> Self? { view.window?.windowScene.flatMap { current(for: $0) } }

    open var modelTime: TimeInterval { time }
    open var completionDeadlineTime: TimeInterval { time + interval }
    open var estimatedPresentationTime: TimeInterval { time + 2 * interval }
    /// Inert: the simulator shows no frame earlier than planned, so the value is always false.
    open var isImmediatePresentationExpected: Bool { false }
    /// Inert: no event has low latency here.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Inert: no event has low latency here.
    open var isPerformingLowLatencyPhases: Bool { false }
}
