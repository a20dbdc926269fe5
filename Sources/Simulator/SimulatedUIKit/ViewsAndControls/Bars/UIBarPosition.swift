// Fidelity: exact — UIBarCommon.h

/// The position of a bar.
public enum UIBarPosition: _ImportedEnumeration {
    /// Anywhere.
    case any
    case bottom
    case top
    /// At the top, extending to the edge of the screen.
    case topAttached
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}
