public import CoreGraphics

/// A device on which the scenarios are played.
public enum Place: String, CaseIterable, Codable, Sendable {
    /// A small phone, a large one, and an iPad.
    case small, large, pad

    /// The size of the device's screen in portrait, in points.
    public var size: CGSize {
        switch self {
        case .small: Screens.small
        case .large: Screens.large
        case .pad: Screens.pad
        }
    }
}
