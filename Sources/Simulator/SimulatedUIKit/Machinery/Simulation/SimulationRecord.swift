// Fidelity: exact — the bench itself

import Foundation

/// What a run touched or did that a verdict may depend on.
@_spi(Simulation)
public struct SimulationRecord: Sendable {
    /// Members that were used although they have no effect here, with how often.
    public private(set) var unmodelled: [String: Int] = [:]
    /// Members that were set although only a drawn screen would show them, with how often.
    public private(set) var undrawn: [String: Int] = [:]
    /// Reports about constraints that cannot hold together, in order.
    public internal(set) var constraintConflicts: [String] = []
    /// Calls of `layoutSubviews` on any view.
    public internal(set) var layoutPasses = 0
    /// Views that layout came to, because they were marked or lie on the way to a marked one.
    public internal(set) var layoutVisits = 0
    /// Subviews that a layout compared with what Auto Layout has solved.
    public internal(set) var placeVisits = 0
    /// Relations that were added to Auto Layout's solver.
    public internal(set) var relationsAdded = 0
    /// Rows of tables that were looked at.
    public internal(set) var rowVisits = 0
    /// Places of views in stacks that an update of constraints looked at.
    public internal(set) var stackVisits = 0
    /// Superviews that were looked at on the way to the topmost view, or for the safe area that comes from them.
    public internal(set) var ancestorVisits = 0
    /// Views that asked for layout without end; none as long as all layouts end.
    public internal(set) var restlessViews: [String] = []
    /// How often a view that was typed into left its window while the controller around it stayed.
    public internal(set) var removedResponders = 0
    /// The name of the one that did so last.
    public internal(set) var lastRemovedResponder = ""
    /// Fingers that began to drag content.
    public internal(set) var drags = 0

    /// Creates an empty record.
    public init() {}

    mutating func note(unmodelled member: String) { unmodelled[member, default: 0] += 1 }
    mutating func note(undrawn member: String) { undrawn[member, default: 0] += 1 }
}

/// Notes that app code used a member that has no effect in the simulation.
@MainActor
func unmodelled(_ member: String) { Simulation.current.record.note(unmodelled: member) }

/// Notes that app code used a member that has no effect in the simulation, so that what is in a view may stand elsewhere on a
/// phone.
///
/// - Parameter owner: the view, or the layout of a collection view.
@MainActor
func unmodelled(_ member: String, placing owner: AnyObject) {
    unmodelled(member)
    Simulation.current.doubts.append(Simulation.Doubt(owner: owner, member: member))
}

/// The same for objects of any thread; the record belongs to the main one.
func unmodelledOnAnyThread(_ member: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { unmodelled(member) }
}

/// Notes that app code set a member that only a drawn screen would show: no frame and no behaviour depends on it.
@MainActor
func undrawn(_ member: String) { Simulation.current.record.note(undrawn: member) }

/// The same for objects of any thread; the record belongs to the main one.
func undrawnOnAnyThread(_ member: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { undrawn(member) }
}
