/// Stored sequences of computations for constants that change again and again.
///
/// A plan lists the variables to compute in order, and then the residuals. A plan is valid until the basis changes. One
/// plan can therefore serve all frames of an animation. A plan is written at the second change of a constant, so a
/// single change needs no plan.
struct Plans: ~Copyable {
    struct Plan {
        fileprivate let root: Int32
        fileprivate var isWritten = false
        fileprivate var firstStep: Int32 = 0
        fileprivate var endOfSteps: Int32 = 0
        fileprivate var firstCheck: Int32 = 0
        fileprivate var endOfChecks: Int32 = 0

        fileprivate init(root: Int) { self.root = Int32(root) }
    }

    struct Step {
        let variable: Int32
        let number: Int32
        /// The index of the residual if the step solves one equation.
        ///
        /// If the step solves a block of equations together, the value is -1 minus the index of the block.
        fileprivate let partner: Int32
        let entries: Places
        let ownCoefficient: Double

        /// The index of the block of equations that the step solves together.
        ///
        /// The value is nil if the step solves a single equation.
        var block: Int? {
            @inline(__always) get { partner < 0 ? Int(-1 - partner) : nil }
        }
        var equation: Int {
            @inline(__always) get { Int(partner) }
        }
    }

    struct Check {
        let residual: Int32
        let entries: Places
    }

    struct Places {
        fileprivate let first: Int32
        fileprivate let end: Int32

        var range: Range<Int> {
            @inline(__always) get { Int(first)..<Int(end) }
        }
    }

    enum Action {
        case carryOut(Plan)
        case write
        case walk
    }

    /// The version of the basis for which all plans are valid.
    private var version = -1
    /// The index of each variable's plan.
    ///
    /// `forgetAll` removes the plans but keeps these indexes. An old index may therefore refer to the plan of another
    /// variable.
    private var numbers = FlatArray<Int32>()
    private var plans = FlatArray<Plan>()
    private var steps = FlatArray<Step>()
    private var checks = FlatArray<Check>()
    /// The terms of the equations in the steps and checks of all plans.
    ///
    /// A step computes one variable from the other terms of its equation. The list omits the term of the computed
    /// variable.
    private var terms = FlatArray<Basis.Entry>()

    var termCount: Int { terms.count }
    /// The terms of all plans, valid until another plan is written.
    var entries: FlatArray<Basis.Entry>.View {
        @inline(__always) get { terms.view }
    }

    @inline(__always) func steps(of plan: Plan) -> FlatArray<Step>.View {
        steps.view(of: Int(plan.firstStep)..<Int(plan.endOfSteps))
    }

    @inline(__always) func checks(of plan: Plan) -> FlatArray<Check>.View {
        checks.view(of: Int(plan.firstCheck)..<Int(plan.endOfChecks))
    }

    @inline(__always) func plan(of variable: Int, version: Int) -> Plan? {
        guard self.version == version, let index = index(of: variable), plans[index].isWritten else { return nil }
        return plans[index]
    }

    /// Returns what to do after a constant has changed.
    ///
    /// The method writes no further plan when all plans together need much more memory than the terms of all
    /// constraints.
    mutating func nextAction(for variable: Int, version: Int, constraintTermCount: Int) -> Action {
        forgetAll(unlessOf: version)
        let isFull = plans.count > constraintTermCount + 64 || terms.count > 2 * constraintTermCount + 4096
        if let index = index(of: variable) {
            if plans[index].isWritten { return .carryOut(plans[index]) }
            return isFull ? .walk : .write
        }
        if !isFull {
            numbers.extend(to: variable + 1, with: 0)
            numbers[variable] = Int32(plans.count)
            plans.append(Plan(root: variable))
        }
        return .walk
    }

    @inline(__always) private func index(of variable: Int) -> Int? {
        guard variable < numbers.count else { return nil }
        let index = Int(numbers[variable])
        return index < plans.count && plans[index].root == Int32(variable) ? index : nil
    }

    private mutating func forgetAll(unlessOf version: Int) {
        guard self.version != version else { return }
        self.version = version
        plans.removeAll()
        steps.removeAll()
        checks.removeAll()
        terms.removeAll()
    }

    func begin(for variable: Int) -> Plan {
        var plan = Plan(root: variable)
        plan.firstStep = Int32(steps.count)
        plan.firstCheck = Int32(checks.count)
        return plan
    }

    mutating func addStep(_ variable: Int, number: Int32, equation: Int, _ terms: FlatArray<ConstraintGraph.Term>.View)
    {
        var ownCoefficient = 1.0
        for index in terms.indices where Int(terms[index].variable) == variable {
            ownCoefficient = terms[index].coefficient
        }
        let entries = add(terms, without: variable)
        steps.append(
            Step(
                variable: Int32(variable), number: number, partner: Int32(equation), entries: entries,
                ownCoefficient: ownCoefficient))
    }

    mutating func addStep(block: Int) {
        let nothing = Places(first: 0, end: 0)
        steps.append(Step(variable: -1, number: -1, partner: Int32(-1 - block), entries: nothing, ownCoefficient: 1))
    }

    mutating func addCheck(_ residual: Int, _ terms: FlatArray<ConstraintGraph.Term>.View) {
        checks.append(Check(residual: Int32(residual), entries: add(terms, without: -1)))
    }

    private mutating func add(_ own: FlatArray<ConstraintGraph.Term>.View, without variable: Int) -> Places {
        let first = terms.count
        for index in own.indices where Int(own[index].variable) != variable {
            terms.append(Basis.Entry(symbol: own[index].variable, coefficient: own[index].coefficient))
        }
        return Places(first: Int32(first), end: Int32(terms.count))
    }

    mutating func finish(_ plan: Plan) -> Plan {
        var plan = plan
        plan.endOfSteps = Int32(steps.count)
        plan.endOfChecks = Int32(checks.count)
        plan.isWritten = true
        plans[Int(numbers[Int(plan.root)])] = plan
        return plan
    }
}
