// Fidelity: exact — UIBarButtonItem.h

/// For which height of a bar a look is meant.
public enum UIBarMetrics: _ImportedEnumeration {
    /// The usual height.
    case `default`
    /// A phone in landscape.
    case compact
    /// The usual height with a prompt.
    case defaultPrompt
    /// A phone in landscape with a prompt.
    case compactPrompt
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .default
        case 1: self = .compact
        case 101: self = .defaultPrompt
        case 102: self = .compactPrompt
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .default: 0
        case .compact: 1
        case .defaultPrompt: 101
        case .compactPrompt: 102
        @unknown default: unnamedNumber
        }
    }
}
