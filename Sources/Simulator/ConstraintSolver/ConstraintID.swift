/// The identity of a constraint in its solver; the order of identities is the order of addition.
///
/// An identity is never reused, also not after the constraint was removed or refused.
public struct ConstraintID: Hashable, Sendable, Comparable {
    /// The position in the order of addition, from zero; refused constraints leave gaps.
    public let index: Int

    /// Orders constraints by addition.
    public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
