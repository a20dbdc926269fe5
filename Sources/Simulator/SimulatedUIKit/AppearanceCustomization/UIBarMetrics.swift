// Fidelity: exact — UIBarButtonItem.h

/// The height of a bar to which a look applies.
public enum UIBarMetrics: _ImportedEnumeration {
    /// The usual height.
    case `default`
    /// A phone in landscape.
    case compact
    /// The usual height with a prompt.
    case defaultPrompt
    /// A phone in landscape with a prompt.
    case compactPrompt
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = [0, 1, 101, 102]
}
