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
    struct Buffers {
        var price = Price()
        var bestPrice = Price()
        var breakpoints: [Breakpoint] = []
        /// By symbol: a sum that is being gathered; zero between uses.
        var sums: [Double] = []
        var gathered: [Int32] = []
    }
}
