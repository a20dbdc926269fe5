/// The events of a keyboard as a line of text, for expectations in tests and for failure messages.
///
/// | sign | meaning | sign | meaning |
/// |---|---|---|---|
/// | `-` | 50 milliseconds pass | `f` | a text input gets focus |
/// | `C` `c` | will, did change frame | `p` | something else is tapped |
/// | `S` `s` | will, did show | `t` | text is typed |
/// | `H` `h` | will, did hide | `r` | the return key is pressed |
/// | `[ ]` | everything between happens at the same instant | `d` | the keyboard is dismissed |
/// | | | `o` | the device is rotated |
///
/// In `f[CS]----------[cs]` a field gets focus, the keyboard is announced immediately, and it is at rest half a second
/// later.
public struct Timeline: Equatable, Sendable, CustomStringConvertible {
    /// A kind of event.
    public enum Symbol: Character, CaseIterable, Sendable {
        case willChangeFrame = "C", didChangeFrame = "c", willShow = "S", didShow = "s", willHide = "H", didHide = "h"
        case focus = "f", tap = "p", type = "t", pressReturn = "r", dismiss = "d", rotate = "o"
    }

    /// An event with its time.
    public struct Event: Equatable, Sendable {
        /// The kind of the event.
        public var symbol: Symbol
        /// The time in ticks of 50 milliseconds since the first event.
        public var tick: Int
    }

    /// The number of seconds that one `-` in the text of a timeline means.
    public static let tickSeconds = 0.05

    /// The events, in order.
    public private(set) var events: [Event] = []
    private var start: Double?

    /// Creates an empty timeline.
    public init() {}

    mutating func append(_ symbol: Symbol, at seconds: Double) {
        let origin = start ?? seconds
        start = origin
        events.append(Event(symbol: symbol, tick: Int(((seconds - origin) / Self.tickSeconds).rounded())))
    }

    /// Whether two timelines have equal events at equal ticks.
    public static func == (left: Timeline, right: Timeline) -> Bool { left.events == right.events }

    /// The timeline as text, such as `f[CS]----------[cs]`.
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
    /// An error in the notation of a timeline.
    public struct ParseError: Error, Equatable, CustomStringConvertible {
        /// The line.
        public var text: String
        /// The position of the error, in characters from 0.
        public var position: Int
        /// The error and the correct form.
        public var problem: String

        /// The line, a mark under the error, and the explanation.
        public var description: String {
            "\(text)\n\(String(repeating: " ", count: position))^ \(problem)"
        }
    }

    /// Parses a timeline in its notation.
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
