import Foundation

/// A line of text with a list of values, written ten times as fast as a general encoder writes JSON.
///
/// `|` separates the values. If a value contains one of four special characters, a backslash and a letter take its
/// place: `\b` for a backslash, `\i` for a `|`, `\n` for a line break, and `\t` for a tab. A list is written as its
/// length and its elements. An optional is written as a list of length 0 or 1.
@_spi(Wire)
public struct FieldList {
    private var bytes: [UInt8] = []
    private var isEmpty = true

    /// Creates an empty list.
    public init() { bytes.reserveCapacity(1024) }

    /// The values that were added so far, as one line.
    public var line: String { String(decoding: bytes, as: UTF8.self) }

    private static let separator = UInt8(ascii: "|"), backslash = UInt8(ascii: "\\")
    private static let letters: [(UInt8, letter: UInt8)] = [
        (backslash, UInt8(ascii: "b")), (separator, UInt8(ascii: "i")), (UInt8(ascii: "\n"), UInt8(ascii: "n")),
        (UInt8(ascii: "\t"), UInt8(ascii: "t"))
    ]

    /// Adds a text.
    public mutating func add(_ text: String) {
        let isPlain = !text.utf8.contains { byte in byte < 0x20 || byte == Self.separator || byte == Self.backslash }
        append(isPlain ? text : Self.escaped(text))
    }

    mutating func add(_ number: Double) { append(number.description) }

    /// Adds a Boolean value.
    public mutating func add(_ isTrue: Bool) { append(isTrue ? "true" : "false") }

    mutating func add<Element>(_ list: [Element], _ add: (inout FieldList, Element) -> Void) {
        append(list.count.description)
        for element in list { add(&self, element) }
    }

    mutating func add<Value>(_ value: Value?, _ add: (inout FieldList, Value) -> Void) {
        append(value == nil ? "0" : "1")
        if let value { add(&self, value) }
    }

    private mutating func append(_ field: String) {
        if !isEmpty { bytes.append(Self.separator) }
        isEmpty = false
        bytes.append(contentsOf: field.utf8)
    }

    private static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if let (_, letter) = letters.first(where: { $0.0 == byte }) {
                bytes += [backslash, letter]
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension FieldList {
    /// Reads the values of a line, one after the other.
    public struct Reader {
        private let bytes: [UInt8]
        /// The index of the next byte.
        ///
        /// After the last value, the index is beyond the end of the line.
        private var place = 0
        private var taken = 0
        private let count: Int

        /// Creates a reader at the first value of a line.
        public init(_ line: String) {
            bytes = Array(line.utf8)
            count = bytes.reduce(1) { $1 == separator ? $0 + 1 : $0 }
        }

        /// Reads the next value as a text.
        ///
        /// - Throws: `DecodingError` at the end of the line, or for a value from another source.
        public mutating func text() throws -> String {
            let field = try field()
            return bytes[field].contains(backslash) ? try unescaped(field) : words(field)
        }

        mutating func number() throws -> Double {
            let field = try field()
            if let whole = wholeNumber(field) { return whole }
            guard let number = Double(words(field)) else { throw damage("'\(words(field))' is no number") }
            return number
        }

        /// Reads the next value as a Boolean.
        ///
        /// - Throws: `DecodingError` at the end of the line, or for a value of another type.
        public mutating func isTrue() throws -> Bool {
            let field = words(try field())
            guard let isTrue = Bool(field) else { throw damage("'\(field)' is neither true nor false") }
            return isTrue
        }

        mutating func list<Element>(_ element: (inout Reader) throws -> Element) throws -> [Element] {
            let field = try field()
            // If the length is greater than the number of remaining values, the line is damaged. Without this check, a
            // damaged length could reserve much memory.
            guard let length = digits(field), length <= count - taken else {
                throw damage("'\(words(field))' is no length of a list")
            }
            var list: [Element] = []
            list.reserveCapacity(length)
            for _ in 0..<length { list.append(try element(&self)) }
            return list
        }

        mutating func optional<Value>(_ value: (inout Reader) throws -> Value) throws -> Value? {
            let values = try list(value)
            guard values.count <= 1 else { throw damage("an optional has \(values.count) values") }
            return values.first
        }

        /// Checks that all values are read.
        ///
        /// - Throws: `DecodingError` if values are left.
        public func end() throws {
            guard taken == count else { throw damage("\(count - taken) fields are left over") }
        }

        func damage(_ reason: String) -> DecodingError {
            .dataCorrupted(.init(codingPath: [], debugDescription: "Field \(taken) of \(count): \(reason)."))
        }

        private mutating func field() throws -> Range<Int> {
            guard taken < count else { throw damage("the line ends too early") }
            var end = place
            while end < bytes.count, bytes[end] != separator { end += 1 }
            defer { (place, taken) = (end + 1, taken + 1) }
            return place..<end
        }

        private func words(_ field: Range<Int>) -> String { String(decoding: bytes[field], as: UTF8.self) }

        private func digits(_ field: Range<Int>) -> Int? {
            guard (1...15).contains(field.count) else { return nil }
            var number = 0
            for byte in bytes[field] {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return number
        }

        /// Reads a whole number such as `-12.0`, the most frequent form.
        private func wholeNumber(_ field: Range<Int>) -> Double? {
            guard field.count > 2, bytes[field.upperBound - 1] == UInt8(ascii: "0"),
                bytes[field.upperBound - 2] == UInt8(ascii: ".")
            else { return nil }
            let isNegative = bytes[field.lowerBound] == UInt8(ascii: "-")
            let size = digits((field.lowerBound + (isNegative ? 1 : 0))..<(field.upperBound - 2)).map { Double($0) }
            return isNegative ? size.map { -$0 } : size
        }

        private func unescaped(_ field: Range<Int>) throws -> String {
            var text: [UInt8] = [], rest = bytes[field]
            while let byte = rest.popFirst() {
                guard byte == backslash else {
                    text.append(byte)
                    continue
                }
                guard let letter = rest.popFirst(), let (known, _) = letters.first(where: { $0.letter == letter })
                else {
                    throw damage("a backslash stands for nothing")
                }
                text.append(known)
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
}
