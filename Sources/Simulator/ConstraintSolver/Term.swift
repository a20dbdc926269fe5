/// A variable times a coefficient, one summand of the left side of a constraint.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// The factor in front of the unknown; it must be finite.
    public var coefficient: Double

    /// Creates a summand.
    public init(_ variable: Variable, coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
