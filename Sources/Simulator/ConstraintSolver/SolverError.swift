/// The reasons for which a solver refuses a call; a refused call changes nothing.
public enum SolverError: Error, Equatable {
    /// The required constraints would have no common solution.
    ///
    /// The first value is the constraint that was added or changed. `conflictingWith` contains required constraints, in
    /// the order of addition. These constraints and the first one cannot all hold together; if any one of them is left
    /// out, the others can.
    case unsatisfiable(ConstraintID, conflictingWith: [ConstraintID])
    /// The identity names no constraint: it was removed, was refused, or belongs to another solver.
    case unknownConstraint(ConstraintID)
    /// The variable was removed or belongs to another solver.
    case unknownVariable(Variable)
    /// A constraint may neither become required nor stop being required (rule B22); remove it and add another one.
    case priorityChangeFromOrToRequired(ConstraintID)
    /// The priority is outside `0 < priority <= 1000`.
    case invalidPriority(Float)
    /// A coefficient, constant or suggestion is infinite or not a number; the constraint is named if it exists already.
    case notFinite(ConstraintID?)
}
