import CoreGraphics
import Foundation
import KeyboardModel
import Testing

/// The publicly known orders of keyboard notifications, and the resulting states.
@Suite struct EventOrderTests {
    private static let up = Pad.frame(y: 874, height: 320)
    private static let tall = Pad.frame(y: 829, height: 365)
    private static let below = Pad.frame(y: 1194, height: 320)
    private static let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
    private static let wideFloating = CGRect(x: 0, y: 500, width: 834, height: 320)

    struct Order: Sendable, CustomTestStringConvertible {
        var name: String
        var steps: [KeyboardTransition]
        /// The height that the keyboard covers of a view that fills the screen, after each step.
        var overlaps: [CGFloat]
        var final: KeyboardState
        var testDescription: String { name }
    }

    private static func order(
        _ name: String, _ steps: [(KeyboardEvent, CGRect?, CGFloat)], _ final: KeyboardState
    ) -> Order {
        Order(
            name: name, steps: steps.map { Pad.step($0.0, $0.1) }, overlaps: steps.map(\.2), final: final)
    }

    static let orders: [Order] = [
        order(
            "T1 a field brings the keyboard",
            [
                (.willChangeFrame, up, 320), (.willShow, up, 320), (.didChangeFrame, up, 320), (.didShow, up, 320)
            ], .docked(up)),
        order(
            "T2 the whole round fires twice",
            [
                (.willChangeFrame, up, 320), (.willShow, up, 320), (.didChangeFrame, up, 320), (.didShow, up, 320),
                (.willChangeFrame, up, 320), (.willShow, up, 320), (.didChangeFrame, up, 320), (.didShow, up, 320)
            ], .docked(up)),
        order(
            "T3 a third-party keyboard shows in three rounds",
            [
                (.willShow, Pad.frame(y: 1194, height: 0), 0), (.willShow, Pad.frame(y: 978, height: 216), 216),
                (.willShow, Pad.frame(y: 935, height: 259), 259)
            ], .docked(Pad.frame(y: 935, height: 259))),
        order(
            "T4 focus moves to a field with a taller keyboard",
            [
                (.willShow, up, 320), (.willChangeFrame, up, 320), (.willChangeFrame, tall, 365), (.willShow, tall, 365)
            ], .docked(tall)),
        order(
            "T5 resigning in a table cell shows again before it hides",
            [
                (.willShow, up, 320), (.willShow, up, 320), (.willHide, below, 0)
            ], .hidden),
        order(
            "T6 undocking reports an on-screen frame and then hides",
            [
                (.willShow, up, 320), (.willChangeFrame, up, 320), (.willHide, wideFloating, 0)
            ], .hidden),
        order(
            "T7 a floating keyboard docks",
            [
                (.didChangeFrame, floating, 0), (.willChangeFrame, up, 320), (.willShow, up, 320)
            ], .docked(up)),
        order(
            "T8 docking by hand on an old iPad",
            [
                (.willChangeFrame, wideFloating, 0), (.didChangeFrame, wideFloating, 0), (.willShow, up, 320),
                (.willChangeFrame, up, 320), (.willShow, up, 320), (.didChangeFrame, up, 320), (.didShow, up, 320),
                (.didChangeFrame, up, 320), (.didShow, up, 320)
            ], .docked(up)),
        order(
            "T9 a floating keyboard is dragged",
            [
                (.willChangeFrame, .zero, 0), (.didChangeFrame, floating, 0)
            ], .undocked(floating)),
        order(
            "T10 a floating keyboard comes and goes with frame changes alone",
            [
                (.willChangeFrame, floating, 0), (.willChangeFrame, below, 0)
            ], .hidden),
        order(
            "T11 a hardware keyboard hides on focus and on blur",
            [
                (.willChangeFrame, below, 0), (.willHide, below, 0), (.willChangeFrame, below, 0), (.willHide, below, 0)
            ], .hidden),
        order(
            "T12 the software keyboard is toggled",
            [
                (.willShow, Pad.frame(y: 1139, height: 313), 55), (.willShow, up, 320)
            ], .docked(up)),
        order(
            "T14 a cross-fade hide has an empty frame",
            [
                (.willShow, up, 320), (.willChangeFrame, .zero, 0), (.willHide, .zero, 0), (.didChangeFrame, .zero, 0),
                (.didHide, .zero, 0)
            ], .hidden),
        order("T17 a push with begin equal to end", [(.willShow, up, 320)], .docked(up)),
        order(
            "T18 another app's keyboard counts by default",
            [
                (.willShow, up, 320), (.willHide, below, 0)
            ], .hidden),
        order(
            "T20 an iOS 26 hide keeps the accessory's height",
            [
                (.willShow, up, 320), (.willHide, Pad.frame(y: 1150, height: 44), 0)
            ], .hidden),
        order(
            "T21 undocking by gesture hides nothing and heals with the frame change",
            [
                (.willShow, up, 320), (.didChangeFrame, wideFloating, 0)
            ], .undocked(wideFloating))
    ]

    @Test(arguments: orders)
    func `an order known in public gives these overlaps and ends here`(order: Order) {
        var state = KeyboardState.hidden
        let overlaps = order.steps.map { step -> CGFloat in
            state = state.reducing(step, in: Pad.screen)
            return Pad.overlap(state)
        }
        #expect(overlaps == order.overlaps)
        #expect(state == order.final)
    }

    @Test(arguments: orders)
    func `T13 an order that repeats ends in the same state`(order: Order) {
        #expect(Pad.state(after: order.steps + order.steps) == order.final)
    }

    @Test func `T17 and T18 flags and begin frames change nothing`() {
        let plain = KeyboardTransition(event: .willShow, endFrameInScreen: Self.up)
        let decorated = KeyboardTransition(
            event: .willShow, beginFrameInScreen: Self.up, endFrameInScreen: Self.up, durationSeconds: 0,
            curveRawValue: 0, isLocal: false)
        #expect(Pad.state(after: [plain]) == Pad.state(after: [decorated]))
    }
}

@Suite struct AfterHideTests {
    private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let up = KeyboardState.docked(CGRect(x: 0, y: 508, width: 390, height: 336))

    @Test func `Q3 T20 after a hide only a will event shows a keyboard`() {
        let bar = CGRect(x: 0, y: 800, width: 390, height: 44)
        for event in KeyboardEvent.allCases where !event.isHide {
            let transition = KeyboardTransition(event: event, endFrameInScreen: bar)
            let state = KeyboardState.hidden.reducing(transition, in: screen, after: .willHide)
            #expect(state == (event.isWill ? .docked(bar) : .hidden), "\(event)")
            #expect(KeyboardState.hidden.reducing(transition, in: screen) == .docked(bar), "\(event) as the first")
        }
    }
}
