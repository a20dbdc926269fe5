import Foundation

/// A JSON text, read once into a list of its values.
///
/// Foundation makes an object of each key and each number, which takes longer than the verdict. Here a value is a place
/// in the text, and becomes a string only where a reader asks for it.
final class JSONText {
    fileprivate enum Kind { case object, array, string, number, yes, no, null }

    /// A value between two places of the text.
    ///
    /// In an object, each key is an entry before its value.
    fileprivate struct Entry {
        var kind: Kind
        var start: Int
        var end: Int
        /// The index behind the value and all values inside.
        var next: Int
        var number = 0.0
    }

    fileprivate let bytes: [UInt8]
    fileprivate let entries: [Entry]

    private init(bytes: [UInt8], entries: [Entry]) { (self.bytes, self.entries) = (bytes, entries) }

    /// Returns the value of a whole text.
    static func read(_ data: Data) throws(TreeError) -> JSONValue {
        var scanner = JSONScanner(bytes: [UInt8](data))
        guard String(data: data, encoding: .utf8) != nil, try scanner.scan() else {
            throw TreeError("is no whole JSON: it breaks off or is damaged. Write the tree again.")
        }
        return JSONValue(text: JSONText(bytes: scanner.bytes, entries: scanner.entries), index: 0)
    }
}

/// Finds the values of a JSON text.
private struct JSONScanner {
    let bytes: [UInt8]
    private(set) var entries: [JSONText.Entry] = []
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The greatest depth of objects and lists, of which an element has two, and the greatest number of values.
    private static let mostLevels = 2 * ElementTree.mostLevels + 8, mostValues = 64 * ElementTree.mostElements

    private enum Expected { case value, valueOrEnd, key, keyOrEnd, separator }

    /// Reads all values, and returns whether the text is whole.
    ///
    /// It calls itself for no value inside, because a deep text would exhaust the program's stack.
    mutating func scan() throws(TreeError) -> Bool {
        var open: [Int] = [], expected = Expected.value
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        while let byte = nextByte(), entries.isEmpty || !open.isEmpty {
            switch (expected, byte) {
            case (.separator, UInt8(ascii: ",")):
                place += 1
                expected = open.last.map { entries[$0].kind } == .object ? .key : .value
            case (.separator, UInt8(ascii: "]")), (.valueOrEnd, UInt8(ascii: "]")),
                (.separator, UInt8(ascii: "}")), (.keyOrEnd, UInt8(ascii: "}")):
                guard let last = open.popLast(), entries[last].kind == (byte == UInt8(ascii: "]") ? .array : .object)
                else { return false }
                place += 1
                entries[last].next = entries.count
                expected = .separator
            case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
                guard addString(), nextByte() == UInt8(ascii: ":") else { return false }
                place += 1
                expected = .value
            case (.value, _), (.valueOrEnd, _):
                guard addValue(byte), let kind = entries.last?.kind else { return false }
                expected = kind == .object ? .keyOrEnd : kind == .array ? .valueOrEnd : .separator
                if expected != .separator { open.append(entries.count - 1) }
                try checkSize(levels: open.count)
            default: return false
            }
        }
        return !entries.isEmpty && open.isEmpty && nextByte() == nil
    }

    private func checkSize(levels: Int) throws(TreeError) {
        guard levels <= Self.mostLevels else {
            throw TreeError("has more than \(ElementTree.mostLevels) elements inside each other, so it is no screen.")
        }
        guard entries.count <= Self.mostValues else {
            throw TreeError("has more than \(ElementTree.mostElements) elements, so it is no screen.")
        }
    }

    /// The next byte that is no white space, or nil at the end.
    private mutating func nextByte() -> UInt8? {
        while place < bytes.count, bytes[place].isBlank { place += 1 }
        return place < bytes.count ? bytes[place] : nil
    }

    private mutating func addValue(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"): add(.object, to: place + 1)
        case UInt8(ascii: "["): add(.array, to: place + 1)
        case UInt8(ascii: "\""): addString()
        case UInt8(ascii: "t"): addWord("true", .yes)
        case UInt8(ascii: "f"): addWord("false", .no)
        case UInt8(ascii: "n"): addWord("null", .null)
        default: addNumber()
        }
    }

    @discardableResult
    private mutating func add(_ kind: JSONText.Kind, to end: Int, number: Double = 0) -> Bool {
        entries.append(JSONText.Entry(kind: kind, start: place, end: end, next: entries.count + 1, number: number))
        place = end
        return true
    }

    private mutating func addWord(_ word: String, _ kind: JSONText.Kind) -> Bool {
        bytes[place...].starts(with: word.utf8) && add(kind, to: place + word.utf8.count)
    }

    private mutating func addNumber() -> Bool {
        let digits = bytes[place...].prefix { ($0 >= 0x30 && $0 <= 0x39) || "+-.eE".utf8.contains($0) }
        guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return false }
        return add(.number, to: digits.endIndex, number: number)
    }

    /// Reads a string, whose entry leaves out the quotes.
    private mutating func addString() -> Bool {
        place += 1
        var end = place
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            guard bytes[end] >= 0x20 else { return false }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count else { return false }
        add(.string, to: end)
        place += 1
        return true
    }
}

/// A value in a JSON text.
struct JSONValue {
    fileprivate let text: JSONText
    fileprivate let index: Int

    private var entry: JSONText.Entry { text.entries[index] }

    var isObject: Bool { entry.kind == .object }

    /// What `true` and `false` say, or nil for any other value.
    var bool: Bool? { entry.kind == .yes ? true : entry.kind == .no ? false : nil }

    /// The number, or nil for any other value.
    var number: Double? { entry.kind == .number ? entry.number : nil }

    /// The string without its escapes, or nil for any other value.
    var string: String? {
        guard entry.kind == .string else { return nil }
        let part = text.bytes[entry.start..<entry.end]
        guard part.contains(UInt8(ascii: "\\")) else { return String(decoding: part, as: UTF8.self) }
        return try? JSONDecoder().decode(String.self, from: Data("\"".utf8 + part + "\"".utf8))
    }

    /// The values of a list, or nil for any other value.
    var array: [JSONValue]? {
        guard entry.kind == .array else { return nil }
        var values: [JSONValue] = [], place = index + 1
        while place < entry.next {
            values.append(JSONValue(text: text, index: place))
            place = text.entries[place].next
        }
        return values
    }

    /// The value of a key, or nil if the value is no object or lacks the key.
    subscript(key: String) -> JSONValue? {
        guard entry.kind == .object else { return nil }
        var place = index + 1
        while place < entry.next {
            let name = text.entries[place]
            if name.end - name.start == key.utf8.count, text.bytes[name.start..<name.end].elementsEqual(key.utf8) {
                return JSONValue(text: text, index: place + 1)
            }
            place = text.entries[place + 1].next
        }
        return nil
    }
}
