// Fidelity: exact — the bench itself: enumerations that Apple declares in C take any number (rule I22)

import Foundation

/// An enumeration that Apple declares in C, so that every number is a value of it.
///
/// Its last case holds a number without a name. That case is unavailable: no switch has to mention it, and `@unknown default`
/// takes it, as on iOS.
public protocol _ImportedEnumeration: RawRepresentable, Hashable, Sendable where RawValue: FixedWidthInteger {
    associatedtype RawValue = Int
    /// The numbers of the cases, in their order.
    static var _numbers: [Int] { get }
}

/// What a value is in memory.
///
/// Code can't name an unavailable case. Beside a case with a number, cases without anything are laid out in their order, as
/// the nil of an optional number is.
private struct ImportedEnumerationLayout: Hashable {
    /// The number without a name, or the place of the case among all.
    var content: Int
    var isNamed: Bool
}

extension _ImportedEnumeration {
    /// The value of a number; every number has one.
    public init?(rawValue: RawValue) {
        let number = Int(truncatingIfNeeded: rawValue), place = Self.place(of: number)
        self.init(content: place ?? number, isNamed: place != nil)
    }

    /// The number.
    public var rawValue: RawValue {
        RawValue(truncatingIfNeeded: layout.isNamed ? Self._numbers[layout.content] : unnamedNumber)
    }

    /// Whether two values have the same number.
    public static func == (left: Self, right: Self) -> Bool { left.layout == right.layout }

    /// Whether two values have different numbers.
    public static func != (left: Self, right: Self) -> Bool { left.layout != right.layout }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(layout) }

    /// The value of a number without a name.
    static func unnamed(_ number: Int) -> Self { Self(content: number, isNamed: false) }

    /// The number of a value that is no named case.
    var unnamedNumber: Int { layout.content }

    private var layout: ImportedEnumerationLayout { unsafeBitCast(self, to: ImportedEnumerationLayout.self) }

    private init(content: Int, isNamed: Bool) {
        self = unsafeBitCast(ImportedEnumerationLayout(content: content, isNamed: isNamed), to: Self.self)
    }

    /// The place of a number among those of the cases, searched for in the few enumerations that have a gap.
    private static func place(of number: Int) -> Int? {
        let numbers = _numbers, place = number &- numbers[0]
        if place >= 0, place < numbers.count, numbers[place] == number { return place }
        return numbers.firstIndex(of: number)
    }
}
