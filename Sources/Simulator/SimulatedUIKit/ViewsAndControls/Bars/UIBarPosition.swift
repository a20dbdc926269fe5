// Fidelity: exact — UIBarCommon.h

public enum UIBarPosition: _ImportedEnumeration {
    case any
    case bottom
    case top
    case topAttached
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...3)
}
