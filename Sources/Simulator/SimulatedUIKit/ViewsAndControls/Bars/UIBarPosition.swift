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
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .any
        case 1: self = .bottom
        case 2: self = .top
        case 3: self = .topAttached
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .any: 0
        case .bottom: 1
        case .top: 2
        case .topAttached: 3
        @unknown default: unnamedNumber
        }
    }
}
