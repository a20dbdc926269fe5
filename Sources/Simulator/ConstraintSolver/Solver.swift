/// Solves linear constraints with priorities as Auto Layout does, and keeps the solution while they change.
///
/// Required constraints hold. Optional ones are met as well as possible, level by level. At the highest priority the
/// solver minimises the sum of all violations. Among solutions that tie, it minimises the violation of the constraint
/// that was added first, then of the second, and so on. Then it continues with the next priority. If one solution is
/// best, the values depend only on the constraints and their order of addition.
///
/// If several solutions are equally good, an unbounded variable takes a value at which the first relation that mentions
/// it holds with equality. This is also true if that relation is an inequality that already holds. A variable that is
/// at least zero takes the value zero. An unmentioned variable keeps its value, and starts at zero. See
/// `Docs/Decisions/0007-strict-levels.md`.
///
/// Every call leaves the system solved. Refused calls throw and leave the system as it was. Use a solver from one
/// actor.
public final class Solver {
    /// The terms of a constraint, with one coefficient for each variable.
    private struct Definition: ~Copyable {
        private(set) var entries = FlatArray<Basis.Entry>(capacity: 32)

        mutating func removeAll() { entries.removeAll() }

        /// Adds a term; returns false if the variable already has a term, so that the definition has to be simplified.
        mutating func add(_ variable: Int32, _ coefficient: Double) -> Bool {
            for index in entries.indices where entries[index].symbol == variable {
                entries[index].coefficient += coefficient
                return false
            }
            entries.append(Basis.Entry(symbol: variable, coefficient: coefficient))
            return coefficient.isFinite && coefficient != 0
        }

        /// Removes terms whose coefficients cancel; returns false if a coefficient is infinite or NaN.
        ///
        /// Only the sums have to be checked. An infinite coefficient makes its sum infinite or NaN, and even finite
        /// coefficients may have an infinite sum.
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

    // Accesses to these properties never overlap, because the solver calls its callbacks only between accesses. A check
    // of this at run time would add a sixth to the solver's time.
    @exclusivity(unchecked) var simplex = Simplex()
    /// The symbol of each variable by its id; negative if the variable was removed.
    @exclusivity(unchecked) private var symbolOfVariable = FlatArray<Int32>(capacity: 32)
    /// The symbol of each constraint by its index; negative if the constraint was removed or refused.
    @exclusivity(unchecked) private var symbolOfConstraint = FlatArray<Int32>(capacity: 32)
    /// The symbol of the constraint that represents the suggestion for a variable, by the variable's id; negative for a
    /// variable without a suggestion.
    @exclusivity(unchecked) private var suggestionOfVariable = FlatArray<Int32>()
    @exclusivity(unchecked) private var definition = Definition()

    /// Whether the solver checks its inner state after every change of the system.
    ///
    /// The findings are added to `invariantViolations`. The property is meant for tests: a check takes time in
    /// proportion to the square of the system's size.
    @exclusivity(unchecked) public var checksInvariants = false
    /// The findings of the checks after changes; empty as long as the solver is sound.
    public private(set) var invariantViolations: [String] = []

    /// Creates an empty system.
    public init() {}

    /// The number of exchanges of two symbols in the basis since the solver was created.
    ///
    /// This number measures the solver's work independently of time.
    public var pivotCount: Int { simplex.solution.pivotCount }

    /// The number of visits to variables in all searches along constraints since the solver was created.
    ///
    /// This number measures the solver's work independently of time. A search follows the constraints from a change,
    /// and visits each variable that it reaches once. Even for a change that moves a single variable, it visits a few
    /// variables.
    public var visitCount: Int { simplex.solution.visitCount }

    /// Reserves memory for a system that is about to be built, so that the lists need not grow several times.
    ///
    /// A system that becomes larger still grows as usual.
    public func reserve(variables: Int, constraints: Int, terms: Int) {
        symbolOfVariable.reserve(variables)
        symbolOfConstraint.reserve(constraints)
        simplex.solution.reserve(variables + constraints, variables: variables, terms: terms)
    }

    /// Creates a variable of the system.
    ///
    /// Its value is zero until a constraint moves it. A lower bound is as strict as a required constraint. It has no
    /// `ConstraintID`, so the error about a conflict cannot name it.
    public func makeVariable(_ domain: Variable.Domain = .anyNumber) -> Variable {
        let variable = Variable(id: symbolOfVariable.count)
        let symbol = simplex.solution.makeSymbol(.variable, number: variable.id)
        if domain == .atLeastZero { simplex.solution.bound(symbol) }
        symbolOfVariable.append(Int32(symbol))
        return variable
    }

    /// Removes a variable and its suggestion.
    ///
    /// While another constraint mentions the variable, the variable stays, and the result is false. A removed variable
    /// has the value zero, and constraints that mention it are refused. A second removal is ignored.
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

    /// Returns the symbol of a variable; nil if the variable was removed or belongs to another solver.
    private func symbol(of variable: Variable) -> Int? {
        guard symbolOfVariable.indices.contains(variable.id) else { return nil }
        let symbol = symbolOfVariable[variable.id]
        return symbol >= 0 ? Int(symbol) : nil
    }

    /// Returns the symbol of a constraint; nil if the constraint was removed or refused.
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

    private func finishChange() {
        simplex.settle()
        checkIfAsked()
    }

    /// Checks the inner state and records the findings, if `checksInvariants` is true.
    private func checkIfAsked() {
        if checksInvariants { invariantViolations += checkInvariants() }
    }

    private func unsatisfiable(_ culprit: ConstraintID, provenBy residual: Int) -> SolverError {
        var others = simplex.conflict(of: residual).map { ConstraintID(index: Int(simplex.solution.symbol($0).number)) }
        others.removeAll { $0 == culprit }
        others.sort()
        return .unsatisfiable(culprit, conflictingWith: others)
    }
}

// Constraints.
extension Solver {
    /// Adds the constraint that compares the sum of the terms with a constant, and solves.
    ///
    /// A variable may occur in several terms. A refused constraint also gets a `ConstraintID`, which the error may
    /// contain and which is never used again.
    ///
    /// - Throws: `unsatisfiable` if the constraint is required and contradicts required ones; `unknownVariable`,
    ///   `invalidPriority` or `notFinite` if an argument is unusable.
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(SolverError) -> ConstraintID {
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        guard constant.isFinite else { throw .notFinite(nil) }
        try define(terms)
        let id = ConstraintID(index: symbolOfConstraint.count)
        let symbol = simplex.solution.makeSymbol(.residual, number: id.index)
        // Refuse only a required constraint. For an optional constraint, `install` returns a residual only if rounding
        // has moved a required residual off zero, so the result is ignored.
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
    /// - Throws: `unknownConstraint` for a constraint outside the system.
    public func remove(_ id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        forgetSuggestion(symbol)
        simplex.drop(symbol)
        symbolOfConstraint[id.index] = -1
        finishChange()
    }

    /// Replaces the constant of a constraint in place and solves; the constraint keeps its identity and order.
    /// - Throws: `unsatisfiable` if the required constraints would contradict each other; the old constant stays in
    ///   force. `unknownConstraint` or `notFinite` if an argument is unusable.
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
    ///   `unknownConstraint` or `invalidPriority` if an argument is unusable.
    public func setPriority(_ priority: Priority, for id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        let old = Priority(rawValue: simplex.solution.symbol(symbol).priority)
        guard old != priority else { return }
        guard !old.isRequired, !priority.isRequired else { throw .priorityChangeFromOrToRequired(id) }
        simplex.setPriority(priority.rawValue, of: symbol)
        finishChange()
    }

    /// Sums the coefficients of each variable, in the order of first mention.
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

// Suggestions. They are constraints on a single variable with a constant that changes often.
extension Solver {
    /// Suggests a value of a variable at a priority, and solves.
    ///
    /// The first suggestion adds an equation. Later suggestions change its constant in place, which takes little work.
    /// Between equally good solutions the order of addition decides. In this order the equation has the position of the
    /// first suggestion, or of the later suggestion that made it required or optional.
    ///
    /// - Throws: `unsatisfiable` if the suggestion is required and contradicts required constraints; the previous
    ///   suggestion stays in force. `unknownVariable`, `invalidPriority` or `notFinite` if an argument is unusable.
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

    /// Handles the usual request of an animation frame with little work: another value at the same optional priority.
    ///
    /// It returns false if the request needs more work.
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

    /// Withdraws the suggestion for a variable, if there is one, and solves the system.
    public func endSuggestion(for variable: Variable) {
        let symbol = suggestion(for: variable.id)
        guard symbol >= 0 else { return }
        let index = Int(simplex.solution.symbol(symbol).number)
        suggestionOfVariable[variable.id] = -1
        simplex.drop(symbol)
        symbolOfConstraint[index] = -1
        finishChange()
    }

    /// Replaces a suggestion's constraint by a new one, because the suggestion changes from optional to required or
    /// back (rule B22).
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

    /// Returns the symbol of a variable's suggestion; negative if it has none.
    @inline(__always) private func suggestion(for variable: Int) -> Int {
        suggestionOfVariable.indices.contains(variable) ? Int(suggestionOfVariable[variable]) : -1
    }

    /// Forgets the suggestion that a constraint represents, because the constraint is being removed.
    private func forgetSuggestion(_ symbol: Int) {
        let terms = simplex.solution.terms(of: symbol)
        guard let place = terms.indices.first else { return }
        let variable = Int(simplex.solution.symbol(Int(terms[place].variable)).number)
        if suggestion(for: variable) == symbol { suggestionOfVariable[variable] = -1 }
    }
}

// The present solution.
extension Solver {
    /// Returns the value of a variable in the present solution; zero if the variable was removed or belongs to another
    /// solver.
    public func value(of variable: Variable) -> Double {
        simplex.solution.reported.value(ofVariable: variable.id)
    }

    /// Copies the value of every variable into an array, at the index that equals the variable's id.
    ///
    /// The array gets one element for each variable that was ever created. Removed variables are zero. Reading all
    /// values together takes less time than reading a few of them one by one.
    public func readValues(into values: inout [Double]) { simplex.solution.reported.copyValues(into: &values) }

    /// Returns the variables whose value changed since the last call, in the order of creation.
    ///
    /// A variable that moved and returned to its former value is left out. A new variable starts at zero.
    public func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        takeChangedVariables { changed.append($0) }
        changed.sort()
        return changed
    }

    /// Calls a closure with each variable whose value changed since changes were last taken; all calls are made before
    /// the function returns.
    ///
    /// The variables come in the order in which they began to move, so the same changes always give the same order. The
    /// function allocates no memory. The closure may call the solver; the next call of this function reports the
    /// resulting changes.
    public func takeChangedVariables(_ report: (Variable) -> Void) {
        // The callback may call this function again. The inner call then adds its changes to the list behind those that
        // are being reported here.
        let places = simplex.solution.beginReport()
        for place in places {
            let variable = Variable(id: simplex.solution.reported.changedVariable(at: place))
            if symbolOfVariable[variable.id] >= 0 { report(variable) }
        }
        simplex.solution.endReport(places)
    }

    /// Returns false if another solution, equally good on every level, gives the variable another value (rule B35).
    public func isUniquelyDetermined(_ variable: Variable) -> Bool {
        guard let symbol = symbol(of: variable) else { return false }
        return simplex.isUnique(symbol)
    }

    /// Returns the left side of a constraint minus its constant, in the present solution; nil for a constraint outside
    /// the system.
    public func residual(of id: ConstraintID) -> Double? {
        guard let symbol = symbol(of: id) else { return nil }
        return simplex.solution.value(of: symbol)
    }

    /// Checks the inner state and describes every violated invariant; the result is empty if the solver is sound.
    ///
    /// It checks that the pairs of the basis are valid, that rows and columns agree with the constraints, that required
    /// constraints hold, and that the solution is the best one.
    public func checkInvariants() -> [String] { simplex.violations() }
}
