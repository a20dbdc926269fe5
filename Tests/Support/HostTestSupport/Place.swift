public import CoreGraphics

/// A device that the scenarios name.
public enum Place: String, CaseIterable, Codable, Sendable {
    /// A small phone, a large one, and an iPad.
    case small, large, pad

    /// The size of the screen in portrait, in points.
    public var size: CGSize {
        switch self {
        case .small: Screens.small
        case .large: Screens.large
        case .pad: Screens.pad
        }
    }
}
