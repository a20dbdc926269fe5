import ConstraintSolver

extension WorkloadFile {
    /// A term of a constraint.
    struct Summand: Equatable {
        var variable: Int
        var coefficient: Double
    }

    /// A constraint to be added.
    struct Constraint: Equatable {
        /// Where its terms are among the file's.
        var terms: Range<Int>
        var relation: Relation
        var constant: Double
        var priority: Priority
    }

    /// A line of the file.
    struct Command {
        /// What a line asks for.
        enum Action: Equatable {
            case makeVariable
            case add(constraint: Int)
            /// Announces suggestions; the solver needs no announcement, they carry the priority.
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
