import Foundation
import SimulatedStages
import Testing

@Suite struct RecordedTraceTests {
    @Test func `no recorded log holds a value that must be ignored`() throws {
        for trace in try RecordedTraces.all() {
            let ignored = trace.replayed(on: RecordedTraces.screen(of: trace)).flatMap(\.ignored)
            #expect(ignored.isEmpty, "\(trace.id): \(ignored)")
        }
    }

    @Test func `a frame with a height alone is completed at the bottom`() throws {
        let inferred = try RecordedTraces.all().filter { trace in
            trace.replayed(on: RecordedTraces.screen(of: trace)).contains(where: \.isInferred)
        }
        #expect(
            Set(inferred.map(\.id)) == [
                "ios26-heights-vs-ios18", "ios8-swiftkey-heights-sequence", "ipad-hardware-bar-313-visible-55",
                "iphone6-216-then-accessory-only-14"
            ])
        let bar = try #require(inferred.first { $0.id == "ipad-hardware-bar-313-visible-55" }?.replayed().first)
        #expect(bar.end == CGRect(x: 0, y: 969, width: 768, height: 313))
    }

    @Test func `an incomplete frame without a screen is reported and dropped`() throws {
        let trace = try #require(try RecordedTraces.all().first { $0.id == "ios26-heights-vs-ios18" })
        let first = try #require(trace.replayed().first)
        #expect(first.end == nil)
        #expect(
            first.ignored == ["end frame (?, ?, ?, 336) ignored: incomplete, and no screen is known to complete it"])
    }

    @Test func `a log survives being written and read again`() throws {
        for trace in try RecordedTraces.all() {
            let again = try KeyboardTrace.decode(JSONEncoder().encode(trace))
            #expect(again == trace, "\(trace.id)")
        }
    }
}
