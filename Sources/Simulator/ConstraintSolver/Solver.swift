/// Solves linear constraints with priorities as Auto Layout does, and keeps the solution while they change.
///
/// Required constraints hold. Optional ones are met as well as possible, level by level: at the highest priority the sum
/// of all violations is made as small as it can be; solutions that tie are told apart by the constraint that was added
/// first, whose violation is made as small as it can be, then by the second, and so on; then comes the next priority.
/// The values therefore depend on the constraints and their order of addition alone, except where several solutions are
/// equally good. There a variable of any number settles on the first relation that mentions it, even an inequality that is
/// met, and one that is at least zero rests at zero. One without any relation keeps its value, and starts at zero.
/// See `Docs/Decisions/0007-strict-levels.md`.
///
/// Every call leaves the system solved. Calls that are refused throw and change nothing. Use a solver from one actor.
public final class Solver {
    /// The terms of a constraint, with one coefficient for each variable.
    private struct Definition: ~Copyable {
        private(set) var entries = FlatArray<Basis.Entry>(capacity: 32)

        mutating func removeAll() { entries.removeAll() }

        /// Adds a term; false if the definition has to be simplified.
        mutating func add(_ variable: Int32, _ coefficient: Double) -> Bool {
            for index in entries.indices where entries[index].symbol == variable {
                entries[index].coefficient += coefficient
                return false
            }
            entries.append(Basis.Entry(symbol: variable, coefficient: coefficient))
            return coefficient.isFinite && coefficient != 0
        }

        /// Drops what cancelled; false if a coefficient is not finite.
        ///
        /// Finite coefficients may have an infinite sum; an infinite one never has a finite sum.
        mutating func simplify() -> Bool {
            var count = 0
            for index in entries.indices {
                let entry = entries[index]
                guard entry.coefficient.isFinite else { return false }
                guard entry.coefficient != 0 else { continue }
                if count < index { entries[count] = entry }
                count += 1
            }
            entries.truncate(to: count)
            return true
        }
    }

    // No access to these overlaps another one: a callback may call the solver, but runs between accesses, never during a
    // change. The checks that would find this broken cost a sixth of the time.
    @exclusivity(unchecked) var simplex = Simplex()
    /// By variable id: the symbol, negative when the variable was removed.
    @exclusivity(unchecked) private var symbolOfVariable = FlatArray<Int32>(capacity: 32)
    /// By constraint index: the symbol, negative when the constraint was removed or refused.
    @exclusivity(unchecked) private var symbolOfConstraint = FlatArray<Int32>(capacity: 32)
    /// By variable id, as far as there ever was one: the symbol of the constraint that holds its suggestion; negative for none.
    @exclusivity(unchecked) private var suggestionOfVariable = FlatArray<Int32>()
    /// The terms of the constraint that is being added.
    @exclusivity(unchecked) private var definition = Definition()

    /// Whether every change of the system ends in a check, whose findings are added to `invariantViolations`.
    ///
    /// For tests: a check takes time in proportion to the square of the system.
    @exclusivity(unchecked) public var checksInvariants = false
    /// What the checks after changes found; empty as long as the solver is sound.
    public private(set) var invariantViolations: [String] = []

    /// Creates an empty system.
    public init() {}

    /// How often two symbols changed places since the solver was made: a measure of work that does not depend on time.
    public var pivotCount: Int { simplex.solution.pivotCount }

    /// How many variables changes have met on their way through the constraints since the solver was made: a measure of
    /// work that does not depend on time.
    ///
    /// A variable counts once for each walk that meets it. A change that moves a single variable meets a few.
    public var visitCount: Int { simplex.solution.visitCount }

    /// Makes room for a system that is about to be built, in one piece where its lists would grow several times.
    ///
    /// A system that gets larger all the same grows as it comes.
    public func reserve(variables: Int, constraints: Int, terms: Int) {
        symbolOfVariable.reserve(variables)
        symbolOfConstraint.reserve(constraints)
        simplex.solution.reserve(variables + constraints, variables: variables, terms: terms)
    }

    /// Makes an unknown; its value is zero until a constraint moves it.
    ///
    /// What it must not fall below holds like a required constraint, but is no constraint: no conflict names it.
    public func makeVariable(_ domain: Variable.Domain = .anyNumber) -> Variable {
        let variable = Variable(id: symbolOfVariable.count)
        let symbol = simplex.solution.makeSymbol(.variable, number: variable.id)
        if domain == .atLeastZero { simplex.solution.bound(symbol) }
        symbolOfVariable.append(Int32(symbol))
        return variable
    }

    /// Removes an unknown and its suggestion; does nothing and returns false while another constraint mentions it.
    ///
    /// A removed variable reads as zero and is refused in constraints. Removing one twice does nothing.
    @discardableResult
    public func removeVariable(_ variable: Variable) -> Bool {
        guard let symbol = symbol(of: variable) else { return false }
        let ownUses = suggestion(for: variable.id) >= 0 ? 1 : 0
        guard simplex.solution.termCount(of: symbol) == ownUses else { return false }
        endSuggestion(for: variable)
        simplex.solution.discard(symbol)
        symbolOfVariable[variable.id] = -1
        return true
    }

    /// The symbol of a variable; nil for one that was removed or belongs to another solver.
    private func symbol(of variable: Variable) -> Int? {
        guard symbolOfVariable.indices.contains(variable.id) else { return nil }
        let symbol = symbolOfVariable[variable.id]
        return symbol >= 0 ? Int(symbol) : nil
    }

    /// The symbol of a constraint; nil for one that was removed or refused.
    func symbol(of id: ConstraintID) -> Int? {
        guard symbolOfConstraint.indices.contains(id.index) else { return nil }
        let symbol = symbolOfConstraint[id.index]
        return symbol >= 0 ? Int(symbol) : nil
    }

    /// The symbols of the variables and of the constraints in the system, each in the order of creation.
    var presentSymbols: (variables: [Int], constraints: [Int]) {
        (
            symbolOfVariable.elements.filter { $0 >= 0 }.map { Int($0) },
            symbolOfConstraint.elements.filter { $0 >= 0 }.map { Int($0) }
        )
    }

    /// Ends every change of the system.
    private func finishChange() {
        simplex.settle()
        checkIfAsked()
    }

    /// Notes what a check finds, if changes are to be checked; all there is to do after one that was refused and undone.
    private func checkIfAsked() {
        if checksInvariants { invariantViolations += checkInvariants() }
    }

    /// The conflict that the row of a residual proves, as an error.
    private func unsatisfiable(_ culprit: ConstraintID, provenBy residual: Int) -> SolverError {
        var others = simplex.conflict(of: residual).map { ConstraintID(index: Int(simplex.solution.symbol($0).number)) }
        others.removeAll { $0 == culprit }
        others.sort()
        return .unsatisfiable(culprit, conflictingWith: others)
    }
}

// Constraints.
extension Solver {
    /// Adds the constraint that the sum of the terms compares with a constant, and solves.
    ///
    /// A variable may occur in several terms. An addition that fails uses up an identity, which the error may name.
    /// - Throws: `unsatisfiable` if the constraint is required and contradicts required ones; `unknownVariable`,
    ///   `invalidPriority` or `notFinite` if an argument is not usable.
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(SolverError) -> ConstraintID {
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        guard constant.isFinite else { throw .notFinite(nil) }
        try define(terms)
        let id = ConstraintID(index: symbolOfConstraint.count)
        let symbol = simplex.solution.makeSymbol(.residual, number: id.index)
        // What is optional is never refused: if it drives a required residual off, rounding is to blame.
        let unsolved = simplex.install(symbol, definition.entries, relation, constant, priority)
        if let residual = unsolved, priority.isRequired {
            let error = unsatisfiable(id, provenBy: residual)
            simplex.rollBack()
            simplex.dropUnsolved(symbol)
            symbolOfConstraint.append(-1)
            checkIfAsked()
            throw error
        }
        simplex.solution.closeJournal()
        symbolOfConstraint.append(Int32(symbol))
        finishChange()
        return id
    }

    /// Removes a constraint and solves.
    /// - Throws: `unknownConstraint` if it is not in the system.
    public func remove(_ id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        forgetSuggestion(symbol)
        simplex.drop(symbol)
        symbolOfConstraint[id.index] = -1
        finishChange()
    }

    /// Replaces the constant of a constraint in place and solves; the constraint keeps its identity and order.
    /// - Throws: `unsatisfiable` if the required constraints would contradict each other; the old constant stays in
    ///   force. `unknownConstraint` or `notFinite` if an argument is not usable.
    public func setConstant(_ constant: Double, for id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        guard constant.isFinite else { throw .notFinite(id) }
        let old = simplex.solution.constant(of: symbol)
        guard old != constant else { return }
        let isRequired = simplex.solution.symbol(symbol).priority == Priority.required.rawValue
        if isRequired { simplex.solution.openJournal() }
        if let residual = simplex.setConstant(constant, of: symbol), isRequired {
            let error = unsatisfiable(id, provenBy: residual)
            simplex.rollBack()
            simplex.solution.setConstant(old, of: symbol)
            checkIfAsked()
            throw error
        }
        simplex.solution.closeJournal()
        finishChange()
    }

    /// Moves an optional constraint to another optional level in place and solves.
    /// - Throws: `priorityChangeFromOrToRequired` if either level is required and they differ (rule B22);
    ///   `unknownConstraint` or `invalidPriority` if an argument is not usable.
    public func setPriority(_ priority: Priority, for id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        let old = Priority(rawValue: simplex.solution.symbol(symbol).priority)
        guard old != priority else { return }
        guard !old.isRequired, !priority.isRequired else { throw .priorityChangeFromOrToRequired(id) }
        simplex.setPriority(priority.rawValue, of: symbol)
        finishChange()
    }

    /// Sums up the coefficients of each variable, in the order of first mention.
    private func define(_ terms: [Term]) throws(SolverError) {
        definition.removeAll()
        var isPlain = true
        for index in terms.indices {
            let term = terms[index]
            guard let symbol = symbol(of: term.variable) else { throw .unknownVariable(term.variable) }
            isPlain = definition.add(Int32(symbol), term.coefficient) && isPlain
        }
        guard isPlain || definition.simplify() else { throw .notFinite(nil) }
    }
}

// Suggestions: constraints for one variable each, whose constant changes often.
extension Solver {
    /// Asks for a value of a variable at a priority, and solves.
    ///
    /// The first suggestion adds an equation; later ones change its constant in place, which is cheap. It takes part in
    /// ties as a constraint that was added with the first suggestion, or with the one that made it required or optional.
    /// - Throws: `unsatisfiable` if the suggestion is required and contradicts required constraints; the previous
    ///   suggestion stays in force. `unknownVariable`, `invalidPriority` or `notFinite` if an argument is not usable.
    public func suggest(_ value: Double, for variable: Variable, priority: Priority) throws(SolverError) {
        if repeatSuggestion(value, for: variable, priority) { return }
        guard symbol(of: variable) != nil else { throw .unknownVariable(variable) }
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        let symbol = suggestion(for: variable.id)
        guard symbol >= 0 else { return try begin(suggesting: value, for: variable, priority) }
        let old = ConstraintID(index: Int(simplex.solution.symbol(symbol).number))
        let present = Priority(rawValue: simplex.solution.symbol(symbol).priority)
        if present.isRequired == priority.isRequired {
            try setConstant(value, for: old)
            try setPriority(priority, for: old)
        } else {
            try replace(old, suggesting: value, for: variable, priority)
        }
    }

    /// Does what every frame of an animation asks for, by a short way; false if there is more to it.
    @inline(__always)
    private func repeatSuggestion(_ value: Double, for variable: Variable, _ priority: Priority) -> Bool {
        let symbol = suggestion(for: variable.id)
        guard symbol >= 0, value.isFinite, simplex.solution.symbol(symbol).priority == priority.rawValue,
            priority.rawValue < 1000
        else { return false }
        if simplex.solution.constant(of: symbol) == value { return true }
        guard simplex.followPlan(constant: value, of: symbol) else { return false }
        checkIfAsked()
        return true
    }

    /// Withdraws the suggestion for a variable, if there is one, and solves.
    public func endSuggestion(for variable: Variable) {
        let symbol = suggestion(for: variable.id)
        guard symbol >= 0 else { return }
        let index = Int(simplex.solution.symbol(symbol).number)
        suggestionOfVariable[variable.id] = -1
        simplex.drop(symbol)
        symbolOfConstraint[index] = -1
        finishChange()
    }

    /// A suggestion that becomes required, or ceases to be, is another constraint (rule B22).
    private func replace(
        _ old: ConstraintID, suggesting value: Double, for variable: Variable, _ priority: Priority
    ) throws(SolverError) {
        guard value.isFinite else { throw .notFinite(old) }
        if !priority.isRequired { endSuggestion(for: variable) }
        let new = try add([Term(variable)], .equal, value, priority: priority)
        endSuggestion(for: variable)
        suggestionOfVariable[variable.id] = symbolOfConstraint[new.index]
    }

    private func begin(suggesting value: Double, for variable: Variable, _ priority: Priority) throws(SolverError) {
        let new = try add([Term(variable)], .equal, value, priority: priority)
        suggestionOfVariable.extend(to: variable.id + 1, with: -1)
        suggestionOfVariable[variable.id] = symbolOfConstraint[new.index]
    }

    /// The symbol of the constraint that holds the suggestion for a variable; negative without one.
    @inline(__always) private func suggestion(for variable: Int) -> Int {
        suggestionOfVariable.indices.contains(variable) ? Int(suggestionOfVariable[variable]) : -1
    }

    /// Lets go of a suggestion whose constraint is being removed.
    private func forgetSuggestion(_ symbol: Int) {
        let terms = simplex.solution.terms(of: symbol)
        guard let place = terms.indices.first else { return }
        let variable = Int(simplex.solution.symbol(Int(terms[place].variable)).number)
        if suggestion(for: variable) == symbol { suggestionOfVariable[variable] = -1 }
    }
}

// The present solution.
extension Solver {
    /// The value of a variable in the present solution; zero for one that was removed or is not from this solver.
    public func value(of variable: Variable) -> Double {
        simplex.solution.reported.value(ofVariable: variable.id)
    }

    /// Copies the value of every variable into an array, at the variable's number; the array gets that many elements.
    ///
    /// Removed variables are zero. All values together take less time than asking for a few of them.
    public func readValues(into values: inout [Double]) { simplex.solution.reported.copyValues(into: &values) }

    /// The variables whose value changed since the last call, in the order of creation.
    ///
    /// A variable that moved and came back is not among them. A new variable starts at zero.
    public func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        takeChangedVariables { changed.append($0) }
        changed.sort()
        return changed
    }

    /// Calls back once, before it returns, with each variable whose value changed since changes were last taken.
    ///
    /// The order is that in which they began to move: the same calls give the same order. Nothing is allocated. The
    /// callback may call the solver; what moves meanwhile is reported by the next call.
    public func takeChangedVariables(_ report: (Variable) -> Void) {
        // The callback may take changes itself: they go above those that are being reported here.
        let places = simplex.solution.beginReport()
        for place in places {
            let variable = Variable(id: simplex.solution.reported.changedVariable(at: place))
            if symbolOfVariable[variable.id] >= 0 { report(variable) }
        }
        simplex.solution.endReport(places)
    }

    /// False when another solution, equally good on every level, gives the variable another value (rule B35).
    public func isUniquelyDetermined(_ variable: Variable) -> Bool {
        guard let symbol = symbol(of: variable) else { return false }
        return simplex.isUnique(symbol)
    }

    /// The left side of a constraint minus its constant, in the present solution; nil if there is no such constraint.
    public func residual(of id: ConstraintID) -> Double? {
        guard let symbol = symbol(of: id) else { return nil }
        return simplex.solution.value(of: symbol)
    }

    /// Checks the inner state and describes every invariant that does not hold; empty when the solver is sound.
    ///
    /// Checked are the pairs of the basis, that rows and columns follow from the constraints, that required constraints
    /// hold, and that no change of the solution would make it better.
    public func checkInvariants() -> [String] { simplex.violations() }
}
