extension Timeline {
    /// A line that is not in the notation.
    public struct ParseError: Error, Equatable, CustomStringConvertible {
        /// The line.
        public var text: String
        /// Where the fault is, in characters from 0.
        public var position: Int
        /// What is wrong and what would be right.
        public var problem: String

        /// The line, a mark under the fault, and what is wrong.
        public var description: String {
            "\(text)\n\(String(repeating: " ", count: position))^ \(problem)"
        }
    }

    /// Reads a line in the notation; a letter outside brackets happens at the tick reached so far.
    public init(_ text: String) throws(ParseError) {
        self.init()
        var tick = 0, isInGroup = false
        for (position, character) in text.enumerated() {
            switch character {
            case "-":
                guard !isInGroup else {
                    throw ParseError(
                        text: text, position: position, problem: "time can't pass inside [ ]; close it first")
                }
                tick += 1
            case "[", "]":
                guard (character == "]") == isInGroup else {
                    throw ParseError(text: text, position: position, problem: "brackets must come in pairs, not nested")
                }
                isInGroup.toggle()
            case " ": continue
            default:
                guard let symbol = Symbol(rawValue: character) else {
                    let known = String(Symbol.allCases.map(\.rawValue))
                    throw ParseError(
                        text: text, position: position,
                        problem: "'\(character)' is no sign; use -, [ ] or one of \(known)")
                }
                append(symbol, at: Double(tick) * Self.tickSeconds)
            }
        }
        if isInGroup { throw ParseError(text: text, position: text.count, problem: "'[' is not closed") }
    }
}
