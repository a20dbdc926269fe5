// Fidelity: exact — the simulation's own machinery: C enumerations, which accept any number (rule I22)

import Foundation

/// An enumeration that Apple declares in C.
///
/// Therefore every number is a valid value. Its last case contains an unnamed number. That case is unavailable: a
/// switch may leave it out, and `@unknown default` matches it, as on iOS.
public protocol _ImportedEnumeration: RawRepresentable, Hashable, Sendable where RawValue: FixedWidthInteger {
    associatedtype RawValue = Int
    /// The numbers of the cases, in order.
    static var _numbers: [Int] { get }
}

/// The memory layout of a value.
///
/// Code can't name an unavailable case. Beside a case with a number, the cases that hold no value are laid out in their
/// order, like the nil of an optional number.
private struct ImportedEnumerationLayout: Hashable {
    /// The unnamed number, or the index of the case.
    var content: Int
    var isNamed: Bool
}

extension _ImportedEnumeration {
    /// Every number has a value.
    public init?(rawValue: RawValue) {
        let number = Int(truncatingIfNeeded: rawValue), place = Self.place(of: number)
        self.init(content: place ?? number, isNamed: place != nil)
    }

    public var rawValue: RawValue {
        RawValue(truncatingIfNeeded: layout.isNamed ? Self._numbers[layout.content] : unnamedNumber)
    }

    public static func == (left: Self, right: Self) -> Bool { left.layout == right.layout }

    public static func != (left: Self, right: Self) -> Bool { left.layout != right.layout }

    public func hash(into hasher: inout Hasher) { hasher.combine(layout) }

    static func unnamed(_ number: Int) -> Self { Self(content: number, isNamed: false) }

    /// The number of an unnamed value.
    var unnamedNumber: Int { layout.content }

    private var layout: ImportedEnumerationLayout { unsafeBitCast(self, to: ImportedEnumerationLayout.self) }

    private init(content: Int, isNamed: Bool) {
        self = unsafeBitCast(ImportedEnumerationLayout(content: content, isNamed: isNamed), to: Self.self)
    }

    /// Returns the index of a number among the cases' numbers; it searches only in an enumeration with gaps.
    private static func place(of number: Int) -> Int? {
        let numbers = _numbers, place = number &- numbers[0]
        if place >= 0, place < numbers.count, numbers[place] == number { return place }
        return numbers.firstIndex(of: number)
    }
}
