/// Solves linear constraints with priorities as Auto Layout does, and keeps the solution current while constraints
/// change.
///
/// Required constraints always hold. The solver meets optional constraints level by level, from the highest priority
/// down. At each level it minimises the sum of all violations. Among equal sums, it minimises the violation of the
/// constraint that was added first, then of the second, and so on.
///
/// Several solutions may be equally good. Then an unbounded variable takes the value at which its first relation holds
/// with equality. A variable that is at least zero takes the value zero. A variable without constraints keeps its
/// value, which is zero at first. `Docs/Decisions/0007-strict-levels.md` gives the reasons.
///
/// After every call, the values are a solution. A refused call throws and leaves the system unchanged. Use a solver
/// from one actor.
public final class Solver {
    private struct Definition: ~Copyable {
        private(set) var entries = FlatArray<Basis.Entry>(capacity: 32)

        mutating func removeAll() { entries.removeAll() }

        /// Adds a coefficient to the sum of a variable.
        ///
        /// Returns false if `simplify` is necessary, because a variable occurs twice or a coefficient is zero or not
        /// finite.
        mutating func add(_ variable: Int32, _ coefficient: Double) -> Bool {
            for index in entries.indices where entries[index].symbol == variable {
                entries[index].coefficient += coefficient
                return false
            }
            entries.append(Basis.Entry(symbol: variable, coefficient: coefficient))
            return coefficient.isFinite && coefficient != 0
        }

        /// Drops the variables whose coefficients sum to zero; returns false if a sum is infinite or NaN.
        ///
        /// The sums are enough, because one infinite coefficient makes its sum infinite or NaN.
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

    // The check for overlapping accesses is off, because it would add a sixth to the solver's time. Accesses never
    // overlap, because the solver calls its callbacks only between accesses.
    @exclusivity(unchecked) var simplex = Simplex()
    /// The symbol of each variable; negative for a removed variable.
    @exclusivity(unchecked) private var symbolOfVariable = FlatArray<Int32>(capacity: 32)
    /// The symbol of each constraint; negative for a removed or refused constraint.
    @exclusivity(unchecked) private var symbolOfConstraint = FlatArray<Int32>(capacity: 32)
    /// The symbol of the constraint that suggests a variable's value; negative for a variable without a suggestion.
    @exclusivity(unchecked) private var suggestionOfVariable = FlatArray<Int32>()
    @exclusivity(unchecked) private var definition = Definition()

    /// Whether the solver checks its inner state after every change of the system.
    ///
    /// `invariantViolations` collects the errors. Set this property only in tests, because a check takes time that
    /// grows with the square of the system's size.
    @exclusivity(unchecked) public var checksInvariants = false
    /// The findings of the checks after changes, empty as long as the solver is sound.
    public private(set) var invariantViolations: [String] = []

    /// Creates an empty system.
    public init() {}

    /// The number of pivots of the simplex method since the solver was created.
    ///
    /// The number measures the solver's work independently of time.
    public var pivotCount: Int { simplex.solution.pivotCount }

    /// The number of visits to variables in all searches along constraints since the solver was created.
    ///
    /// The number measures the solver's work independently of time. A search follows the constraints from a change and
    /// visits each reached variable once.
    public var visitCount: Int { simplex.solution.visitCount }

    /// Reserves memory for a system, so that its lists need not grow several times.
    public func reserve(variables: Int, constraints: Int, terms: Int) {
        symbolOfVariable.reserve(variables)
        symbolOfConstraint.reserve(constraints)
        simplex.solution.reserve(variables + constraints, variables: variables, terms: terms)
    }

    /// Creates a variable of the system.
    ///
    /// The variable is zero until a constraint changes its value. A lower bound of zero always holds, like a required
    /// constraint. But an error about a conflict cannot name the bound, because only constraints have a `ConstraintID`.
    public func makeVariable(_ domain: Variable.Domain = .anyNumber) -> Variable {
        let variable = Variable(id: symbolOfVariable.count)
        let symbol = simplex.solution.makeSymbol(.variable, number: variable.id)
        if domain == .atLeastZero { simplex.solution.bound(symbol) }
        symbolOfVariable.append(Int32(symbol))
        return variable
    }

    /// Removes a variable and its suggestion.
    ///
    /// Returns false if another constraint mentions the variable.
    ///
    /// A removed variable has the value zero, and the solver refuses constraints that mention it. A second removal does
    /// nothing and returns false.
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

    private func symbol(of variable: Variable) -> Int? {
        guard symbolOfVariable.indices.contains(variable.id) else { return nil }
        let symbol = symbolOfVariable[variable.id]
        return symbol >= 0 ? Int(symbol) : nil
    }

    func symbol(of id: ConstraintID) -> Int? {
        guard symbolOfConstraint.indices.contains(id.index) else { return nil }
        let symbol = symbolOfConstraint[id.index]
        return symbol >= 0 ? Int(symbol) : nil
    }

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

extension Solver {
    /// Adds a constraint between a sum of terms and a constant, and solves.
    ///
    /// A variable may occur in several terms. A refused constraint also uses up a `ConstraintID`, which the error may
    /// contain.
    ///
    /// - Throws: `unsatisfiable` if the constraint is required and contradicts required constraints; `unknownVariable`,
    ///   `invalidPriority` or `notFinite` if an argument is unusable.
    public func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(SolverError) -> ConstraintID {
        guard priority.isValid else { throw .invalidPriority(priority.rawValue) }
        guard constant.isFinite else { throw .notFinite(nil) }
        try define(terms)
        let id = ConstraintID(index: symbolOfConstraint.count)
        let symbol = simplex.solution.makeSymbol(.residual, number: id.index)
        // `install` returns a residual if a required constraint is not satisfied. For an optional constraint, only
        // rounding can cause this result, so the solver ignores the residual.
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
    ///
    /// - Throws: `unknownConstraint` for a constraint outside the system.
    public func remove(_ id: ConstraintID) throws(SolverError) {
        guard let symbol = symbol(of: id) else { throw .unknownConstraint(id) }
        forgetSuggestion(symbol)
        simplex.drop(symbol)
        symbolOfConstraint[id.index] = -1
        finishChange()
    }

    /// Replaces the constant of a constraint and solves.
    ///
    /// The constraint keeps its identity and order.
    ///
    /// - Throws: `unsatisfiable` if the required constraints would contradict each other. The old constant then stays
    ///   in force. `unknownConstraint` or `notFinite` if an argument is unusable.
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

    /// Moves an optional constraint to another optional level and solves.
    ///
    /// - Throws: `priorityChangeFromOrToRequired` if exactly one of the levels is required (rule B22);
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

extension Solver {
    /// Suggests a value of a variable at a priority, and solves.
    ///
    /// The first suggestion adds an equation. Later suggestions change its constant, which takes little work. The
    /// equation keeps its place in the order of addition, except when it becomes required or optional.
    ///
    /// - Throws: `unsatisfiable` if the suggestion is required and contradicts required constraints. The previous
    ///   suggestion then stays in force. `unknownVariable`, `invalidPriority` or `notFinite` if an argument is
    ///   unusable.
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

    /// Changes the value of a suggestion with stored computations, for example in each frame of an animation.
    ///
    /// The result is false for any other request, such as a new suggestion or another priority.
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

    /// Replaces a suggestion's constraint by a new constraint.
    ///
    /// A constraint cannot change between required and optional (rule B22).
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

    @inline(__always) private func suggestion(for variable: Int) -> Int {
        suggestionOfVariable.indices.contains(variable) ? Int(suggestionOfVariable[variable]) : -1
    }

    private func forgetSuggestion(_ symbol: Int) {
        let terms = simplex.solution.terms(of: symbol)
        guard let place = terms.indices.first else { return }
        let variable = Int(simplex.solution.symbol(Int(terms[place].variable)).number)
        if suggestion(for: variable) == symbol { suggestionOfVariable[variable] = -1 }
    }
}

extension Solver {
    /// Returns the present value of a variable, or zero for a removed or foreign variable.
    public func value(of variable: Variable) -> Double {
        simplex.solution.reported.value(ofVariable: variable.id)
    }

    /// Copies the value of every variable into an array, at the index of the variable's id.
    ///
    /// The array gets one element for each variable that was ever created. Removed variables are zero.
    public func readValues(into values: inout [Double]) { simplex.solution.reported.copyValues(into: &values) }

    /// Returns the variables whose value changed since the last call, in the order of creation.
    ///
    /// A variable that moved and returned to its former value is left out.
    public func takeChangedVariables() -> [Variable] {
        var changed: [Variable] = []
        takeChangedVariables { changed.append($0) }
        changed.sort()
        return changed
    }

    /// Calls a closure with each variable whose value changed since the last report, before this method returns.
    ///
    /// The variables come in the order in which their values first changed. The method allocates no memory. If the
    /// closure changes the system, the next report contains those changes.
    public func takeChangedVariables(_ report: (Variable) -> Void) {
        // The closure may call this method again. The inner call adds its variables at the end of the list.
        let places = simplex.solution.beginReport()
        for place in places {
            let variable = Variable(id: simplex.solution.reported.changedVariable(at: place))
            if symbolOfVariable[variable.id] >= 0 { report(variable) }
        }
        simplex.solution.endReport(places)
    }

    /// Returns whether the constraints determine the value of a variable (rule B35).
    ///
    /// The result is false if the variable has another value in a solution that is equally good on every priority
    /// level.
    public func isUniquelyDetermined(_ variable: Variable) -> Bool {
        guard let symbol = symbol(of: variable) else { return false }
        return simplex.isUnique(symbol)
    }

    /// Returns the left side of a constraint minus its constant, or nil for an unknown constraint.
    public func residual(of id: ConstraintID) -> Double? {
        guard let symbol = symbol(of: id) else { return nil }
        return simplex.solution.value(of: symbol)
    }

    /// Describes every violated invariant of the inner state, and returns an empty list for a sound solver.
    public func checkInvariants() -> [String] { simplex.violations() }
}
