import Foundation
import TestSupport
import Testing

@Suite(.serialized, .besideMainActor) struct ReplayCommandTests {
    private func log(_ events: String, screen: String = "[390, 844]") -> String {
        #"{"id": "a-log", "source": "a test", "kinds": [], "screen": \#(screen), "events": [\#(events)]}"#
    }

    private let show =
        #"{"name": "willShow", "begin": [0, 844, 390, 336], "end": [0, 508, 390, 336], "duration": 0.25, "curve": 7}"#
    private let hide = #"{"name": "willHide", "begin": [0, 508, 390, 336], "end": [0, 844, 390, 336]}"#

    @Test func `the JSON has the keys and figures that were promised`() throws {
        let tool = try Tool()
        let outcome = try tool.run("replay", try tool.file("log.json", log("\(show), \(hide)")), "--json", "-")
        #expect(outcome.code == 0 && outcome.message.isEmpty)
        let result = try Document(outcome.output)
        #expect(result.keys.isSuperset(of: ["trace", "screen", "device", "size", "events"]))
        #expect(result["trace"].text == "a-log" && result["screen"].text == "sign-in")
        #expect(result["device"].text == "iPhone 12/12 Pro/13/13 Pro/14" && result["size"].numbers == [390, 844])
        let events = result["events"].list
        try #require(events.count == 2)
        for event in events {
            let promised: Set = ["index", "name", "state", "keyboard", "overlap", "guideTop", "findings"]
            #expect(event.keys.isSuperset(of: promised))
        }
        #expect(events.map { $0["index"].number } == [0, 1])
        #expect(events.map { $0["name"].text } == ["willShow", "willHide"])
        #expect(events.map { $0["state"].text } == ["docked", "hidden"])
        #expect(events.map { $0["overlap"].number } == [336, 0])
        #expect(events.map { $0["guideTop"].number } == [508, 810])
        #expect(events[0]["keyboard"].numbers == [0, 508, 390, 336] && events[1]["keyboard"].isNull)
        #expect(events[0]["findings"].list.isEmpty)
    }

    @Test func `findings end with 1 and are told in the table`() throws {
        let tool = try Tool(), file = try tool.file("log.json", log(show))
        let outcome = try tool.run("replay", file, "--avoidance", "none", "--json", "out.json")
        #expect(outcome.code == 1 && outcome.message.isEmpty)
        #expect(outcome.output.contains("willShow         docked    overlap   336.0  Sign In button covered by 44 pt"))
        let finding = try #require(try Document(tool.text("out.json"))["events"].list.first?["findings"].list.first)
        let known = finding.keys.subtracting(["cause", "shortage", "why"])
        #expect(known == ["rule", "subject", "amount", "at", "message"])
        #expect(try tool.run("replay", file, "--avoidance", "apple", "--screen", "sign-in").code == 0)
    }

    @Test func `several logs are a list, and the same bytes twice`() throws {
        let tool = try Tool(), file = try tool.file("log.json", log(show))
        let first = try tool.run("replay", file, file, "--json", "-")
        #expect(try Document(first.output).list.count == 2)
        #expect(try tool.run("replay", file, file, "--json", "-").output == first.output)
    }

    @Test func `what cannot be read is named with the remedy`() throws {
        let tool = try Tool()
        try FileManager.default.createDirectory(
            at: tool.folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
        for name in ["missing.json", "folder"] {
            let outcome = try tool.run("replay", name)
            #expect(outcome.code == 2 && !outcome.signalled)
            #expect(outcome.message == "tideline-audit: \(name): can't be read. Name a JSON file that exists.\n")
        }
        let good = try tool.file("good.json", log(show))
        let outcome = try tool.run("replay", good, "missing.json", "--json", "-")
        #expect(outcome.code == 2 && outcome.output.isEmpty)
    }

    struct Broken: Sendable {
        var text: String
        var message: String
    }

    private static func event(_ fields: String) -> String {
        #"{"id": "x", "source": "y", "kinds": [], "events": [{"name": "willShow"}, {"name": "willShow", \#(fields)}]}"#
    }

    private static let frames = "write four numbers [x, y, width, height], null for an unknown one, or null"

    static let broken = [
        Broken(text: #"{"id": "x", "source": "y", "kinds": []}"#, message: "`events` is missing: add it"),
        Broken(text: #"{"source": "y", "kinds": [], "events": []}"#, message: "`id` is missing: add it"),
        Broken(
            text: #"{"id": 7, "source": "y", "kinds": [], "events": []}"#,
            message: "`id` is the number 7: write a text"),
        Broken(
            text: #"{"id": "x", "source": "y", "kinds": [], "events": "none"}"#,
            message: "`events` is the text \"none\": write a list of notifications"),
        Broken(
            text: #"{"id": "x", "source": "y", "kinds": [], "events": [{}]}"#,
            message: "`events[0].name` is missing: add it"),
        Broken(
            text: event(#""end": "below""#), message: "`events[1].end` is the text \"below\": \(frames)"),
        Broken(text: event(#""end": [0, 1, 2]"#), message: "`events[1].end` is a list of 3: \(frames)"),
        Broken(
            text: event(#""end": [0, 508, "wide", 336]"#),
            message: "`events[1].end[2]` is the text \"wide\": \(frames)"),
        Broken(
            text: event(#""duration": "short""#),
            message: "`events[1].duration` is the text \"short\": write a number, or null"),
        Broken(
            text: event(#""curve": 7.5"#), message: "`events[1].curve` is the number 7.5: write a whole number, or null"
        ),
        Broken(
            text: #"{"id": "x", "source": "y", "kinds": [], "events": []}"#,
            message:
                "`events` is without a notification: record it where a keyboard comes up, without a hardware keyboard"
        ),
        Broken(text: "[]", message: "the log is a list of 0: write an object with id, source, kinds and events")
    ]

    @Test(arguments: broken)
    func `a wrong value is named with its place and the remedy`(broken: Broken) throws {
        let tool = try Tool(), outcome = try tool.run("replay", try tool.file("log.json", broken.text))
        #expect(outcome.code == 2 && !outcome.signalled && outcome.output.isEmpty)
        #expect(
            outcome.message.replacing("`the log`", with: "the log") == "tideline-audit: log.json: \(broken.message)\n")
    }

    @Test(arguments: ["", "{", "not json", #"{"id": "x", "source": "y", "kinds": [], "events": [{"name""#, "\u{0}"])
    func `what is no JSON, or breaks off, says so`(text: String) throws {
        let tool = try Tool(), outcome = try tool.run("replay", try tool.file("log.json", text))
        #expect(outcome.code == 2 && !outcome.signalled)
        #expect(outcome.message.hasPrefix("tideline-audit: log.json: the log is not valid JSON"), "\(outcome.message)")
        #expect(outcome.message.contains("check that the file is complete"))
    }

    @Test(arguments: ["NaN", "Infinity", "-Infinity", "nan", "1e999", "-1e999"])
    func `invalid numbers end with 2 or are ignored, without a trap`(number: String) throws {
        let tool = try Tool()
        for field in ["\"end\": [0, \(number), 390, 336]", "\"duration\": \(number)", "\"curve\": \(number)"] {
            let events = "\(show), {\"name\": \"willChangeFrame\", \(field)}"
            let outcome = try tool.run("replay", try tool.file("log.json", log(events)), "--json", "-")
            #expect(!outcome.signalled && (outcome.code == 2 || outcome.code == 0), "\(field)")
            if outcome.code == 2 {
                #expect(outcome.message.hasPrefix("tideline-audit: log.json: "), "\(outcome.message)")
            } else {
                #expect(try Document(outcome.output)["events"].list.last?["overlap"].number == 336, "\(field)")
            }
        }
    }

    @Test func `frames that are huge or negative are ignored with the reason`() throws {
        let tool = try Tool()
        let events = """
            \(show), {"name": "willChangeFrame", "end": [0, 508, 390, -336]},
            {"name": "willChangeFrame", "end": [0, 1e300, 390, 336], "duration": -5, "curve": 99}
            """
        let file = try tool.file("log.json", log(events))
        let outcome = try tool.run("replay", file, "--json", "-")
        #expect(outcome.code == 0)
        let list = try Document(outcome.output)["events"].list
        #expect(list.map { $0["overlap"].number } == [336, 336, 336])
        #expect(list[1]["ignored"].list.map(\.text) == ["end frame (0, 508, 390, -336) ignored: negative size"])
        #expect(list[2]["ignored"].list.count == 3)
        let table = try tool.run("replay", file)
        #expect(table.output.contains("(end frame (0, 508, 390, -336) ignored: negative size)"))
    }

    @Test(arguments: ["[]", "[0, 0]", "[-1, 5]", "[390]", "null", "[1e300, 1]"])
    func `a screen that cannot be is replaced by a usual one`(screen: String) throws {
        let tool = try Tool(), file = try tool.file("log.json", log(show, screen: screen))
        let outcome = try tool.run("replay", file, "--json", "-")
        #expect(outcome.code == 0 && !outcome.signalled)
        #expect(try Document(outcome.output)["size"].numbers == [390, 844])
    }

    /// A record with the frames of a show and a hide.
    private func record(film: String) -> String {
        let head = #""device": "iPhone15,2", "system": "17.5", "maker": "Apple's", "screen": [390, 844], "rows": []"#
        return "{\(head), \"film\": \(film)}"
    }

    @Test func `the film in a certificate's record is played as a log is`() throws {
        let tool = try Tool()
        let film = """
            [{"time": 0, "guideTop": 810, "posts": []}, {"time": 0.25, "guideTop": 508, "posts": [\(show)]},
             {"time": 1.5, "guideTop": 810, "posts": [\(hide)]}]
            """
        let file = try tool.file("iPhone15,2-17.5.json", record(film: film))
        let outcome = try tool.run("replay", file, "--json", "-")
        #expect(outcome.code == 0 && outcome.message.isEmpty)
        let played = try Document(outcome.output)
        #expect(played["trace"].text == "certificate of iPhone15,2, iOS 17.5")
        #expect(played["events"].list.map { $0["name"].text } == ["willShow", "willHide"])
        #expect(played["events"].list.map { $0["guideTop"].number } == [508, 810])
        let log = try tool.run("replay", try tool.file("log.json", log("\(show), \(hide)")), "--json", "-")
        #expect(try Document(log.output)["events"].list.map { $0["overlap"].number } == [336, 0])
        #expect(played["events"].list.map { $0["overlap"].number } == [336, 0])
        let uncovered = try tool.run("replay", file, "--avoidance", "none")
        #expect(uncovered.code == 1 && uncovered.output.contains("Sign In button covered by 44 pt"))
    }

    @Test(arguments: [
        ("[]", "`film` is without a notification: record it where a keyboard comes up"),
        (#"[{"posts": []}]"#, "`film[0].time` is missing: add it"),
        (#"[{"time": 0, "posts": [{"name": "show"}]}]"#, "`film[0].posts[0].name` is the text \"show\": write one of ")
    ])
    func `a film that can't be played is named with the remedy`(film: String, message: String) throws {
        let tool = try Tool(), outcome = try tool.run("replay", try tool.file("record.json", record(film: film)))
        #expect(outcome.code == 2 && !outcome.signalled && outcome.output.isEmpty)
        #expect(outcome.message.hasPrefix("tideline-audit: record.json: \(message)"), "\(outcome.message)")
    }
}
