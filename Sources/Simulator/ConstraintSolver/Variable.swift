/// An unknown number of the system, valid only in the solver that created the variable.
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

/// A variable times a coefficient, as a summand of a constraint's left side.
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
