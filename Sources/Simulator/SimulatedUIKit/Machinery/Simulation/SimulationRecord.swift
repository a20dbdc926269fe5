// Fidelity: exact — the simulation's own machinery: the events of a run that may affect a verdict

import Foundation

/// What has happened in a run, as far as it may affect the audit's verdict on a screen.
@_spi(Simulation)
public struct SimulationRecord: Sendable {
    /// The members of UIKit that the app used and the simulation ignores, with their counts.
    public private(set) var unmodelled: [String: Int] = [:]
    /// The members that the app used and that affect only a drawn screen, with their counts.
    public private(set) var undrawn: [String: Int] = [:]
    /// The reports about conflicting constraints, in order.
    public internal(set) var constraintConflicts: [String] = []
    /// The number of `layoutSubviews` calls on all views.
    public internal(set) var layoutPasses = 0
    /// The number of views that layouts visited: views that need layout, and the views on the path to them.
    public internal(set) var layoutVisits = 0
    /// The number of subviews whose frame was compared with Auto Layout's solution.
    public internal(set) var placeVisits = 0
    /// The number of relations that were added to Auto Layout's solver.
    public internal(set) var relationsAdded = 0
    /// The number of table rows that were examined.
    public internal(set) var rowVisits = 0
    /// The number of views that stacks examined while they updated their constraints.
    public internal(set) var stackVisits = 0
    /// The number of superviews that were examined on the path to the topmost view, or for the safe area.
    public internal(set) var ancestorVisits = 0
    /// The views that requested layout endlessly, if there are any.
    public internal(set) var restlessViews: [String] = []
    /// How often a first responder left its window while its view controller stayed.
    public internal(set) var removedResponders = 0
    /// The name of the last first responder that left its window while its view controller stayed.
    public internal(set) var lastRemovedResponder = ""
    /// How often a finger has begun to drag content, or has moved while it dragged content.
    public internal(set) var drags = 0

    public init() {}

    mutating func note(unmodelled member: String) { unmodelled[member, default: 0] += 1 }
    mutating func note(undrawn member: String) { undrawn[member, default: 0] += 1 }
}

@MainActor
func unmodelled(_ member: String) { Simulation.current.record.note(unmodelled: member) }

/// Records a member that the simulation ignores, although it moves the content of a view on a phone.
///
/// - Parameter owner: the view, or the layout of a collection view.
@MainActor
func unmodelled(_ member: String, placing owner: AnyObject) {
    unmodelled(member)
    Simulation.current.doubts.append(Simulation.Doubt(owner: owner, member: member))
}

/// The record belongs to the main thread, so a use of the member on another thread is ignored.
func unmodelledOnAnyThread(_ member: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { unmodelled(member) }
}

/// Records a member that affects only a drawn screen; frames and behaviour stay the same.
@MainActor
func undrawn(_ member: String) { Simulation.current.record.note(undrawn: member) }

/// The record belongs to the main thread, so a use of the member on another thread is ignored.
func undrawnOnAnyThread(_ member: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { undrawn(member) }
}
