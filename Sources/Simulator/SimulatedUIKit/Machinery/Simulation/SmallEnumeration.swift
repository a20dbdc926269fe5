// Fidelity: exact — the simulation's own machinery: storage of a C enumeration's value in two bytes

/// The value of a C enumeration, stored in two bytes instead of nine.
///
/// A raw value that needs more than 16 bits becomes the nearest possible value. This does no harm, because UIKit
/// ignores raw values without a named case.
struct SmallEnumeration<Value: _ImportedEnumeration> {
    private var number: Int16

    init(_ value: Value) { number = Int16(clamping: value.rawValue) }

    var value: Value {
        get { Value(rawValue: Value.RawValue(truncatingIfNeeded: number)) ?? .unnamed(Int(number)) }
        set { number = Int16(clamping: newValue.rawValue) }
    }
}
