// Fidelity: exact — the simulation's own machinery: storage of a C enumeration's value in two bytes

/// A value of an enumeration that Apple declares in C, stored in two bytes instead of nine.
///
/// Numbers of 16 bits are kept. Any other number becomes the nearest number of 16 bits, because UIKit ignores numbers
/// that no case names.
struct SmallEnumeration<Value: _ImportedEnumeration> {
    private var number: Int16

    init(_ value: Value) { number = Int16(clamping: value.rawValue) }

    var value: Value {
        get { Value(rawValue: Value.RawValue(truncatingIfNeeded: number)) ?? .unnamed(Int(number)) }
        set { number = Int16(clamping: newValue.rawValue) }
    }
}
