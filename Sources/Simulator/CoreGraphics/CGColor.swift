// Fidelity: partial — sRGB components; colour spaces and patterns are absent

import Foundation

/// A colour of the drawing system: red, green, blue and alpha in sRGB.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha, each 0…1.
    public let components: [CGFloat]?
    /// Opacity 0…1.
    public var alpha: CGFloat { components?.last ?? 0 }
    /// The number of components, alpha included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Creates a colour from sRGB components, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// Returns whether two colours have equal components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
