// Fidelity: exact — NSLayoutConstraint.h (rule B21)

import Foundation

/// How much a constraint matters; required constraints must hold.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
    /// The value, above 0 and at most 1000.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// What content resists compression with: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// What content hugs with: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// What fitting sizes are asked with: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// What dragging may resize a scene with: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// What holds a scene's size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// What dragging may not resize a scene with: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
}

extension UILayoutPriority: Comparable {
    /// Whether one priority is lower than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A priority higher by a number.
    public static func + (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue + rhs) }
    /// A priority higher by a number.
    public static func + (lhs: Self.RawValue, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
    /// A priority lower by a number.
    public static func - (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue - rhs) }
    /// The number between two priorities.
    public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
    /// Raises a priority by a number.
    public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
    /// Lowers a priority by a number.
    public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
}
