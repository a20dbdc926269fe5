/// Solves linear constraints with priorities as Auto Layout does, and keeps the solution while they change.
///
/// Required constraints hold. Optional ones are met as well as possible, level by level: at the highest priority the sum
/// of all violations is made as small as it can be; solutions that tie are told apart by the constraint that was added
/// first, whose violation is made as small as it can be, then by the second, and so on; then comes the next priority.
/// The values therefore depend on the constraints and their order of addition alone, except where several solutions are
/// equally good: there a variable keeps its previous value if nothing moves it, and starts at zero.
/// See `Docs/Decisions/0007-strict-levels.md`.
///
/// Every call leaves the system solved. Calls that are refused throw and change nothing. Use a solver from one actor.
public final class Solver {
    // No access to these overlaps another one: a callback may call the solver, but runs between accesses, never during a
    // change. The checks that would find this broken cost a sixth of the time.
    @exclusivity(unchecked) var simplex = Simplex()
    /// By variable id: the symbol, negative when the variable was removed.
    @exclusivity(unchecked) var symbolOfVariable = FlatArray<Int32>()
    /// By constraint index: the symbol, negative when the constraint was removed or refused.
    @exclusivity(unchecked) var symbolOfConstraint = FlatArray<Int32>()
    /// By variable id: the symbol of the constraint that holds its suggestion, negative without one.
    @exclusivity(unchecked) var suggestionOfVariable = FlatArray<Int32>()

    /// Whether every change of the system ends in a check, whose findings are added to `invariantViolations`.
    ///
    /// For tests: a check takes time in proportion to the square of the system.
    @exclusivity(unchecked) public var checksInvariants = false
    /// What the checks after changes found; empty as long as the solver is sound.
    public private(set) var invariantViolations: [String] = []

    /// Creates an empty system.
    public init() {}

    /// How often two symbols changed places since the solver was made: a measure of work that does not depend on time.
    public var pivotCount: Int { simplex.pivotCount }

    /// How many variables changes have met on their way through the constraints since the solver was made: a measure of
    /// work that does not depend on time.
    ///
    /// A variable counts once for each walk that meets it. A change that moves a single variable meets a few.
    public var visitCount: Int { simplex.basis.walk.visitCount }

    /// Makes an unknown; its value is zero until a constraint moves it.
    public func makeVariable() -> Variable {
        let variable = Variable(id: symbolOfVariable.count)
        symbolOfVariable.append(Int32(simplex.makeSymbol(.variable, owner: variable.id)))
        suggestionOfVariable.append(-1)
        return variable
    }

    /// Removes an unknown and its suggestion; does nothing and returns false while another constraint mentions it.
    ///
    /// A removed variable reads as zero and is refused in constraints. Removing one twice does nothing.
    @discardableResult
    public func removeVariable(_ variable: Variable) -> Bool {
        guard let symbol = symbol(of: variable) else { return false }
        let ownUses = suggestionOfVariable[variable.id] >= 0 ? 1 : 0
        guard Int(simplex.basis.nodes[symbol].count) == ownUses else { return false }
        endSuggestion(for: variable)
        simplex.discard(symbol)
        symbolOfVariable[variable.id] = -1
        return true
    }

    func symbol(of variable: Variable) -> Int? {
        guard symbolOfVariable.indices.contains(variable.id) else { return nil }
        let symbol = symbolOfVariable[variable.id]
        return symbol >= 0 ? Int(symbol) : nil
    }

    func symbol(of id: ConstraintID) -> Int? {
        guard symbolOfConstraint.indices.contains(id.index) else { return nil }
        let symbol = symbolOfConstraint[id.index]
        return symbol >= 0 ? Int(symbol) : nil
    }

    /// Ends every change of the system.
    func finishChange() {
        simplex.settle()
        checkIfAsked()
    }

    /// Notes what a check finds, if changes are to be checked; all there is to do after one that was refused and undone.
    func checkIfAsked() {
        if checksInvariants { invariantViolations += checkInvariants() }
    }

    /// The conflict that the row of a residual proves, as an error.
    func unsatisfiable(_ culprit: ConstraintID, provenBy residual: Int) -> SolverError {
        var others = simplex.conflict(of: residual).map { ConstraintID(index: Int(simplex.symbols[$0].owner)) }
        others.removeAll { $0 == culprit }
        others.sort()
        return .unsatisfiable(culprit, conflictingWith: others)
    }
}
