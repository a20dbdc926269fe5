/// Replaces comments and literals by spaces, so that rules about code see only code.
///
/// Names in backticks become underscores. Line breaks, quotes, the code inside `\(…)` and regular expressions stay.
struct CodeStripper {
    static func strip(_ text: String) -> String {
        var stripper = CodeStripper(input: Array(text.utf8))
        stripper.code(untilParenthesis: false)
        return String(decoding: stripper.output, as: UTF8.self)
    }

    private let input: [UInt8]
    private var output: [UInt8] = []
    private var position = 0

    private init(input: [UInt8]) {
        self.input = input
        output.reserveCapacity(input.count)
    }

    private mutating func code(untilParenthesis: Bool) {
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "/") && starts(with: "//") {
                lineComment()
            } else if byte == UInt8(ascii: "/") && starts(with: "/*") {
                blockComment()
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && hashesBeforeQuote() > 0 {
                literal()
            } else if byte == UInt8(ascii: "`") {
                rawName()
            } else {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    depth -= 1
                    if untilParenthesis && depth == 0 { return keep() }
                }
                keep()
            }
        }
    }

    private mutating func lineComment() {
        while let byte = peek(), byte != UInt8(ascii: "\n") { blank() }
    }

    private mutating func blockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                blank(2)
            } else if starts(with: "*/") {
                depth -= 1
                blank(2)
            } else {
                blank()
            }
        } while depth > 0 && peek() != nil
    }

    private mutating func rawName() {
        keep()
        while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") {
            output.append(UInt8(ascii: "_"))
            position += 1
        }
        keep()
    }

    private mutating func literal() {
        let hashes = String(repeating: "#", count: hashesBeforeQuote())
        keep(hashes.utf8.count)
        let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        keep(quote.utf8.count)
        while let byte = peek(), !starts(with: quote + hashes) {
            if quote == "\"", byte == UInt8(ascii: "\n") { return }
            if starts(with: "\\" + hashes + "(") {
                blank(1 + hashes.utf8.count)
                code(untilParenthesis: true)
            } else if starts(with: "\\" + hashes) {
                blank(2 + hashes.utf8.count)
            } else {
                blank()
            }
        }
        keep(quote.utf8.count + hashes.utf8.count)
    }

    /// The number of `#` signs in front of a quote, from this position on; 0 if they are followed by another character.
    private func hashesBeforeQuote() -> Int {
        var index = position
        while index < input.count && input[index] == UInt8(ascii: "#") { index += 1 }
        return index < input.count && input[index] == UInt8(ascii: "\"") ? index - position : 0
    }

    private func peek() -> UInt8? { position < input.count ? input[position] : nil }

    private func starts(with text: String) -> Bool {
        let bytes = text.utf8
        return position + bytes.count <= input.count
            && zip(bytes, input[position...]).allSatisfy { $0 == $1 }
    }

    private mutating func keep(_ count: Int = 1) {
        let end = min(position + count, input.count)
        output += input[position..<end]
        position = end
    }

    private mutating func blank(_ count: Int = 1) {
        for _ in 0..<count where position < input.count {
            output.append(input[position] == UInt8(ascii: "\n") ? UInt8(ascii: "\n") : UInt8(ascii: " "))
            position += 1
        }
    }
}
