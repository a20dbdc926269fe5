// Fidelity: exact — UIInterface.h

/// Whether a bar is light or dark.
public enum UIBarStyle: _ImportedEnumeration {
    /// The style of the interface.
    case `default`
    /// Dark.
    case black
    /// Dark and translucent.
    case blackTranslucent
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
