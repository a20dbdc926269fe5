import DeviceSimulation
import Foundation
@testable import SimulatedStages
import Testing

@Suite struct TraceDecodingTests {
    private func failure(_ json: String) -> KeyboardTrace.DecodingFailure? {
        do {
            _ = try KeyboardTrace.decode(Data(json.utf8))
            return nil
        } catch {
            return error
        }
    }

    private func log(_ event: String) -> String {
        #"{"id":"a","source":"b","kinds":[],"events":[{"name":"willShow"},\#(event)]}"#
    }

    @Test(arguments: [
        (
            #"{"name":"willShow","end":[0,1,2]}"#,
            "`events[1].end` is a list of 3: write four numbers [x, y, width, height], null for an unknown one, or null"
        ),
        (
            #"{"name":"willShow","end":[0,"NaN",2,3]}"#,
            "`events[1].end[1]` is the text \"NaN\": "
                + "write four numbers [x, y, width, height], null for an unknown one, or null"
        ),
        (
            #"{"name":"willShow","duration":"0.25"}"#,
            "`events[1].duration` is the text \"0.25\": write a number, or null"
        ),
        (#"{"name":"willShow","curve":7.5}"#, "`events[1].curve` is the number 7.5: write a whole number, or null"),
        (
            #"{"name":"willShow","isLocal":"yes"}"#,
            "`events[1].isLocal` is the text \"yes\": write 0, 1, true, false or null"
        ),
        (
            #"{"name":"show"}"#,
            "`events[1].name` is the text \"show\": "
                + "write one of willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame"
        ),
        (#"{"end":null}"#, "`events[1].name` is missing: add it")
    ])
    func `a failure names the place, the value found and the remedy`(event: String, message: String) {
        #expect(failure(log(event))?.description == message)
    }

    @Test func `truncated text and bare NaN are not JSON`() {
        for json in ["", "{", #"{"id":"a","events":[{"name"#, log(#"{"name":"willShow","duration":NaN}"#)] {
            guard case .notJSON = failure(json) else {
                Issue.record("\(json): \(String(describing: failure(json)))")
                continue
            }
        }
    }

    @Test func `a number that fits no machine is refused`() {
        for event in [#"{"name":"willShow","duration":1e999}"#, #"{"name":"willShow","end":[0,0,1e999,1]}"#] {
            #expect(failure(log(event)) != nil, "\(event)")
        }
    }

    @Test func `a log cut off anywhere fails without a trap`() {
        let whole = log(#"{"name":"willShow","end":[0,1,2,3],"isLocal":1}"#)
        #expect(failure(whole) == nil)
        for length in 0..<whole.count {
            #expect(failure(String(whole.prefix(length))) != nil, "\(whole.prefix(length))")
        }
    }

    @Test func `a list in place of the log is reported as such`() {
        #expect(
            failure("[]")?.description == "`the log` is a list of 0: write an object with id, source, kinds and events")
    }

    @Test func `a log keeps invalid numbers, and a replay reports them`() throws {
        let json = log(#"{"name":"willShow","end":[0,1,2,-3],"begin":[1e9,0,1,1],"duration":-1,"curve":99}"#)
        let trace = try KeyboardTrace.decode(Data(json.utf8))
        #expect(trace.events[1].end?.height == -3)
        let replayed = trace.replayed(on: CGSize(width: 320, height: 568))[1]
        #expect(
            replayed.ignored == [
                "begin frame (1000000000, 0, 1, 1) ignored: too large",
                "end frame (0, 1, 2, -3) ignored: negative size",
                "duration -1 clamped: negative",
                "curve 99 ignored: too large"
            ])
        #expect(replayed.duration == 0)
    }

    @Test(arguments: [(Double.nan, "not a number"), (.infinity, "infinite")])
    func `a frame without a place is ignored`(y: Double, fault: String) {
        let frame = KeyboardTrace.RecordedFrame(x: 0, y: y, width: 320, height: 253)
        let trace = KeyboardTrace(id: "a", source: "b", events: [.init(name: .willShow, end: frame)])
        let replayed = trace.replayed(on: CGSize(width: 320, height: 568))
        #expect(replayed.map(\.end) == [nil])
        #expect(replayed.flatMap(\.ignored).allSatisfy { $0.hasSuffix("ignored: \(fault)") })
        #expect(replayed.flatMap(\.ignored).count == 1)
    }

    @Test func `flags may be numbers or booleans, and keys may be unknown`() throws {
        let json = log(#"{"name":"willShow","isLocal":0,"bounds":[1]},{"name":"willShow","isLocal":true}"#)
        let trace = try KeyboardTrace.decode(Data(json.utf8))
        #expect(trace.events.map(\.isLocal) == [nil, false, true])
        #expect(trace.replayed().map(\.isLocal) == [nil, false, true])
    }
}
