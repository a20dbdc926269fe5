import ConstraintSolver

/// A solver and the handles of what was made in it.
///
/// It does what `Benchmarks/Kiwi/driver.cpp` does, call by call; whoever changes one changes the other.
final class Session {
    /// Told the session after every `u`, while no clock runs.
    typealias Observer = (Session) throws -> Void

    let solver = Solver()
    private(set) var variables: [Variable] = []
    /// Every variable of the workload, as read by the last update; zero while it is not made.
    private(set) var values: [Double]
    /// How many variables changed, over all updates, as the solver reported them.
    private(set) var changeCount = 0
    private let workload: WorkloadFile
    private let readsChangesOnly: Bool
    private var constraints: [ConstraintID?]

    /// Where only changes are read, the buffer is as complete after each update, but what did not change stays as it was.
    init(_ workload: WorkloadFile, readsChangesOnly: Bool = false) {
        self.workload = workload
        self.readsChangesOnly = readsChangesOnly
        values = Array(repeating: 0, count: workload.variableCount)
        constraints = Array(repeating: nil, count: workload.constraintCount)
        variables.reserveCapacity(workload.variableCount)
    }

    /// Performs all commands and measures them.
    func play(observer: Observer? = nil) throws -> Timing {
        var timing = Timing()
        var start = Timing.now()
        for command in workload.commands {
            guard command.action == .update else {
                do throws(SolverError) {
                    try perform(command.action)
                } catch {
                    throw Complaint("line \(command.line): the solver refuses: \(error). Correct the workload.")
                }
                continue
            }
            if readsChangesOnly {
                solver.takeChangedVariables { variable in
                    changeCount += 1
                    values[variable.id] = solver.value(of: variable)
                }
            } else {
                solver.takeChangedVariables { _ in changeCount += 1 }
            }
            let solved = Timing.now()
            if !readsChangesOnly { readValues() }
            timing.append(whole: Timing.now() - start, solve: solved - start, pivots: solver.pivotCount)
            // Adding up all values would push the solver out of the caches, as reading them does.
            if !readsChangesOnly { timing.checksum += checksum() }
            try observer?(self)
            start = Timing.now()
        }
        if readsChangesOnly { timing.checksum = checksum() }
        return timing
    }

    private func perform(_ action: WorkloadFile.Command.Action) throws(SolverError) {
        switch action {
        case .makeVariable: variables.append(solver.makeVariable())
        case .add(let constraint):
            let terms = workload.summands[constraint.terms].map {
                Term(variables[$0.variable], coefficient: $0.coefficient)
            }
            constraints[constraint.index] = try solver.add(
                terms, constraint.relation, constraint.constant, priority: constraint.priority)
        case .suggest(let value, let variable, let priority):
            try solver.suggest(value, for: variables[variable], priority: priority)
        case .remove(let index):
            if let constraint = constraints[index] { try solver.remove(constraint) }
        case .edit, .update: break
        }
    }

    private func readValues() {
        // Buffers, so that it is the solver that is measured and not the bookkeeping of arrays.
        variables.withUnsafeBufferPointer { variables in
            values.withUnsafeMutableBufferPointer { values in
                for index in variables.indices { values[index] = solver.value(of: variables[index]) }
            }
        }
    }

    /// Weighs each value by its place, so that exchanged ones are noticed.
    private func checksum() -> Double {
        var sum = 0.0
        for index in values.indices { sum += values[index] * Double(index + 1) }
        return sum
    }
}
