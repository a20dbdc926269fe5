// Fidelity: exact — objc/runtime.h

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is held weakly.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept alive.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept alive.
    ///
    /// On Linux the nonatomic policy is thread-safe too.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is kept alive.
    ///
    /// On Linux the nonatomic policy is thread-safe too.
    case OBJC_ASSOCIATION_COPY = 771
}
