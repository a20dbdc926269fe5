import ConstraintSolver

extension WorkloadFile {
    /// A term of a constraint.
    struct Summand: Equatable {
        var variable: Int
        var coefficient: Double
    }

    /// A constraint to add.
    struct Constraint: Equatable {
        /// The range of the constraint's terms among all terms of the file.
        var terms: Range<Int>
        var relation: Relation
        var constant: Double
        var priority: Priority
    }

    /// A line of the workload file.
    struct Command {
        /// The action of a line.
        enum Action: Equatable {
            case makeVariable
            case add(constraint: Int)
            /// Announces that the workload will suggest values for a variable.
            ///
            /// Only other solvers need this announcement. Tideline's solver gets the priority with each suggestion.
            case edit
            case suggest(Double, variable: Int, priority: Priority)
            case remove(constraint: Int)
            case update
        }

        /// The line's number, for messages.
        var line: Int
        var action: Action
    }
}
