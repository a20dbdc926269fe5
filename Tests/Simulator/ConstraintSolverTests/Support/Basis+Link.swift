@testable import ConstraintSolver

extension Basis {
    mutating func link(_ residual: Int, _ definition: [Entry]) { link(residual, FlatArray(definition)) }
}
