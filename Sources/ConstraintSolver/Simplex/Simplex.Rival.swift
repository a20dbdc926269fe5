extension Simplex {
    /// A column that may move one way, with the part of its price that is being looked at.
    struct Rival {
        var column: Int32
        var coefficient: Double
        var isRising: Bool
        /// What the price is multiplied by before it is compared.
        var factor: Double
        /// What its own residual would pay, times the factor.
        var own: Double
        /// The level at which that would be paid; zero where it costs nothing.
        var priority: Double
        /// The number of its own constraint.
        var owner: Int32
        var amount = 0.0
    }
}
