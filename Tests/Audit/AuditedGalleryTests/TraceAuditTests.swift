import AuditRules
import DeviceSimulation
import Foundation
import AuditedGallery
@testable import SimulatedStages
import Stages
@testable import TidelineTesting
import TestSupport
import Testing

/// Logs from phones, replayed on the sign-in screen.
@MainActor
@Suite struct TraceAuditTests {
    @Test(arguments: [Avoidance.tideline, .apple, .nothing])
    func `every log replays and covers as much as its frames say`(avoidance: Avoidance) throws {
        for (id, data) in try RecordedLogs.all() {
            let result = try TraceAudit(log: data, screen: .signIn, avoidance: avoidance).run()
            #expect(result.trace == id && result.screen == "sign-in" && result.avoidance == avoidance)
            #expect(result.events.map(\.index) == Array(result.events.indices), "\(id)")
            #expect(result.events.map(\.overlap) == RecordedLogs.covered[id], "\(id)")
        }
    }

    @Test(arguments: [Avoidance.tideline, .apple])
    func `the guide follows the overlap, and rests on the safe area`(avoidance: Avoidance) throws {
        var undocked: Set<String> = []
        for (id, data) in try RecordedLogs.all() {
            let audit = try TraceAudit(log: data, screen: .signIn, avoidance: avoidance), result = try audit.run()
            let device = try Device.named(result.device)
            let orientation: Device.Orientation = result.size[0] > result.size[1] ? .landscape : .portrait
            for event in result.events {
                let top = result.size[1] - max(event.overlap, device.safeArea(in: orientation).bottom)
                #expect(event.guideTop == top, "\(id) at \(event.index)")
                if event.state == "undocked" { undocked.insert(id) }
                #expect(event.findings.isEmpty, "\(id) at \(event.index): \(event.findings)")
                #expect((event.state == "hidden") == (event.keyboard == nil), "\(id) at \(event.index)")
                if event.state != "docked" { #expect(event.overlap == 0, "\(id) at \(event.index)") }
            }
        }
        // An undocked keyboard moves nothing, and the rules ignore the area that it covers.
        //
        // In one log the keyboard is at the screen's upper edge. In other logs the frames were not rotated with the
        // device, so the keyboard is a narrow column.
        #expect(
            undocked.isSuperset(of: [
                "ipad-hardware-keyboard-accessory-upside-down", "ipad-ios5-landscape-show-hide",
                "iphone35-ios7-rotation-portrait-landscape"
            ]), "\(undocked)")
    }

    @Test func `without anything to keep it clear the logs cover the button`() throws {
        for id in ["iphoneX-380-show", "iphoneSE2-260-show", "iphone12-14-336-didshow-rn"] {
            let data = try RecordedLogs.data(of: id)
            let result = try TraceAudit(log: data, screen: .signIn, avoidance: "none").run()
            let finding = try #require(result.events.last?.findings.first { $0.rule == .controlCovered }, "\(id)")
            #expect(finding.subject == "Sign In" && finding.amount == 44)
        }
    }

    @Test func `none takes a screen's keyboard code away from a log, too`() throws {
        let screen = Screen("sign-in", firstField: "Email", avoidances: [.tideline], make: Screen.signIn.makeController)
            .offering(Change.ofUIKit)
        let data = try RecordedLogs.data(of: "iphoneX-380-show")
        func covered(_ avoidance: Avoidance) throws -> [Double] {
            try TraceAudit(log: data, screen: screen, avoidance: avoidance).run().events
                .flatMap { $0.findings.map(\.amount) }
        }
        #expect(try covered(.tideline).isEmpty && !covered(.nothing).isEmpty)
    }

    @Test func `a hide after any log leaves nothing covered or moved`() throws {
        for (id, data) in try RecordedLogs.all() {
            var trace = try KeyboardTrace.decode(data)
            let frame = trace.events.last?.end
            trace.events.append(.init(name: .willHide, begin: frame, end: frame, duration: 0.25, curve: 7))
            trace.events.append(.init(name: .didHide, begin: frame, end: frame, duration: 0.25, curve: 7))
            for avoidance in [Avoidance.tideline, .apple] {
                let log = try JSONEncoder().encode(trace)
                let result = try TraceAudit(log: log, screen: .signIn, avoidance: avoidance).run()
                for event in result.events.suffix(2) {
                    #expect(event.overlap == 0 && event.state == "hidden", "\(id)")
                    #expect(event.findings.isEmpty, "\(id): \(event.findings)")
                }
            }
        }
    }

    @Test func `a log without a screen is played on the phone of most people`() throws {
        let data = try RecordedLogs.data(of: "ios26-heights-vs-ios18")
        let result = try TraceAudit(log: data, screen: .signIn, avoidance: "tideline").run()
        #expect(result.size == [390, 844])
        #expect(result.events.map(\.overlap) == [336, 345])
        #expect(result.events.map(\.guideTop) == [508, 499])
        #expect(result.events.map(\.state) == ["docked", "docked"])
        #expect(result.events.first?.keyboard == [0, 508, 390, 336])
    }

    @Test func `impossible values in a log are ignored with the reason`() throws {
        let up = KeyboardTrace.RecordedFrame(x: 0, y: 508, width: 390, height: 336)
        let frames: [(KeyboardTrace.RecordedFrame, String)] = [
            (.init(x: 0, y: 508, width: 390, height: -336), "negative size"),
            (.init(x: 0, y: 1e300, width: 390, height: 336), "too large")
        ]
        for (frame, reason) in frames {
            let trace = KeyboardTrace(
                id: "garbage", source: "this test", screen: [390, 844],
                events: [
                    .init(name: .willShow, end: up), .init(name: .willChangeFrame, end: frame, duration: -5, curve: 999)
                ])
            let log = try JSONEncoder().encode(trace)
            let events = try TraceAudit(log: log, screen: .signIn, avoidance: "tideline").run().events
            #expect(events.map(\.overlap) == [336, 336])
            #expect(events.map(\.guideTop) == [508, 508])
            #expect(events[0].ignored.isEmpty)
            #expect(events[1].ignored.count == 3, "\(events[1].ignored)")
            #expect(events[1].ignored.first?.hasSuffix("ignored: \(reason)") == true, "\(events[1].ignored)")
        }
    }

    @Test func `a log that is no log says what is wrong with it`() {
        let error = #expect(throws: KeyboardTrace.DecodingFailure.self) {
            try TraceAudit(log: Data("{\"id\": 3}".utf8), screen: .signIn, avoidance: "none")
        }
        #expect(error?.path == "id")
    }

    @Test func `an avoidance that the screen does not offer is refused`() throws {
        let log = try #require(try RecordedLogs.all().first).data
        let error = #expect(throws: UnknownName.self) {
            try TraceAudit(log: log, screen: .signIn, avoidance: "tidelin")
        }
        #expect(error?.description.hasPrefix("'tidelin' is no avoidance of sign-in. Did you mean 'tideline'?") == true)
    }

    @Test func `a result has every key, with null for unknown values`() throws {
        let trace = KeyboardTrace(id: "one", source: "this test", events: [.init(name: .willHide)])
        let log = try JSONEncoder().encode(trace)
        let result = try TraceAudit(log: log, screen: .signIn, avoidance: "none").run()
        let data = try JSONEncoder().encode(result)
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(root.keys) == ["trace", "screen", "device", "avoidance", "size", "events"])
        let event = try #require((root["events"] as? [[String: Any]])?.first)
        #expect(
            Set(event.keys) == [
                "index", "name", "state", "keyboard", "overlap", "guideTop", "findings", "ignored"
            ])
        #expect(event["keyboard"] is NSNull)
    }
}
