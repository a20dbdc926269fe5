/// Variables whose equations depend on each other in a circle, with the factors of their matrix.
struct Block {
    /// The variables; the equation at the same place is the partner.
    var members: [Int32] = []
    /// The right side of a system, and afterwards its solution.
    var vector: [Double] = []
    var factors = Factorization(rows: [])

    /// From the right sides of the equations to the values of the variables.
    mutating func solve() { factors.solve(&vector) }

    /// From the multiples of the variables to the multiples of the equations.
    mutating func solveTransposed() { factors.solveTransposed(&vector) }
}
