import DeviceSimulation
import Foundation
import SimulatedStages
import Testing

/// A phone's certificate record, read as a log of keyboard notifications.
@Suite struct FilmDecodingTests {
    private func record(film: String, rest: String = #""rows": [], "maker": "Apple's""#) -> Data {
        let head = #""device": "iPhone15,2", "system": "17.5", "screen": [393, 852]"#
        return Data("{\(head), \(rest), \"film\": \(film)}".utf8)
    }

    private func failure(_ data: Data) -> String? {
        do {
            _ = try KeyboardTrace.decode(data)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `a film's notifications are a log, with the frames' times`() throws {
        let film = """
            [{"time": 0.25, "guideTop": 818, "posts": []},
             {"time": 0.5, "guideTop": 516, "posts": [
                {"name": "willChangeFrame", "end": [0, 516, 393, 336]},
                {"name": "willShow", "end": [0, 516, 393, 336], "duration": 0.25, "curve": 7, "isLocal": true}]},
             {"time": 1.5, "guideTop": 516, "posts": [{"name": "didShow"}]}]
            """
        let trace = try KeyboardTrace.decode(record(film: film))
        #expect(trace.events.map(\.name) == [.willChangeFrame, .willShow, .didShow])
        #expect(trace.events.map(\.t) == [0.5, 0.5, 1.5] && trace.screen == [393, 852])
        #expect(trace.events[1].end?.rect?.minY == 516 && trace.events[1].isLocal == true)
        #expect(trace.id == "certificate of iPhone15,2, iOS 17.5" && trace.source.hasSuffix("Apple's"))
    }

    @Test(arguments: [
        ("[]", "`film` is without a notification: "),
        (#"[{"time": 0, "posts": []}]"#, "`film` is without a notification: "),
        ("7", "`film` is the number 7: write a list of frames with time and posts"),
        (#"[{"posts": []}]"#, "`film[0].time` is missing: add it"),
        (#"[{"time": "now", "posts": []}]"#, "`film[0].time` is the text \"now\": write a number"),
        (#"[{"time": 0, "posts": "none"}]"#, "`film[0].posts` is the text \"none\": write a list of notifications"),
        (#"[{"time": 0, "posts": [{"name": "show"}]}]"#, "`film[0].posts[0].name` is the text \"show\": write one of "),
        (
            #"[{"time": 0, "posts": [{"name": "willShow", "end": [1, 2, 3]}]}]"#,
            "`film[0].posts[0].end` is a list of 3: write four numbers "
        )
    ])
    func `a fault in a film is named with place and remedy`(film: String, message: String) throws {
        let found = try #require(failure(record(film: film)))
        #expect(found.hasPrefix(message), "\(found)")
    }

    @Test func `a record without a film says so`() {
        #expect(
            failure(Data(#"{"device": "a", "system": "b", "maker": "c", "screen": [], "rows": []}"#.utf8))
                == "`film` is missing: add it")
        #expect(failure(record(film: "[]", rest: #""rows": []"#)) == "`maker` is missing: add it")
    }
}
