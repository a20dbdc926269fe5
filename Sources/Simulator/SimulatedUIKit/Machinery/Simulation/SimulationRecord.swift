// Fidelity: exact — the simulation's own machinery: the events of a run that may affect a verdict

import Foundation

/// The events of a run that may affect the audit's verdict on a screen.
@_spi(Simulation)
public struct SimulationRecord: Sendable {
    /// How often the app used each member of UIKit that the simulation ignores.
    public private(set) var unmodelled: [String: Int] = [:]
    /// How often the app used each member of UIKit that affects only the drawing.
    public private(set) var undrawn: [String: Int] = [:]
    /// The reports about conflicting constraints, in order.
    public internal(set) var constraintConflicts: [String] = []
    public internal(set) var layoutPasses = 0
    /// The number of views that layouts visited.
    ///
    /// A layout visits the views that need layout and all views above them.
    public internal(set) var layoutVisits = 0
    /// The number of subviews whose frame was compared with Auto Layout's solution.
    public internal(set) var placeVisits = 0
    public internal(set) var relationsAdded = 0
    public internal(set) var rowVisits = 0
    /// The number of views that stacks examined for their constraints.
    public internal(set) var stackVisits = 0
    /// The number of superviews that were examined in searches for the topmost view or the safe area.
    ///
    /// A view whose superviews are searched because it has a keyboard guide counts once.
    public internal(set) var ancestorVisits = 0
    public internal(set) var restlessViews: [String] = []
    /// How often a first responder left its window while its view controller stayed.
    public internal(set) var removedResponders = 0
    /// The name of the latest first responder that left its window while its view controller stayed.
    public internal(set) var lastRemovedResponder = ""
    /// How often a finger began to drag content or moved content.
    public internal(set) var drags = 0

    public init() {}

    mutating func note(unmodelled member: String) { unmodelled[member, default: 0] += 1 }
    mutating func note(undrawn member: String) { undrawn[member, default: 0] += 1 }
}

@MainActor
func unmodelled(_ member: String) { Simulation.current.record.note(unmodelled: member) }

/// Records the use of an ignored member that moves a view's content on a phone.
///
/// - Parameter owner: the view, or the layout of a collection view.
@MainActor
func unmodelled(_ member: String, placing owner: AnyObject) {
    unmodelled(member)
    Simulation.current.doubts.append(Simulation.Doubt(owner: owner, member: member))
}

/// The record belongs to the main thread, so uses on other threads are ignored.
func unmodelledOnAnyThread(_ member: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { unmodelled(member) }
}

@MainActor
func undrawn(_ member: String) { Simulation.current.record.note(undrawn: member) }

/// The record belongs to the main thread, so uses on other threads are ignored.
func undrawnOnAnyThread(_ member: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { undrawn(member) }
}
