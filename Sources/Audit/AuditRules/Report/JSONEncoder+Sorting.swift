package import Foundation

extension JSONEncoder {
    /// Makes an encoder that writes equal values as equal bytes.
    package static func sorted(isPretty: Bool = false) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return encoder
    }

    /// Encodes a value as text.
    package func text(of value: some Encodable) throws -> String { String(decoding: try encode(value), as: UTF8.self) }
}
