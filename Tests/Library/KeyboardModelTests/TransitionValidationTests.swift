import CoreGraphics
import Foundation
import KeyboardModel
import Testing

@Suite struct TransitionValidationTests {
    private let good = CGRect(x: 0, y: 508, width: 390, height: 336)

    private func validate(
        _ raw: KeyboardTransition.RawValues, screen: CGRect? = nil
    ) -> (KeyboardTransition, ignored: [KeyboardTransition.Anomaly]) {
        KeyboardTransition.validating(event: .willShow, raw: raw)
    }

    @Test func `good values pass untouched`() {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        let raw = KeyboardTransition.RawValues(begin: good, end: good, duration: 0.25, curve: 7, isLocal: false)
        let (transition, ignored) = validate(raw, screen: screen)
        #expect(ignored.isEmpty)
        #expect(
            transition
                == KeyboardTransition(
                    event: .willShow, beginFrameInScreen: good, endFrameInScreen: good, durationSeconds: 0.25,
                    curveRawValue: 7, isLocal: false))
    }

    @Test func `an empty dictionary gives a local event without values`() {
        let (transition, ignored) = validate(.init())
        #expect(ignored.isEmpty)
        #expect(transition == KeyboardTransition(event: .willShow))
        #expect(transition.isLocal)
    }

    @Test(
        arguments: [
            (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .notANumber),
            (CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1), .infinite),
            (CGRect(x: 0, y: 0, width: 1, height: 1e6), .tooLarge),
            (CGRect(x: 0, y: 0, width: -1, height: 1), .negativeSize),
            (CGRect(x: 0, y: 0, width: 1, height: -1), .negativeSize)
        ] as [(CGRect, KeyboardTransition.Anomaly.Reason)])
    func `an implausible frame is dropped and named`(
        frame: CGRect, reason: KeyboardTransition.Anomaly.Reason
    ) {
        let (transition, ignored) = validate(.init(begin: frame, end: frame), screen: frame)
        #expect(transition == KeyboardTransition(event: .willShow))
        #expect(ignored.map(\.value) == [.beginFrame, .endFrame])
        #expect(ignored.allSatisfy { $0.reason == reason && $0.remedy == .ignored })
    }

    @Test(arguments: [CGRect.zero, CGRect(x: 0, y: -264, width: 768, height: 308)])
    func `odd but numeric frames are kept`(frame: CGRect) {
        let (transition, ignored) = validate(.init(end: frame))
        #expect(ignored.isEmpty)
        #expect(transition.endFrameInScreen == frame)
    }

    @Test(arguments: [(-1.0, 0.0), (11, 10), (0, 0), (0.4, 0.4)] as [(Double, Double)])
    func `a duration is cut to 0 to 10 seconds`(duration: Double, result: Double) {
        let (transition, ignored) = validate(.init(duration: duration))
        #expect(transition.durationSeconds == result)
        #expect(ignored.map(\.remedy) == (duration == result ? [] : [.clamped]))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a duration that is not finite is dropped`(duration: Double) {
        let (transition, ignored) = validate(.init(duration: duration))
        #expect(transition.durationSeconds == nil)
        #expect(ignored.count == 1)
        #expect(KeyboardTransition(event: .willShow, durationSeconds: duration).durationSeconds == nil)
    }

    @Test(arguments: [Int.min, -1, 16, .max])
    func `a curve that does not fit the options is dropped`(curve: Int) {
        let (transition, ignored) = validate(.init(curve: curve))
        #expect(transition.curveRawValue == nil)
        #expect(ignored.map(\.value) == [.curve])
    }
}
