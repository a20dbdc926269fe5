public import Foundation

@_spi(Wire)
extension JSONEncoder {
    /// Makes an encoder that writes equal values as equal bytes.
    public static func sorted(isPretty: Bool = false) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return encoder
    }

    /// Encodes a value as text.
    public func text(of value: some Encodable) throws -> String { String(decoding: try encode(value), as: UTF8.self) }
}
