import TestSupport
import SimulatedStages
import Testing

/// The text notation for what a keyboard does over time.
@Suite struct TimelineTests {
    @Test(arguments: [
        "", "f", "[fCS]----------[cs]", "[fCS]--[dCH]----------[ch]", "f-t-t-t-r", "p", "o----o", "[fCS]-C-c-[cs]"
    ])
    func `a line is printed as it was written`(text: String) throws {
        #expect(try Timeline(text).description == text)
    }

    @Test func `a line prints without spaces, spare brackets or end dashes`() throws {
        #expect(try Timeline("[ f C S ] - - [c s]").description == "[fCS]--[cs]")
        #expect(try Timeline("[f]-[C]").description == "f-C")
        #expect(try Timeline("fCS-cs").description == "[fCS]-[cs]")
        #expect(try Timeline("--f-C--").description == "f-C")
        #expect(try Timeline("[]").description == "")
    }

    @Test func `events have a sign and a tick from the first event on`() throws {
        let timeline = try Timeline("--[fC]---s")
        #expect(timeline.events.map(\.symbol) == [.focus, .willChangeFrame, .didShow])
        #expect(timeline.events.map(\.tick) == [0, 0, 3])
        #expect(Timeline.tickSeconds == 0.05)
    }

    @Test func `every sign is one letter of its own and can be read`() throws {
        let signs = Timeline.Symbol.allCases
        #expect(signs.count == 12 && Set(signs.map(\.rawValue)).count == 12)
        for sign in signs { #expect(try Timeline(String(sign.rawValue)).events.map(\.symbol) == [sign]) }
    }

    @Test func `equal lines tell the same events at the same ticks`() throws {
        #expect(try Timeline("fCS-cs") == Timeline("[fCS] - [cs]"))
        #expect(try Timeline("---fCS") == Timeline("fCS"))
        #expect(try Timeline("f-C") != Timeline("f--C"))
        #expect(try Timeline("fC") != Timeline("Cf"))
        #expect(try Timeline("f") != Timeline("fC"))
        #expect(try Timeline("") == Timeline())
    }

    struct Fault: Sendable {
        var text: String
        var position: Int
        var problem: String
    }

    @Test(arguments: [
        Fault(text: "fX", position: 1, problem: "'X' is no sign; use -, [ ] or one of CcSsHhfptrdo"),
        Fault(text: "[f-C]", position: 2, problem: "time can't pass inside [ ]; close it first"),
        Fault(text: "[fC", position: 3, problem: "'[' is not closed"),
        Fault(text: "f]C", position: 1, problem: "brackets must come in pairs, not nested"),
        Fault(text: "[f[C]]", position: 2, problem: "brackets must come in pairs, not nested"),
        Fault(text: "f\n", position: 1, problem: "'\n' is no sign; use -, [ ] or one of CcSsHhfptrdo"),
        Fault(text: "fé", position: 1, problem: "'é' is no sign; use -, [ ] or one of CcSsHhfptrdo")
    ])
    func `a fault is shown where it is, with what would be right`(fault: Fault) {
        let error = #expect(throws: Timeline.ParseError.self) { try Timeline(fault.text) }
        #expect(error?.text == fault.text)
        #expect(error?.position == fault.position)
        #expect(error?.problem == fault.problem)
        let mark = String(repeating: " ", count: fault.position) + "^"
        #expect(error?.description == "\(fault.text)\n\(mark) \(fault.problem)")
    }

    @Test func `what is printed is read back as the same line`() throws {
        for seed in UInt64(0)..<500 {
            var generator = SeededGenerator(seed: seed)
            var text = ""
            for _ in 0..<Int.random(in: 0...20, using: &generator) {
                let sign = try #require(Timeline.Symbol.allCases.randomElement(using: &generator))
                let pause = Int.random(in: 0...3, using: &generator)
                text += String(repeating: "-", count: pause) + String(sign.rawValue)
            }
            let timeline = try Timeline(text)
            let printed = timeline.description
            #expect(try Timeline(printed) == timeline, "seed \(seed): \(text)")
            #expect(try Timeline(printed).description == printed, "seed \(seed): \(text)")
            #expect(timeline.events.count == text.filter { $0 != "-" }.count, "seed \(seed): \(text)")
        }
    }
}
