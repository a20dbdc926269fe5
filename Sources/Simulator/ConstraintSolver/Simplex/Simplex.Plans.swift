extension Simplex {
    /// What to compute when a constant changes again: the variables in their order with their terms, then the residuals to be
    /// measured.
    ///
    /// A plan is good for as long as no pair and no term changes, as from frame to frame of an animation. It is made when a
    /// variable is asked for the second time, so that what changes once costs no plan. Edits that take turns have one each.
    struct Plans: ~Copyable {
        /// The plan of a variable.
        struct Plan {
            var root: Int32
            var isWritten = false
            /// The first of its parts in `steps` and `checks`, and the ones behind the last.
            var firstStep: Int32 = 0
            var endOfSteps: Int32 = 0
            var firstCheck: Int32 = 0
            var endOfChecks: Int32 = 0

            var steps: Range<Int> { Int(firstStep)..<Int(endOfSteps) }
            var checks: Range<Int> { Int(firstCheck)..<Int(endOfChecks) }
        }

        /// A variable to be computed from its equation.
        struct Step {
            var variable: Int32
            /// The number of the variable.
            var owner: Int32
            /// The residual of its equation; negative for a block, which is told by `-1 - partner`.
            var partner: Int32 = -1
            /// The first of its entries and the one behind the last.
            var first: Int32 = 0
            var end: Int32 = 0
            var ownCoefficient = 1.0
        }

        /// A residual to be measured.
        struct Check {
            var residual: Int32
            var first: Int32
            var end: Int32
        }

        /// The version of the basis that all plans are good for.
        var version = -1
        var plans = FlatArray<Plan>()
        var steps = FlatArray<Step>()
        var checks = FlatArray<Check>()
        /// The terms that steps and checks read, each one's side by side; a step's without its own variable.
        var entries = FlatArray<Basis.Entry>()

        /// Forgets all plans if the basis has changed since they were made.
        mutating func keep(upTo version: Int) {
            guard self.version != version else { return }
            self.version = version
            plans.removeAll()
            steps.removeAll()
            checks.removeAll()
            entries.removeAll()
        }

        /// True when what is written down takes several times as much as the terms of all constraints.
        @inline(__always) func areFull(besides terms: Int) -> Bool {
            plans.count > terms + 64 || entries.count > 2 * terms + 4096
        }
    }
}
