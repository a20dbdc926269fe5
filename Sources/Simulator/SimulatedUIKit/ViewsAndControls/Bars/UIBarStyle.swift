// Fidelity: exact — UIInterface.h

public enum UIBarStyle: _ImportedEnumeration {
    case `default`
    case black
    case blackTranslucent
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
