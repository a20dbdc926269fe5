// Fidelity: exact — UIBarButtonItem.h

public enum UIBarMetrics: _ImportedEnumeration {
    case `default`
    case compact
    case defaultPrompt
    case compactPrompt
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = [0, 1, 101, 102]
}
