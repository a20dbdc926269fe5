// Fidelity: exact — UIGeometry.h

import Foundation

/// A distance to the right and downwards, in points.
public struct UIOffset: Equatable, Sendable {
    /// Points to the right.
    ///
    /// Kept for the app.
    public var horizontal: CGFloat
    /// Points downwards.
    ///
    /// Kept for the app.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    /// Creates no distance.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates a distance in points.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}
