// Fidelity: exact — NSLayoutConstraint.h (rule B21)

import Foundation

public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
}

extension UILayoutPriority: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue + rhs) }
    public static func + (lhs: Self.RawValue, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }
    public static func - (lhs: Self, rhs: Self.RawValue) -> Self { Self(lhs.rawValue - rhs) }
    public static func - (lhs: Self, rhs: Self) -> Self.RawValue { lhs.rawValue - rhs.rawValue }
    public static func += (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self.RawValue) { lhs = lhs - rhs }
}
