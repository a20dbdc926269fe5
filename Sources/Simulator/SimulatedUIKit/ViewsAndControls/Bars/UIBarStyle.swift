// Fidelity: exact — UIInterface.h

/// Whether a bar is light or dark.
public enum UIBarStyle: _ImportedEnumeration {
    /// As the surroundings.
    case `default`
    /// Dark.
    case black
    /// Dark and translucent.
    case blackTranslucent
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .default
        case 1: self = .black
        case 2: self = .blackTranslucent
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .default: 0
        case .black: 1
        case .blackTranslucent: 2
        @unknown default: unnamedNumber
        }
    }
}
