import AuditRules
import DeviceSimulation
import Foundation
import ScenarioCatalog
@testable import TidelineTesting
import TestSupport
import Testing

/// The recorded logs through the sign-in screen.
@MainActor
@Suite struct TraceAuditTests {
    private static var folder: URL {
        PackageFolder.root.appendingPathComponent(
            "Tests/Audit/ScenariosTests/Fixtures/Traces", isDirectory: true)
    }

    private func logs() throws -> [(id: String, data: Data)] {
        try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { ($0.deletingPathExtension().lastPathComponent, try Data(contentsOf: $0)) }
    }

    /// For every log with both frames: how much of the screen each end frame covers from below, read off the logs by hand.
    ///
    /// The screen's height less the end frame's y, 0 from the bottom edge on. Two kinds cover nothing although they meet
    /// the screen: the column of an iOS 5 landscape frame, which was not rotated, and a bar at the upper edge.
    private static let covered: [String: [Double]] = [
        "ipad-hardware-keyboard-accessory-upside-down": [0],
        "ipad-ios5-landscape-show-hide": [0, 0, 0, 0, 0, 0, 0, 0],
        "ipad-ios5-rotation-landscape-to-portrait": [0, 0, 0, 0, 264, 264, 264, 264],
        "ipad-zero-height-then-398-duration0": [0, 398],
        "iphone11-begin-243-end-346": [346],
        "iphone11-rn-begin-243-end-301": [301],
        "iphone12mini-or-X-336-hide-rn": [0],
        "iphone16pro-class-328-rn": [328],
        "iphone35-ios5-curve0-show": [216],
        "iphone35-ios7-default-show-hide": [216, 0],
        "iphone35-ios8-grow-216-253": [253],
        "iphone35-ios8-show-253-islocal": [253],
        "iphone5-begin-zero-height": [253],
        "iphone5-default-216-show-ios9": [216],
        "iphone5-full-six-notifications": [216, 216, 216, 216, 0, 0],
        "iphone5-grow-216-253": [253],
        "iphone5-ios8-willshow-253": [253],
        "iphone5-prediction-253-show-hide": [253, 0],
        "iphone5-push-0_4-from-below-920": [216],
        "iphone5-third-party-251_5": [251.5],
        "iphone5-third-party-254-duration0": [254],
        "iphone5-third-party-282-duration0": [282],
        "iphone6-258-hide-islocal-didchange": [0],
        "iphone6-258-hide-nolocal": [0],
        "iphone6-260-show-islocal": [260],
        "iphone6-261-show": [261],
        "iphone6-begin-equals-end-216-offscreen": [0],
        "iphone6-default-216-show": [216],
        "iphone6-device-ios11-two-willshow-third-party-289_5": [216, 289.5],
        "iphone6-grow-216-258-nolocal": [258],
        "iphone6-prediction-258-didchangeframe": [258],
        "iphone6-zero-height-begin-end": [0],
        "iphonePlus-226-show-0_4": [226],
        "iphonePlus-226-show": [226],
        "iphonePlus-zero-height-willshow": [0],
        "iphoneSE2-260-show": [260],
        "iphoneX-333-show-hide": [333, 0],
        "iphoneX-380-show": [380],
        "iphoneXR-346-willshow": [346],
        "iphoneXR-begin-54-end-301": [301]
    ]

    @Test func `the table has every log whose events all have both frames`() throws {
        let logs = try logs()
        #expect(logs.count == 52)
        let complete = try logs.filter { log in
            try KeyboardTrace.decode(log.data).events.allSatisfy { $0.begin?.rect != nil && $0.end?.rect != nil }
        }
        #expect(Set(complete.map(\.id)) == Set(Self.covered.keys))
    }

    @Test(arguments: [Avoidance.tideline, .apple, .nothing])
    func `every log replays and covers as much as its frames say`(avoidance: Avoidance) throws {
        for (id, data) in try logs() {
            let result = try TraceAudit(log: data, screen: .signIn, avoidance: avoidance).run()
            #expect(result.trace == id && result.screen == "sign-in" && result.avoidance == avoidance)
            #expect(result.events.map(\.index) == Array(result.events.indices), "\(id)")
            if let covered = Self.covered[id] { #expect(result.events.map(\.overlap) == covered, "\(id)") }
        }
    }

    @Test(arguments: [Avoidance.tideline, .apple])
    func `the guide follows the overlap, and rests on the safe area`(avoidance: Avoidance) throws {
        var undocked: Set<String> = []
        for (id, data) in try logs() {
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
        // Nothing makes way for a keyboard that is not docked, and no rule counts what it covers: one at the upper edge, and
        // columns that were not rotated.
        #expect(
            undocked.isSuperset(of: [
                "ipad-hardware-keyboard-accessory-upside-down", "ipad-ios5-landscape-show-hide",
                "ipad-ios5-rotation-landscape-to-portrait", "iphone35-ios7-rotation-portrait-landscape"
            ]), "\(undocked)")
    }

    @Test func `without anything to keep it clear the logs cover the button`() throws {
        for id in ["iphoneX-380-show", "iphoneSE2-260-show", "iphone12-14-336-didshow-rn"] {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent("\(id).json"))
            let result = try TraceAudit(log: data, screen: .signIn, avoidance: "none").run()
            let finding = try #require(result.events.last?.findings.first { $0.rule == .controlCovered }, "\(id)")
            #expect(finding.subject == "Sign In" && finding.amount == 44)
        }
    }

    @Test func `a hide after any log leaves nothing covered or moved`() throws {
        for (id, data) in try logs() {
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
        let data = try Data(contentsOf: Self.folder.appendingPathComponent("ios26-heights-vs-ios18.json"))
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
        let log = try #require(try logs().first).data
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
