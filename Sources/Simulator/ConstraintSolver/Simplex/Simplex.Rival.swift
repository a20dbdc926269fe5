extension Simplex {
    /// A column that may move one way, with the part of its price that is being looked at.
    struct Rival {
        var column: Int32
        /// How fast the symbol that is to move does so with the column.
        var coefficient: Double
        var isRising: Bool
        /// What its own residual would pay, times the factor.
        var own: Double
        /// The level at which that would be paid; zero where it costs nothing.
        var priority: Double
        /// The number of its own constraint.
        var owner: Int32
        var amount = 0.0

        /// What the price is multiplied by before it is compared: prices count per unit of the symbol that is to move.
        var factor: Double { 1 / abs(coefficient) }
    }
}
