/// An unknown number of the system, created by a solver.
///
/// A variable belongs to the solver that created it, and that solver uses its id only once.
public struct Variable: Hashable, Sendable, Comparable {
    private let number: Int32

    init(id: Int) { number = Int32(id) }

    /// The position of the variable in the order of creation, from zero.
    public var id: Int { Int(number) }

    /// The range of a variable's values.
    public enum Domain: Sendable {
        case anyNumber
        case atLeastZero
    }

    /// Returns whether the left variable was created first.
    public static func < (left: Variable, right: Variable) -> Bool { left.number < right.number }
}

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
