/// The reasons for which a solver refuses a call and leaves the system unchanged.
public enum SolverError: Error, Equatable {
    /// The required constraints contradict each other.
    ///
    /// The first value is the added or changed constraint. `conflictingWith` contains required constraints in the order
    /// of addition. Without any one of these constraints, all others can hold.
    case unsatisfiable(ConstraintID, conflictingWith: [ConstraintID])
    /// The constraint was removed, was refused, or belongs to another solver.
    case unknownConstraint(ConstraintID)
    /// The variable was removed or belongs to another solver.
    case unknownVariable(Variable)
    /// An optional constraint would become required, or a required constraint optional (rule B22).
    ///
    /// Remove the constraint and add another one instead.
    case priorityChangeFromOrToRequired(ConstraintID)
    /// The priority is outside `0 < priority <= 1000`.
    case invalidPriority(Float)
    /// A coefficient, constant or suggestion is infinite or NaN.
    ///
    /// The error names the constraint if it exists already.
    case notFinite(ConstraintID?)
}
