// Fidelity: exact — NSLayoutConstraint.h (rule B21)

import Foundation

/// The priority of a constraint; required constraints must hold.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
    /// The value, above 0 and at most 1000.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The compression resistance of content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The hugging priority of content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of fitting sizes: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// The priority of a drag that may resize a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority of a scene's size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that may not resize a scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
}

extension UILayoutPriority: Comparable {
    /// Returns whether one priority is lower than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a priority that is higher by a number.
    public static func + (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue + rhs) }
    /// Returns a priority that is higher by a number.
    public static func + (lhs: Self.RawValue, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
    /// Returns a priority that is lower by a number.
    public static func - (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue - rhs) }
    /// Returns the difference of two priorities.
    public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
    /// Raises a priority by a number.
    public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
    /// Lowers a priority by a number.
    public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
}
