/// Which of the six keyboard notifications was posted.
///
/// A show posts `willChangeFrame`, `willShow`, `didChangeFrame`, `didShow`; a hide the same with hide in place of show
/// (rule E7).
public enum KeyboardEvent: String, Codable, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// Whether the event announces a movement, as opposed to confirming one that has ended.
    public var isWill: Bool {
        switch self {
        case .willShow, .willHide, .willChangeFrame: true
        case .didShow, .didHide, .didChangeFrame: false
        }
    }

    /// Whether the event says that the keyboard leaves, whatever frame it carries.
    public var isHide: Bool { self == .willHide || self == .didHide }
}
