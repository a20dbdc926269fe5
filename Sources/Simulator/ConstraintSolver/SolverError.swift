/// The reasons for which a solver refuses a call; a refused call leaves the system as it was.
public enum SolverError: Error, Equatable {
    /// The required constraints contradict each other.
    ///
    /// The first value is the constraint that was added or changed. `conflictingWith` contains required constraints, in
    /// the order of addition. Together these constraints and the first one are contradictory; if any one of them is
    /// left out, the others can hold.
    case unsatisfiable(ConstraintID, conflictingWith: [ConstraintID])
    /// The identity names no constraint: the constraint was removed, was refused, or belongs to another solver.
    case unknownConstraint(ConstraintID)
    /// The variable was removed or belongs to another solver.
    case unknownVariable(Variable)
    /// A change of priority would make an optional constraint required, or a required one optional (rule B22); remove
    /// the constraint and add another one instead.
    case priorityChangeFromOrToRequired(ConstraintID)
    /// The priority is outside `0 < priority <= 1000`.
    case invalidPriority(Float)
    /// A coefficient, constant or suggestion is infinite or NaN; the constraint is named if it exists already.
    case notFinite(ConstraintID?)
}
