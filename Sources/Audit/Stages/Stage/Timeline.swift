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
public struct Timeline: Sendable, CustomStringConvertible {
    /// A kind of event.
    public enum Symbol: Character, Sendable {
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

    private static let tickSeconds = 0.05

    /// The events, in order.
    public private(set) var events: [Event] = []
    private var start: Double?

    init() {}

    mutating func append(_ symbol: Symbol, at seconds: Double) {
        let origin = start ?? seconds
        start = origin
        events.append(Event(symbol: symbol, tick: Int(((seconds - origin) / Self.tickSeconds).rounded())))
    }

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
