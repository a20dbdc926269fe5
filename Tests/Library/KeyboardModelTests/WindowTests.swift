import CoreGraphics
import Foundation
import KeyboardModel
import Testing

/// Whether a keyboard counts as docked depends on the window.
@Suite struct WindowTests {
    private let screen = CGRect(x: 0, y: 0, width: 834, height: 1194)

    private func judged(
        _ frame: CGRect, _ window: CGRect, _ guideTop: CGFloat? = nil, event: KeyboardEvent = .willShow
    ) -> KeyboardState {
        let transition = KeyboardTransition(event: event, endFrameInScreen: frame)
        let state = KeyboardState.hidden.reducing(transition, in: screen)
        return state.judged(inWindow: window, onScreen: screen, guideTop: guideTop).state
    }

    @Test func `S37 E60 a frame at a Slide Over window's bottom is docked`() {
        let window = CGRect(x: 0, y: 20, width: 375, height: 1154)
        let frame = CGRect(x: 0, y: 874, width: 375, height: 300)
        #expect(judged(frame, window) == .docked(frame))
        let shifted = CGRect(x: 20, y: 1194 - 320, width: 375, height: 300)
        #expect(judged(shifted, window) == .docked(shifted))
        #expect(judged(frame, window, event: .willHide) == .hidden, "a hide hides with any frame")
    }

    @Test func `a floating keyboard floats in any window it does not fill`() {
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
        let windows = [
            screen, CGRect(x: 0, y: 20, width: 375, height: 1154), CGRect(x: 200, y: 40, width: 500, height: 820)
        ]
        for window in windows { #expect(judged(floating, window) == .undocked(floating), "\(window)") }
    }

    @Test func `S115 Q1 a frame in window coordinates is moved in x and y`() {
        let window = CGRect(x: 120, y: 50, width: 600, height: 1000)
        let real = CGRect(x: 0, y: 874, width: 834, height: 320), reported = real.offsetBy(dx: -120, dy: -50)
        #expect(judged(reported, window) == .docked(real), "its x is the window's")
        let low = CGRect(x: 0, y: 50, width: 600, height: 1000), lowReported = real.offsetBy(dx: 0, dy: -50)
        #expect(judged(lowReported, low, 874) == .docked(real), "the guide confirms it")
        #expect(judged(lowReported, low) == .undocked(lowReported), "an undocked keyboard looks the same")
        #expect(judged(lowReported, low, 1050) == .undocked(lowReported), "the guide denies it")
    }

    @Test func `a keyboard beside the window covers nothing of it`() {
        let docked = KeyboardState.docked(CGRect(x: 0, y: 874, width: 400, height: 320))
        let beside = docked.judged(inWindow: CGRect(x: 420, y: 0, width: 414, height: 1194), onScreen: screen)
        #expect(beside.state == .hidden && beside.reason?.contains("beside the window") == true)
        let around = docked.judged(inWindow: CGRect(x: 300, y: 0, width: 534, height: 1194), onScreen: screen)
        #expect(around.state == docked && around.reason == nil)
    }

    @Test func `a full-screen window leaves each keyboard state as it is`() {
        for height in stride(from: CGFloat(50), through: 600, by: 25) {
            let frame = CGRect(x: 0, y: 1194 - height, width: 834, height: height)
            for top in [nil, 1194 - height, 1194, 400] {
                #expect(judged(frame, screen, top) == .docked(frame), "\(height)")
            }
        }
        #expect(judged(CGRect(x: 0, y: 1194, width: 834, height: 320), screen, 900) == .hidden)
    }

    @Test func `numbers that are none leave the state as it is`() {
        let state = KeyboardState.undocked(CGRect(x: 0, y: 800, width: 834, height: 300))
        for window in [CGRect.zero, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)] {
            #expect(state.judged(inWindow: window, onScreen: screen).state == state)
        }
    }
}
