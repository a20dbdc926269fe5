// Fidelity: partial — UIUpdateInfo.h; times follow from the frame interval (inferred), low latency is absent (rule G38)

import Foundation
@_spi(Simulation) import ObjectiveC

/// The data of a running update of the interface.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
    private let time: TimeInterval
    private let interval: TimeInterval
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// - Parameters:
    ///   - time: the present instant, in seconds of virtual time.
    ///   - interval: the frame interval in seconds.
    init(at time: TimeInterval, interval: TimeInterval) { (self.time, self.interval) = (time, interval) }

    /// Returns the running update of a scene; nil outside an update.
    open class func current(for windowScene: UIWindowScene) -> Self? {
        PhoneRegistry.simulation(windowScene.phone).updates.info as? Self
    }

    /// Returns the running update of a view's window; nil outside an update.
    open class func current(for view: UIView) -> Self? { view.window?.windowScene.flatMap { current(for: $0) } }

    /// The instant for which changes are computed, in seconds of `CACurrentMediaTime()`.
    open var modelTime: TimeInterval { time }
    /// The deadline for committing changes, in seconds of `CACurrentMediaTime()`.
    open var completionDeadlineTime: TimeInterval { time + interval }
    /// The instant at which the changes are expected to be visible, in seconds of `CACurrentMediaTime()`.
    open var estimatedPresentationTime: TimeInterval { time + 2 * interval }
    /// Inert: no frame is shown before its time.
    open var isImmediatePresentationExpected: Bool { false }
    /// Inert: no event has low latency here.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Inert: no event has low latency here.
    open var isPerformingLowLatencyPhases: Bool { false }
}
