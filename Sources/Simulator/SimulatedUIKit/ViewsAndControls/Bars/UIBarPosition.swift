// Fidelity: exact — UIBarCommon.h

/// Where a bar lies.
public enum UIBarPosition: _ImportedEnumeration {
    /// Anywhere.
    case any
    /// At the bottom.
    case bottom
    /// At the top.
    case top
    /// At the top, up to the edge of the screen.
    case topAttached
    @available(*, unavailable) case _unnamed(Int)

    /// The numbers of the cases, in their order.
    public static let _numbers = Array(0...3)
}
