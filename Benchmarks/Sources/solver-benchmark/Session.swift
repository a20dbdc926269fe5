import ConstraintSolver

/// A solver and the handles of what was made in it.
///
/// It does what the drivers in `Benchmarks/Drivers` do, call by call; a change here needs the same change there.
final class Session {
    /// Told the session after every `u`, while no clock runs.
    typealias Observer = (Session) throws -> Void

    /// What an update reads.
    enum Reading {
        /// Every variable.
        case everything
        /// What changed; the buffer is as complete, but what did not change stays as it was.
        case changes
        /// Nothing, so that the solver is measured alone.
        case nothing
    }

    let solver = Solver()
    // Nothing here is used while something else changes it, and the checks would be measured with the solver.
    @exclusivity(unchecked) private(set) var variables: [Variable] = []
    /// Every variable of the workload, as read by the last update; zero while it is not made.
    @exclusivity(unchecked) private(set) var values: [Double]
    /// How many variables changed, over all updates, as the solver reported them.
    @exclusivity(unchecked) private(set) var changeCount = 0
    @exclusivity(unchecked) private var constraints: [ConstraintID?]
    private let workload: WorkloadFile
    private let reading: Reading

    init(_ workload: WorkloadFile, reading: Reading = .everything) {
        self.workload = workload
        self.reading = reading
        values = Array(repeating: 0, count: workload.variableCount)
        constraints = Array(repeating: nil, count: workload.constraints.count)
        variables.reserveCapacity(workload.variableCount)
    }

    /// Performs all commands and measures them.
    ///
    /// The clock is asked after the build, and then after so many updates; after each where an observer looks at values.
    func play(stretch: Int = .max, observer: Observer? = nil) throws -> Timing {
        var timing = Timing(), waiting = 0
        var start = Instant.start
        let workload = workload
        // One array for the terms of all constraints, in turn: one per constraint would be the caller's waste.
        var terms: [Term] = []
        for command in workload.commands {
            guard command.action == .update else {
                try perform(command, of: workload, &terms)
                continue
            }
            update()
            waiting += 1
            if timing.isBuilt && observer == nil && waiting < stretch { continue }
            let spent = start.elapsed
            timing.append(spent, pivots: solver.pivotCount)
            waiting = 0
            if let observer {
                timing.checksum += checksum()
                try observer(self)
            }
            start = Instant.start
        }
        if waiting > 0 { timing.append(start.elapsed, pivots: solver.pivotCount) }
        return timing
    }

    private func perform(
        _ command: WorkloadFile.Command, of workload: WorkloadFile, _ terms: inout [Term]
    ) throws(Complaint) {
        do throws(SolverError) {
            try perform(command.action, of: workload, &terms)
        } catch {
            throw Complaint("line \(command.line): the solver refuses: \(error). Correct the workload.")
        }
    }

    private func perform(
        _ action: WorkloadFile.Command.Action, of workload: WorkloadFile, _ terms: inout [Term]
    ) throws(SolverError) {
        switch action {
        case .makeVariable: variables.append(solver.makeVariable())
        case .add(let index):
            let constraint = workload.constraints[index]
            // For a few terms this is quicker than to replace a range.
            while terms.popLast() != nil {}
            for place in constraint.terms {
                let summand = workload.summands[place]
                terms.append(Term(variables[summand.variable], coefficient: summand.coefficient))
            }
            constraints[index] = try solver.add(
                terms, constraint.relation, constraint.constant, priority: constraint.priority)
        case .suggest(let value, let variable, let priority):
            try solver.suggest(value, for: variables[variable], priority: priority)
        case .remove(let index):
            if let constraint = constraints[index] { try solver.remove(constraint) }
        case .edit, .update: break
        }
    }

    private func update() {
        guard reading == .changes else {
            solver.takeChangedVariables { _ in changeCount += 1 }
            if reading == .everything { solver.readValues(into: &values) }
            return
        }
        solver.takeChangedVariables { variable in
            changeCount += 1
            values[variable.id] = solver.value(of: variable)
        }
    }

    /// Weighs each value by its place, so that exchanged ones are noticed.
    private func checksum() -> Double {
        var sum = 0.0
        for index in values.indices { sum += values[index] * Double(index + 1) }
        return sum
    }
}
