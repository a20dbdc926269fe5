import CoreGraphics
import Foundation
import KeyboardModel
import Testing

@Suite struct KeyboardStateClassificationTests {
    private let up = KeyboardState.docked(Pad.frame(y: 874, height: 320))

    @Test func `E53 E54 S26 a zero frame of a floating drag covers nothing`() {
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
        let dragged = Pad.state(after: [Pad.step(.willChangeFrame, .zero)], from: .undocked(floating))
        #expect(Pad.overlap(dragged) == 0)
        let dropped = Pad.state(after: [Pad.step(.didChangeFrame, floating)], from: dragged)
        #expect(dropped == .undocked(floating))
        #expect(Pad.overlap(dropped) == 0)
    }

    @Test func `S27 a small floating keyboard covers nothing`() {
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
        for event in [KeyboardEvent.willShow, .didShow, .willChangeFrame, .didChangeFrame] {
            let state = Pad.state(after: [Pad.step(event, floating)])
            #expect(state == .undocked(floating), "\(event)")
            #expect(Pad.overlap(state) == 0, "\(event)")
        }
    }

    @Test func `S28 a hide with an on-screen frame stays hidden`() {
        let onScreen = CGRect(x: 0, y: 600, width: 834, height: 320)
        var state = Pad.state(after: [Pad.step(.willChangeFrame, onScreen), Pad.step(.willHide, onScreen)], from: up)
        for _ in 0..<3 {
            #expect(state == .hidden)
            state = Pad.state(after: [Pad.step(.willHide, onScreen), Pad.step(.didHide, onScreen)], from: state)
        }
    }

    @Test func `S35 a floating frame over the view is not an inset`() {
        let state = Pad.state(after: [Pad.step(.willChangeFrame, CGRect(x: 0, y: 300, width: 834, height: 320))])
        #expect(state.isDocked == false)
        #expect(Pad.overlap(state) == 0)
    }

    @Test func `S57 a hardware keyboard's bar counts by its visible part`() {
        let state = Pad.state(after: [Pad.step(.willShow, Pad.frame(y: 1139, height: 313))])
        #expect(state == .docked(Pad.frame(y: 1139, height: 313)))
        #expect(Pad.overlap(state) == 55)
    }

    @Test func `S60 a hardware keyboard without a bar moves nothing`() {
        let below = Pad.frame(y: 1194, height: 320)
        for event in [KeyboardEvent.willChangeFrame, .willHide, .willChangeFrame, .willHide, .willShow] {
            #expect(Pad.state(after: [Pad.step(event, below)]) == .hidden, "\(event)")
        }
    }

    @Test func `S61 a cross-fade hide at y 0 restores the view`() {
        for frame in [CGRect.zero, CGRect(x: 0, y: 0, width: 834, height: 0)] {
            let changed = Pad.state(after: [Pad.step(.willChangeFrame, frame)], from: up)
            #expect(Pad.overlap(changed) == 0, "\(frame)")
            #expect(Pad.state(after: [Pad.step(.willHide, frame)], from: changed) == .hidden, "\(frame)")
        }
    }

    @Test func `S64 an empty end frame covers nothing`() {
        for event in KeyboardEvent.allCases where event.isWill {
            for frame in [CGRect.zero, Pad.frame(y: 0, height: 0), Pad.frame(y: 1194, height: 0)] {
                #expect(Pad.overlap(Pad.state(after: [Pad.step(event, frame)], from: up)) == 0, "\(event) \(frame)")
            }
        }
    }

    @Test func `S65 an empty frame after a cross-fade keeps the overlap`() {
        let shown = [
            Pad.step(.willChangeFrame, .zero), Pad.step(.willShow, Pad.frame(y: 874, height: 320)),
            Pad.step(.didChangeFrame, .zero), Pad.step(.didShow, .zero)
        ]
        #expect(Pad.state(after: shown) == up)
    }

    @Test func `E53 E54 a show with a zero frame is a dropped shortcuts bar`() {
        #expect(Pad.state(after: [Pad.step(.willShow, .zero)], from: up) == .undocked(.zero))
    }

    @Test func `S115 a full-width frame in view coordinates is taken at x 0`() {
        let frame = CGRect(x: -250, y: 830, width: 834, height: 364)
        let state = Pad.state(after: [Pad.step(.willShow, frame)])
        #expect(state == .docked(Pad.frame(y: 830, height: 364)))
        #expect(Pad.overlap(state) == 364)
    }

    @Test func `S130 a hidden keyboard covers no view below the screen`() {
        let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
        let view = CGRect(x: 0, y: 10, width: 390, height: 844)
        for y in [844.0, 843.8, 844.4] {
            let transition = Pad.step(.willChangeFrame, CGRect(x: 0, y: y, width: 390, height: 336))
            let state = KeyboardState.hidden.reducing(transition, in: phone)
            #expect(state == .hidden, "y \(y)")
            #expect(state.overlap(withViewFrameInScreen: view, scale: 3) == 0, "y \(y)")
        }
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 445.333_333_333_333_26, width: 375, height: 366.666_666_666_666_74), true),
        (CGRect(x: 0, y: 475.6, width: 375, height: 336), true),
        (CGRect(x: 0, y: 475.4, width: 375, height: 336), false)
    ])
    func `a bottom edge within half a point of the screen's is docked`(frame: CGRect, docked: Bool) {
        let screen = CGRect(x: 0, y: 0, width: 375, height: 812)
        let state = KeyboardState.hidden.reducing(Pad.step(.willShow, frame), in: screen)
        #expect(state.isDocked == docked)
    }

    @Test func `password sheet frames count by their visible part`() {
        let screen = CGRect(x: 0, y: 0, width: 414, height: 896)
        let heights: [CGFloat] = [(551, 345), (506, 390), (852, 115), (-115, 115), (-390, 390)].map { y, height in
            let frame = CGRect(x: 0, y: y, width: 414, height: height)
            let state = KeyboardState.hidden.reducing(Pad.step(.willChangeFrame, frame), in: screen)
            return state.overlap(withViewFrameInScreen: screen, scale: 3)
        }
        #expect(heights == [345, 390, 44, 0, 0])
    }

    @Test func `a column from before iOS 8 never fills the screen`() {
        let pad = CGRect(x: 0, y: 0, width: 768, height: 1024)
        let phone = CGRect(x: 0, y: 0, width: 320, height: 480)
        for (frame, screen) in [
            (CGRect(x: 0, y: 0, width: 352, height: 1024), pad), (CGRect(x: 0, y: 0, width: 162, height: 480), phone)
        ] {
            let state = KeyboardState.hidden.reducing(Pad.step(.willShow, frame), in: screen)
            #expect(state == .undocked(frame))
            #expect(state.overlap(withViewFrameInScreen: screen, scale: 2) == 0)
        }
    }

    @Test func `S40 a frame clipped to a window docks, a small one floats`() {
        let clipped = CGRect(x: 100, y: 874, width: 600, height: 320)
        #expect(Pad.state(after: [Pad.step(.willShow, clipped)]) == .docked(clipped))
        let small = CGRect(x: 500, y: 934, width: 320, height: 260)
        #expect(Pad.state(after: [Pad.step(.willShow, small)]) == .undocked(small))
    }

    @Test func `the reason says why in one line`() {
        let cases: [(KeyboardTransition, String)] = [
            (Pad.step(.willHide), "hidden: willHide"),
            (Pad.step(.willShow), "ignored: no end frame"),
            (Pad.step(.didShow, .zero), "ignored: empty end frame (0, 0, 0, 0) in didShow"),
            (Pad.step(.willChangeFrame, .zero), "hidden: empty end frame (0, 0, 0, 0)"),
            (Pad.step(.willShow, Pad.frame(y: 874, height: 320)), "docked: (0, 874, 834, 320)"),
            (
                Pad.step(.willShow, CGRect(x: -5, y: 874, width: 834, height: 320)),
                "docked: (0, 874, 834, 320), x -5 taken as 0"
            ),
            (Pad.step(.willShow, Pad.frame(y: .infinity, height: 320)), "ignored: no end frame")
        ]
        for (transition, reason) in cases {
            #expect(KeyboardState.hidden.reducingWithReason(transition, in: Pad.screen).reason() == reason)
        }
    }
}
