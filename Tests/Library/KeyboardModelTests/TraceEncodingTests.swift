import CoreGraphics
import Foundation
import KeyboardModel
import Testing

@Suite struct TraceEncodingTests {
    @Test func `every recorded log is the same after writing and reading`() throws {
        for trace in try RecordedTraces.all() {
            #expect(try KeyboardTrace.decode(trace.encoded()) == trace, "\(trace.id)")
        }
    }

    @Test func `equal logs have equal bytes`() throws {
        let trace = KeyboardTrace(
            id: "a", source: "b",
            events: [
                .init(
                    KeyboardTransition(event: .willShow, endFrameInScreen: CGRect(x: 0, y: 1, width: 2, height: 3)),
                    at: 0.5)
            ])
        #expect(try trace.encoded() == trace.encoded())
        let text = String(decoding: try trace.encoded(), as: UTF8.self)
        #expect(text.contains("\"name\" : \"willShow\""))
        #expect(text.contains("\"t\" : 0.5"))
    }
}
