// Fidelity: exact — CoreGraphics CGGeometry.h

import Foundation

/// A displacement in points.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
    /// The horizontal and vertical components in points.
    public var dx: CGFloat, dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

extension CGVector: CustomDebugStringConvertible {
    /// The two components, such as (1.0, 2.0).
    public var debugDescription: String { "(\(dx), \(dy))" }
}
