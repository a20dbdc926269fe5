@testable import ConstraintSolver

extension Basis {
    /// Adds the terms of a residual, from an array.
    mutating func link(_ residual: Int, _ definition: [Entry]) { link(residual, FlatArray(definition)) }
}
