/// The identity of a constraint in its solver.
///
/// Identities are in the order in which constraints were added. An identity is never reused, even after the constraint
/// was removed or refused.
public struct ConstraintID: Hashable, Sendable, Comparable {
    private let number: Int32

    init(index: Int) { number = Int32(index) }

    /// The position of the constraint in the order of addition, from zero; constraints that the solver refused leave
    /// gaps.
    public var index: Int { Int(number) }

    /// Returns whether the left constraint was added first.
    public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.number < right.number }
}

/// The relation between a constraint's left side and its constant.
public enum Relation: Sendable, Hashable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// The priority level of a constraint.
///
/// Level 1000 must hold. The solver satisfies a lower level as well as possible without a loss at the levels above it.
/// Levels are strict: a single constraint at a higher level outweighs any number of constraints at a lower level (rule
/// B22).
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
    /// The level, valid in `0 < rawValue <= 1000`.
    ///
    /// The solver refuses other values when the priority is used. It has 32 bits, like `UILayoutPriority`.
    public var rawValue: Float

    /// Creates a level; its range is checked later, when the solver uses it.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The level of constraints that must hold, 1000.
    public static let required = Priority(rawValue: 1000)

    /// Returns whether the left priority is weaker.
    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }

    var isRequired: Bool { rawValue == Priority.required.rawValue }
    var isValid: Bool { rawValue > 0 && rawValue <= Priority.required.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a level from a literal such as `749.5`.
    public init(floatLiteral value: Float) { self.init(rawValue: value) }

    /// Creates a level from a literal such as `750`.
    public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
}
