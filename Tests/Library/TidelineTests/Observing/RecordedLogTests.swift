import DeviceSimulation
import Foundation
import Scenarios
import TestSupport
import Testing
@testable import Tideline
import UIKit

/// Logs that phones have recorded: what the library and the bench read in them, each by itself.
@MainActor
@Suite struct RecordedLogTests {
    /// Overlap of a view that fills the screen after each notification, worked out by hand from the frames:
    /// screen height minus end y, 0 below the screen, previous value without an end frame.
    static let expected: [String: [CGFloat]] = [
        "ios26-heights-vs-ios18": [336, 345],
        "ios7-navigation-pop-duration-0_35": [0],
        "ios8-swiftkey-heights-sequence": [0, 216, 259],
        "ipad-hardware-bar-313-visible-55": [55],
        "ipad-hardware-keyboard-accessory-upside-down": [0],
        "ipad-ios5-landscape-show-hide": [0, 0, 0, 0, 0, 0, 0, 0],
        "ipad-ios5-rotation-landscape-to-portrait": [0, 0, 0, 0, 264, 264, 264, 264],
        "ipad-landscape-398-begin": [0],
        "ipad-portrait-313-playground": [313],
        "ipad-undock-by-drag-begin-only": [0],
        "ipad-zero-height-then-398-duration0": [0, 398],
        "iphone11-begin-243-end-346": [346],
        "iphone11-rn-begin-243-end-301": [301],
        "iphone12-14-336-didshow-rn": [336],
        "iphone12mini-or-X-336-hide-rn": [0],
        "iphone16pro-class-328-rn": [328],
        "iphone35-ios5-curve0-show": [216],
        "iphone35-ios7-default-show-hide": [216, 0],
        "iphone35-ios7-rotation-portrait-landscape": [216, 0],
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
        "iphone6-216-then-accessory-only-14": [216, 14],
        "iphone6-258-hide-islocal-didchange": [0],
        "iphone6-258-hide-nolocal": [0],
        "iphone6-260-show-islocal": [260],
        "iphone6-261-show": [261],
        "iphone6-begin-equals-end-216-offscreen": [0],
        "iphone6-default-216-show": [216],
        "iphone6-device-ios11-two-willshow-third-party-289_5": [216, 289.5],
        "iphone6-duration-0_4-302-end-only": [302],
        "iphone6-grow-216-258-nolocal": [258],
        "iphone6-prediction-258-didchangeframe": [258],
        "iphone6-zero-height-begin-end": [0],
        "iphonePlus-226-show-0_4": [226],
        "iphonePlus-226-show": [226],
        "iphonePlus-zero-height-willshow": [0],
        "iphoneSE2-260-show": [260],
        "iphoneX-291-end": [291],
        "iphoneX-333-show-hide": [333, 0],
        "iphoneX-380-show": [380],
        "iphoneXR-346-willshow": [346],
        "iphoneXR-begin-54-end-301": [301]
    ]

    private func traces() throws -> [KeyboardTrace] {
        let folder = PackageFolder.root.appendingPathComponent("Tests/Audit/ScenariosTests/Fixtures/Traces")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }.map { try KeyboardTrace.decode(Data(contentsOf: $0)) }
    }

    /// What a view that fills the screen is told after each notification.
    private func overlaps(in trace: KeyboardTrace) throws -> (library: [CGFloat], bench: [CGFloat]) {
        let replay = TraceReplay(trace), stage = Stage(replay.device, orientation: replay.orientation)
        // A log may begin with a did event, which confirms nothing where the last keyboard was announced to leave.
        let keyboard = Keyboard(), page = UIViewController(), subscription = keyboard.observe { _ in }
        defer { withExtendedLifetime(subscription) {} }
        var found: (library: [CGFloat], bench: [CGFloat]) = ([], [])
        try replay.play(on: stage, page, focused: nil) { event in
            found.library.append(keyboard.state.overlap(of: page.view))
            found.bench.append(event.overlap)
        }
        return found
    }

    @Test func `each of the 52 recorded logs has a row in the table`() throws {
        let traces = try traces()
        #expect(traces.count == 52 && Set(traces.map(\.id)) == Set(Self.expected.keys))
    }

    @Test func `library and bench read the same in each recorded log`() throws {
        for trace in try traces() {
            let found = try overlaps(in: trace)
            #expect(found.library == Self.expected[trace.id], "\(trace.id): the library")
            #expect(found.bench == Self.expected[trace.id], "\(trace.id): the bench")
        }
    }

    @Test func `every recorded log followed by a hide ends hidden`() throws {
        for trace in try traces() {
            var trace = trace
            let frame = trace.events.last?.end
            trace.events.append(.init(name: .willHide, begin: frame, end: frame))
            let found = try overlaps(in: trace)
            #expect(found.library.last == 0 && found.bench.last == 0, "\(trace.id)")
        }
    }
}
