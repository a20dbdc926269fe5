import Foundation

/// Values one behind the other in a line of text; an encoder takes ten times as long.
///
/// `|` stands between two of them. It never stands in one, nor does a tab or the end of a line: a backslash and a letter
/// stand for them. A list is its length and its elements, an optional is a list of one or none.
@_spi(Wire)
public struct FieldList {
    private var bytes: [UInt8] = []
    private var isEmpty = true

    /// Creates a list without values.
    public init() { bytes.reserveCapacity(1024) }

    /// The values so far, as one line without its end.
    public var line: String { String(decoding: bytes, as: UTF8.self) }

    private static let separator = UInt8(ascii: "|"), backslash = UInt8(ascii: "\\")
    /// What a text may not contain, and the letter that stands for it behind a backslash.
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

    /// Adds a truth value.
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
    /// Takes the values of a line out again, one after the other.
    public struct Reader {
        private let fields: [Substring.UTF8View]
        private var next = 0

        /// Begins with the first value of a line.
        public init(_ line: String) {
            fields = line.utf8.split(separator: separator, omittingEmptySubsequences: false).map { $0 }
        }

        /// The next value, a text.
        ///
        /// - Throws: `DecodingError` where the line has no more values, or none that a list wrote.
        public mutating func text() throws -> String { try unescaped(try field()) }

        mutating func number() throws -> Double {
            let field = Substring(try field())
            guard let number = Double(field) else { throw damage("'\(field)' is no number") }
            return number
        }

        /// The next value, a truth value.
        ///
        /// - Throws: `DecodingError` where the line has no more values, or another one.
        public mutating func isTrue() throws -> Bool {
            let field = String(Substring(try field()))
            guard let isTrue = Bool(field) else { throw damage("'\(field)' is neither true nor false") }
            return isTrue
        }

        mutating func list<Element>(_ element: (inout Reader) throws -> Element) throws -> [Element] {
            let field = Substring(try field())
            // No list is longer than what is left, and a damaged length asks for no memory.
            guard let count = Int(field), (0...(fields.count - next)).contains(count) else {
                throw damage("'\(field)' is no length of a list")
            }
            var list: [Element] = []
            list.reserveCapacity(count)
            for _ in 0..<count { list.append(try element(&self)) }
            return list
        }

        mutating func optional<Value>(_ value: (inout Reader) throws -> Value) throws -> Value? {
            let values = try list(value)
            guard values.count <= 1 else { throw damage("an optional has \(values.count) values") }
            return values.first
        }

        /// Makes sure that no value is left.
        ///
        /// - Throws: `DecodingError` where values are left.
        public func end() throws {
            guard next == fields.count else { throw damage("\(fields.count - next) fields are left over") }
        }

        /// An error that names the field that was read last.
        func damage(_ reason: String) -> DecodingError {
            .dataCorrupted(.init(codingPath: [], debugDescription: "Field \(next) of \(fields.count): \(reason)."))
        }

        private mutating func field() throws -> Substring.UTF8View {
            guard next < fields.count else { throw damage("the line ends too early") }
            next += 1
            return fields[next - 1]
        }

        private func unescaped(_ field: Substring.UTF8View) throws -> String {
            guard field.contains(backslash) else { return String(Substring(field)) }
            var bytes: [UInt8] = [], rest = field[...]
            while let byte = rest.popFirst() {
                guard byte == backslash else {
                    bytes.append(byte)
                    continue
                }
                guard let letter = rest.popFirst(), let (known, _) = letters.first(where: { $0.letter == letter })
                else {
                    throw damage("a backslash stands for nothing")
                }
                bytes.append(known)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
