// Fidelity: exact — the simulation's own machinery: a protocol for enumerations that Apple declares in C, so that they
// accept any number (rule I22)

import Foundation

/// An enumeration that Apple declares in C, so that every number is a valid value.
///
/// The last case of the enumeration holds a number without a name, and is marked as unavailable. So a switch need not
/// name this case. `@unknown default` matches the case, as on iOS.
public protocol _ImportedEnumeration: RawRepresentable, Hashable, Sendable where RawValue: FixedWidthInteger {
    associatedtype RawValue = Int
    /// The raw values of the named cases, in order.
    static var _numbers: [Int] { get }
}

/// The memory layout of an imported enumeration.
///
/// Code cannot name an unavailable case, so values are converted through this struct. In memory, a value consists of a
/// number and a mark. The mark tells whether the case has a name.
private struct ImportedEnumerationLayout: Hashable {
    /// The raw value of an unnamed case, or the index of a named case.
    var content: Int
    var isNamed: Bool
}

extension _ImportedEnumeration {
    /// Creates a value for any number, never nil.
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

    var unnamedNumber: Int { layout.content }

    private var layout: ImportedEnumerationLayout { unsafeBitCast(self, to: ImportedEnumerationLayout.self) }

    private init(content: Int, isNamed: Bool) {
        self = unsafeBitCast(ImportedEnumerationLayout(content: content, isNamed: isNamed), to: Self.self)
    }

    /// Returns the index of a number in `_numbers`.
    ///
    /// If `_numbers` counts up without gaps, a subtraction gives the index. Otherwise the function searches for the
    /// number.
    private static func place(of number: Int) -> Int? {
        let numbers = _numbers, place = number &- numbers[0]
        if place >= 0, place < numbers.count, numbers[place] == number { return place }
        return numbers.firstIndex(of: number)
    }
}
