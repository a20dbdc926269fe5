extension Simplex {
    /// A point at which the price of a basic residual changes while a column moves.
    struct Breakpoint {
        var step: Double
        var symbol: Int
        /// The change of the residual per unit of step.
        var rate: Double
        /// What the price per unit of residual rises by; infinite where the residual must not pass.
        var jump: Double
    }

    /// Memory that is reused from call to call.
    struct Buffers: ~Copyable {
        var price = Price()
        var bestPrice = Price()
        var breakpoints: [Breakpoint] = []
        /// Columns that are being compared.
        var rivals: [Rival] = []
        /// Basic residuals whose variables moved.
        var stale = FlatArray<Int32>()
        /// The numbers of variables whose change is being reported; empty between calls.
        var changed = FlatArray<Int32>()
        /// The terms of the constraint that is being added.
        var definition = FlatArray<Basis.Entry>()

        /// Adds a term to the definition; false if the definition has to be finished.
        mutating func define(_ variable: Int32, _ coefficient: Double) -> Bool {
            for index in definition.indices where definition[index].symbol == variable {
                definition[index].coefficient += coefficient
                return false
            }
            definition.append(Basis.Entry(symbol: variable, coefficient: coefficient))
            return coefficient.isFinite && coefficient != 0
        }

        /// Drops what cancelled; false if a coefficient is not finite.
        ///
        /// Finite coefficients may have an infinite sum; an infinite one never has a finite sum.
        mutating func finishDefinition() -> Bool {
            var count = 0
            for index in definition.indices {
                let entry = definition[index]
                guard entry.coefficient.isFinite else { return false }
                guard entry.coefficient != 0 else { continue }
                if count < index { definition[count] = entry }
                count += 1
            }
            definition.truncate(to: count)
            return true
        }
    }
}
