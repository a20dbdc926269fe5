/// The identity of a constraint in its solver.
///
/// Identities sort in the order in which constraints were added. A solver never reuses an identity, even after a
/// removal or a refusal.
public struct ConstraintID: Hashable, Sendable, Comparable {
    private let number: Int32

    init(index: Int) { number = Int32(index) }

    /// The position in the order of addition, from zero.
    ///
    /// A refused constraint also takes a position.
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
/// Constraints at level 1000 must hold. A single constraint at a higher level outweighs any number of constraints at a
/// lower level (rule B22).
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
    /// The level, in the range `0 < rawValue <= 1000`, with 32 bits like `UILayoutPriority`.
    public var rawValue: Float

    /// Creates a level, whose range the solver checks later.
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
