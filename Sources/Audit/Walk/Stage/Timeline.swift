/// The life of a keyboard as a line of text, for tests to state and failures to print.
///
/// | sign | meaning | sign | meaning |
/// |---|---|---|---|
/// | `-` | 50 milliseconds pass | `f` | a text input gets focus |
/// | `C` `c` | will, did change frame | `p` | something else is tapped |
/// | `S` `s` | will, did show | `t` | text is typed |
/// | `H` `h` | will, did hide | `r` | the return key is pressed |
/// | `[ ]` | everything between happens at the same instant | `d` | the keyboard is put away |
/// | | | `o` | the device turns |
///
/// `f[CS]----------[cs]` is a field that gets focus, a keyboard that is announced at once and stands half a second later.
public struct Timeline: Equatable, Sendable, CustomStringConvertible {
    /// Something that happens.
    public enum Symbol: Character, CaseIterable, Sendable {
        /// A notification.
        case willChangeFrame = "C", didChangeFrame = "c", willShow = "S", didShow = "s", willHide = "H", didHide = "h"
        /// Something that a person does.
        case focus = "f", tap = "p", type = "t", pressReturn = "r", dismiss = "d", rotate = "o"
    }

    /// Something that happens, and when.
    public struct Event: Equatable, Sendable {
        /// What happens.
        public var symbol: Symbol
        /// Ticks of 50 milliseconds since the first event.
        public var tick: Int
    }

    /// Seconds that one `-` stands for.
    public static let tickSeconds = 0.05

    /// What happens, in order.
    public private(set) var events: [Event] = []
    private var start: Double?

    /// Creates an empty line.
    public init() {}

    mutating func append(_ symbol: Symbol, at seconds: Double) {
        let origin = start ?? seconds
        start = origin
        events.append(Event(symbol: symbol, tick: Int(((seconds - origin) / Self.tickSeconds).rounded())))
    }

    /// Whether two lines tell the same events at the same ticks.
    public static func == (left: Timeline, right: Timeline) -> Bool { left.events == right.events }

    /// The line in its notation.
    public var description: String {
        var text = "", tick = 0, index = 0
        while index < events.count {
            let now = events[index].tick
            text += String(repeating: "-", count: max(0, now - tick))
            tick = max(tick, now)
            let same = events[index...].prefix { $0.tick == now }
            let letters = String(same.map(\.symbol.rawValue))
            text += same.count > 1 ? "[\(letters)]" : letters
            index += same.count
        }
        return text
    }
}

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
