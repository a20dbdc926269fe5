/// An unknown of the system, unrestricted in sign, made by a solver.
///
/// A variable belongs to the solver that made it. Its number is never handed out twice by that solver.
public struct Variable: Hashable, Sendable, Comparable {
    /// The position in the order of creation, from zero.
    public let id: Int

    /// Orders variables by creation.
    public static func < (left: Variable, right: Variable) -> Bool { left.id < right.id }
}
