@_spi(Wire) @testable import AuditRules
import Testing

/// A writer puts several values into one line of text, and a reader gets the same values back.
///
/// Some tests give the reader lines with errors.
@Suite struct FieldListTests {
    private static let texts = [
        "", "plain", "a|b", "\\", "\\i", "||\\\\", "two\nlines", "tab\there", "\r\n", "\u{1F}",
        "caf\u{E9} \u{1F44D}\u{1F3FD}"
    ]
    private static let numbers = [0.1 + 0.2, -0.0, 1e-300, .pi * 1e17, .infinity, -.infinity, .nan, 253]

    private static func line() -> String {
        var fields = FieldList()
        fields.add(texts) { $0.add($1) }
        fields.add(numbers) { $0.add($1) }
        fields.add(true)
        fields.add(String?.none) { $0.add($1) }
        fields.add("some") { $0.add($1) }
        return fields.line
    }

    private static func read(_ line: String) throws -> (texts: [String], numbers: [Double]) {
        var fields = FieldList.Reader(line)
        let texts = try fields.list { try $0.text() }, numbers = try fields.list { try $0.number() }
        #expect(try fields.isTrue())
        #expect(try fields.optional { try $0.text() } == nil)
        #expect(try fields.optional { try $0.text() } == "some")
        try fields.end()
        return (texts, numbers)
    }

    @Test func `texts and numbers come back with their bits`() throws {
        let line = Self.line(), back = try Self.read(line)
        #expect(!line.contains { $0.isNewline && $0 != "\r" || $0 == "\t" })
        #expect(back.texts.map { Array($0.utf8) } == Self.texts.map { Array($0.utf8) })
        #expect(back.numbers.map(\.isNaN) == Self.numbers.map(\.isNaN))
        for (one, other) in zip(Self.numbers, back.numbers) where !one.isNaN {
            #expect(one.bitPattern == other.bitPattern)
        }
    }

    @Test func `a line that lacks its end or has too much is refused`() {
        let line = Self.line()
        for end in line.indices where !line[end...].allSatisfy({ "some".contains($0) }) {
            #expect(throws: DecodingError.self, "\(line[..<end])") { try Self.read(String(line[..<end])) }
        }
        #expect(throws: DecodingError.self) { try Self.read(line + "|") }
        #expect(throws: DecodingError.self) { try Self.read("99999999999|" + line) }
        #expect(throws: DecodingError.self) { try Self.read("-1|" + line) }
    }

    @Test func `damage names the field, and what is wrong`() {
        let error = #expect(throws: DecodingError.self) {
            var fields = FieldList.Reader("a|one")
            _ = try (fields.text(), fields.number())
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "Field 2 of 2: 'one' is no number.")
    }
}
