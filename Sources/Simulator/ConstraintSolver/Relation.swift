/// How the left side of a constraint compares with its constant.
public enum Relation: Sendable, Hashable {
    /// The sum is at most the constant.
    case lessThanOrEqual
    /// The sum is the constant.
    case equal
    /// The sum is at least the constant.
    case greaterThanOrEqual
}
