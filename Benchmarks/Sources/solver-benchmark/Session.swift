import ConstraintSolver

/// A solver with its variables and constraints, which performs the commands of a workload.
///
/// The drivers in `Benchmarks/Drivers` make the same calls. A change here needs the same change there.
final class Session {
    /// A closure that is called with the session after every update command (`u`).
    ///
    /// Its time is not measured.
    typealias Observer = (Session) throws -> Void

    /// The values that an update reads.
    enum Reading {
        /// Every variable.
        case everything
        /// Only the changed variables.
        ///
        /// The buffer still has the values of all variables, because unchanged values remain there.
        case changes
        /// No values are read, so that only the solver is measured.
        case nothing
    }

    let solver = Solver()
    // Accesses to these properties never overlap, and Swift's checks for overlapping accesses would add to the solver's
    // time.
    @exclusivity(unchecked) private(set) var variables: [Variable] = []
    /// The value of every variable of the workload at the last update; zero for a variable that does not exist yet.
    @exclusivity(unchecked) private(set) var values: [Double]
    /// The number of changed variables over all updates, as the solver reported them.
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
    /// The time is taken after the build, and then after every `stretch` updates. With an observer, the time is taken
    /// after every update.
    func play(stretch: Int = .max, observer: Observer? = nil) throws -> Timing {
        var timing = Timing(), waiting = 0
        var start = Instant.start
        let workload = workload
        // All constraints share one array for their terms. A new array for each constraint would take time, which would
        // count as the solver's time.
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
            // For the few terms of a constraint, removing them one by one is faster than `removeSubrange` or
            // `replaceSubrange`.
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

    /// Sums the values, each multiplied by its position, so that swapped values are noticed.
    private func checksum() -> Double {
        var sum = 0.0
        for index in values.indices { sum += values[index] * Double(index + 1) }
        return sum
    }
}
