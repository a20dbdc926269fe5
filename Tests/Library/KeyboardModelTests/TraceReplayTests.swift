import CoreGraphics
import Foundation
import KeyboardModel
import Testing

@Suite struct TraceReplayTests {
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

    @Test func `all 52 recorded logs are read and have a row in the table`() throws {
        let traces = try RecordedTraces.all()
        #expect(traces.count == 52)
        #expect(Set(traces.map(\.id)) == Set(Self.expected.keys))
    }

    @Test func `a replayed log covers a full screen view by its frames`() throws {
        for trace in try RecordedTraces.all() {
            let size = RecordedTraces.screen(of: trace)
            let screen = CGRect(origin: .zero, size: size)
            var state = KeyboardState.hidden
            let overlaps = trace.transitions(in: size).map { replayed -> CGFloat in
                state = state.reducing(replayed.transition, in: screen)
                return state.overlap(withViewFrameInScreen: screen, scale: 2)
            }
            #expect(overlaps == Self.expected[trace.id], "\(trace.id)")
        }
    }

    @Test func `every recorded log followed by a hide ends hidden`() throws {
        for trace in try RecordedTraces.all() {
            let size = RecordedTraces.screen(of: trace)
            let screen = CGRect(origin: .zero, size: size)
            for hide in [KeyboardEvent.willHide, .didHide] {
                let last = trace.transitions(in: size).map(\.transition).last
                var transitions = trace.transitions(in: size).map(\.transition)
                transitions.append(KeyboardTransition(event: hide, endFrameInScreen: last?.endFrameInScreen))
                let state = transitions.reduce(KeyboardState.hidden) { $0.reducing($1, in: screen) }
                #expect(state == .hidden, "\(trace.id) then \(hide)")
                #expect(state.overlap(withViewFrameInScreen: screen, scale: 3) == 0, "\(trace.id) then \(hide)")
            }
        }
    }

    @Test func `no recorded log holds a value that must be ignored`() throws {
        for trace in try RecordedTraces.all() {
            let ignored = trace.transitions(in: RecordedTraces.screen(of: trace)).flatMap(\.ignored)
            #expect(ignored.isEmpty, "\(trace.id): \(ignored)")
        }
    }

    @Test func `a frame with a height alone is completed at the bottom`() throws {
        let inferred = try RecordedTraces.all().filter { trace in
            trace.transitions(in: RecordedTraces.screen(of: trace)).contains(where: \.isInferred)
        }
        #expect(
            Set(inferred.map(\.id)) == [
                "ios26-heights-vs-ios18", "ios8-swiftkey-heights-sequence", "ipad-hardware-bar-313-visible-55",
                "iphone6-216-then-accessory-only-14"
            ])
        let bar = try #require(inferred.first { $0.id == "ipad-hardware-bar-313-visible-55" }?.transitions().first)
        #expect(bar.transition.endFrameInScreen == CGRect(x: 0, y: 969, width: 768, height: 313))
    }

    @Test func `an incomplete frame without a screen is reported and dropped`() throws {
        let trace = try #require(try RecordedTraces.all().first { $0.id == "ios26-heights-vs-ios18" })
        let first = try #require(trace.transitions().first)
        #expect(first.transition.endFrameInScreen == nil)
        #expect(
            first.ignored.map(\.description) == [
                "end frame (?, ?, ?, 336) ignored: incomplete, and no screen is known to complete it"
            ])
    }

    @Test func `a log survives being written and read again`() throws {
        for trace in try RecordedTraces.all() {
            let again = try KeyboardTrace.decode(JSONEncoder().encode(trace))
            #expect(again == trace, "\(trace.id)")
        }
    }
}
