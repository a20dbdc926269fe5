// Fidelity: exact — the bench itself: enumerations that Apple declares in C take any number (rule I22)

import Foundation

/// An enumeration that Apple declares in C, so that every number is a value of it.
///
/// Its last case holds a number without a name. That case is unavailable: no switch has to mention it, and `@unknown default`
/// takes it, as on iOS.
public protocol _ImportedEnumeration: RawRepresentable, Hashable, Sendable where RawValue: FixedWidthInteger {}

extension _ImportedEnumeration {
    /// The value of a number without a name.
    ///
    /// Code can't name an unavailable case. A case with a number beside cases without anything has the layout of an optional
    /// number, which the tests check for each enumeration.
    static func unnamed(_ number: Int) -> Self { unsafeBitCast(Optional(number), to: Self.self) }

    /// The number of a value that is no named case.
    var unnamedNumber: Int { unsafeBitCast(self, to: Int?.self) ?? 0 }

    /// Whether two values have the same number.
    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
