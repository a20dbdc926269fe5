// Fidelity: exact — UIBarCommon.h

/// Where a bar lies.
public enum UIBarPosition: _ImportedEnumeration {
    /// Anywhere.
    case any
    case bottom
    case top
    /// At the top, up to the edge of the screen.
    case topAttached
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}
