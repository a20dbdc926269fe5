// Fidelity: exact — UIGeometry.h

import Foundation

/// Insets of a rectangle in points; positive values point inward.
public struct UIEdgeInsets: Equatable, Hashable, Sendable, Codable {
    /// Inward distance from an edge in points.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// No insets.
    public static let zero = UIEdgeInsets()

    /// Creates zero insets.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Insets of a rectangle in points, with horizontal edges that follow the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable, Codable {
    /// Inward distance from an edge in points.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates zero insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

extension CGRect {
    /// Returns the rectangle moved inward by the insets, in points; negative insets enlarge it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
